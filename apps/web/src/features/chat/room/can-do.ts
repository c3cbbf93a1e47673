import { ChatType, GroupRole, Permission } from '@quintet/api/enums';
import { maySend } from '@quintet/domain/chat/abilities';
import type { Group, Message } from '@quintet/domain/chat/message';
import type { MessageActionContext } from './message-action.ts';
import { isMessage, type BubbleRow } from './bubble-row.ts';

/** Whatever was said; envelopes are of their chat, and media that have gone of none. */
export const canForward = (row: BubbleRow): boolean => {
  if (!isMessage(row) || row.message.type === 'red_envelope') return false;
  return row.message.file_path === null ? true : Boolean(row.message.media?.url);
};

/** One's own; in a group also an admin's and the owner's (design §6). Envelopes are not taken back. */
export const canRetract = (row: BubbleRow, { group }: MessageActionContext): boolean =>
  isMessage(row) &&
  row.message.type !== 'red_envelope' &&
  (row.isOwn || (group.type === ChatType.GROUP && group.user_auth.role !== GroupRole.MEMBER));

export const isPinned = (row: BubbleRow, { pins }: MessageActionContext): boolean =>
  isMessage(row) && pins.some(({ id }) => id === row.message.id);

export const canPin = ({ group }: MessageActionContext): boolean =>
  group.user_auth.permissions.pin_message === Permission.GRANTED;

/** Whether one may send messages of all these types here. */
export const canSendAll = ({ user_auth, target }: Group, types: readonly Message['type'][]): boolean =>
  !target?.account_cancelled && types.every((type) => maySend(type, user_auth.permissions));

/** Whether one may say something here. */
export const canSendText = (group: Group): boolean => canSendAll(group, ['text']);
