import type { Schemas } from '@quintet/api/types';
import type { MessageType } from './message.ts';

export type GroupPermissions = Schemas['GroupPermission'];

/** Documents and what is shared go with the ability to send messages. */
const PERMISSION_BY_TYPE: Partial<Record<MessageType, keyof GroupPermissions>> = {
  image: 'send_image',
  video: 'send_video',
  audio: 'send_voice',
};

/** What one must be able to do, to send a message of a type (spec §6, Owner-controlled member abilities). */
export const getPermission = (type: MessageType): keyof GroupPermissions => PERMISSION_BY_TYPE[type] ?? 'send_message';

export const canSend = (type: MessageType, permissions: GroupPermissions): boolean =>
  permissions[getPermission(type)] === 'granted';
