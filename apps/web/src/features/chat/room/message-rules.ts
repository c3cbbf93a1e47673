import type { RoomBubbleRow } from '@quintet/domain/chat/room-row';
import { ChatType, GroupRole, Permission } from '@quintet/api/enums';
import { canSendMessageType } from '@quintet/domain/chat/send-permissions';
import { isRetractableMessageType, type Group, type Message } from '@quintet/domain/chat/message';
import type { MessageActionContext } from './message-action.ts';
import { isMessageRow } from './bubble-row.ts';

/** Everything but red envelopes and expired media can be forwarded; a record shows these in words. */
export const isForwardableMessage = ({ type, file_path, media }: Message): boolean =>
  type !== 'red_envelope' && (file_path === null || Boolean(media?.url));

export const canForwardMessage = (row: RoomBubbleRow): boolean =>
  isMessageRow(row) && isForwardableMessage(row.message);

/** Own messages; in a group admins and the owner may retract all (design §6). */
export const canRetractMessage = (row: RoomBubbleRow, { group }: MessageActionContext): boolean =>
  isMessageRow(row) &&
  isRetractableMessageType(row.message.type) &&
  (row.isOwn || (group.type === ChatType.GROUP && group.user_auth.role !== GroupRole.MEMBER));

export const isMessagePinned = (row: RoomBubbleRow, { pins }: MessageActionContext): boolean =>
  isMessageRow(row) && pins.some(({ id }) => id === row.message.id);

export const canPinMessages = ({ group }: MessageActionContext): boolean =>
  group.user_auth.permissions.pin_message === Permission.GRANTED;

/** Whether the user may send messages of all these types. */
export const canSendMessageTypes = ({ user_auth, target }: Group, types: readonly Message['type'][]): boolean =>
  !target?.account_cancelled && types.every((type) => canSendMessageType(type, user_auth.permissions));

/** Whether the user may send text. */
export const canSendTextInGroup = (group: Group): boolean => canSendMessageTypes(group, ['text']);
