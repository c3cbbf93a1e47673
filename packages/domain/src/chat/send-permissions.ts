import type { Schemas } from '@quintet/api/types';
import type { MessageType } from './message.ts';

export type EffectiveGroupPermissions = Schemas['GroupPermission'];

/** All other types, such as documents and shared posts, need `send_message`. */
const PERMISSION_BY_TYPE: Partial<Record<MessageType, keyof EffectiveGroupPermissions>> = {
  image: 'send_image',
  video: 'send_video',
  audio: 'send_voice',
};

/** The permission needed to send a message of this type (spec §6, Owner-controlled member permissions). */
export const getRequiredSendPermission = (type: MessageType): keyof EffectiveGroupPermissions =>
  PERMISSION_BY_TYPE[type] ?? 'send_message';

export const canSendMessageType = (type: MessageType, permissions: EffectiveGroupPermissions): boolean =>
  permissions[getRequiredSendPermission(type)] === 'granted';
