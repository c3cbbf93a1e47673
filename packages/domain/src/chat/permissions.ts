import type { Schemas } from '@quintet/api/types';
import type { MessageType } from './message.ts';

export type Abilities = Schemas['GroupPermission'];

/** Documents and what is shared go with the ability to send messages. */
const OF_ITS_OWN: Partial<Record<MessageType, keyof Abilities>> = {
  image: 'send_image',
  video: 'send_video',
  audio: 'send_voice',
};

/** What one must be able to do, to send a message of a type (spec §6, Owner-controlled member abilities). */
export const abilityFor = (type: MessageType): keyof Abilities => OF_ITS_OWN[type] ?? 'send_message';

export const maySend = (type: MessageType, abilities: Abilities): boolean => abilities[abilityFor(type)] === 'granted';
