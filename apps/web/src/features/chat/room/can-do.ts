import { ChatType, GroupRole, Permission } from '@quintet/api/enums';
import { maySend } from '@quintet/domain/chat/abilities';
import type { Group, Message } from '@quintet/domain/chat/message';
import type { Standing } from './message-action.ts';
import { isMessage, type Subject } from './bubble-row.ts';

/** Whatever was said; envelopes are of their chat, and media that have gone of none. */
export const isShareable = (subject: Subject): boolean => {
  if (!isMessage(subject) || subject.message.type === 'red_envelope') return false;
  return subject.message.file_path === null ? true : Boolean(subject.message.media?.url);
};

/** One's own; in a group also an admin's and the owner's (design §6). Envelopes are not taken back. */
export const isRetractable = (subject: Subject, { group }: Standing): boolean =>
  isMessage(subject) &&
  subject.message.type !== 'red_envelope' &&
  (subject.isOwn || (group.type === ChatType.GROUP && group.user_auth.role !== GroupRole.MEMBER));

export const isPinned = (subject: Subject, { pins }: Standing): boolean =>
  isMessage(subject) && pins.some(({ id }) => id === subject.message.id);

export const mayPin = ({ group }: Standing): boolean => group.user_auth.permissions.pin_message === Permission.GRANTED;

/** Whether one may send messages of all these types here. */
export const maySendAll = ({ user_auth, target }: Group, types: readonly Message['type'][]): boolean =>
  !target?.account_cancelled && types.every((type) => maySend(type, user_auth.permissions));

/** Whether one may say something here. */
export const maySpeak = (group: Group): boolean => maySendAll(group, ['text']);
