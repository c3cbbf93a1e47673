import type { Message } from '@quintet/domain/chat/message';
import type { OutboxItem, OutboxChatRecord } from '@quintet/domain/chat/outbox';
import type { NewOutboxItem } from '../storage/outbox.ts';
import { createMessageCid } from '../sync/create-message-cid.ts';

/** All forwarded messages use the text lane, so that the order is kept. */
const toItem = (
  groupId: string,
  content: Pick<NewOutboxItem, 'type' | 'text' | 'source' | 'albumId' | 'record'>,
): NewOutboxItem => ({
  cid: createMessageCid(),
  groupId,
  lane: 'text',
  ...content,
  createdAt: Date.now(),
  state: 'queued',
  refusal: null,
});

/**
 * Turns messages into items: texts are sent as new messages, other types are copied by the server. The pictures of an album stay together in the
 * other chat.
 */
export function toForwardedOutboxItems(groupId: string, messages: readonly Message[]): NewOutboxItem[] {
  const albums = new Map(messages.flatMap(({ album_id: id }) => (id ? [[id, createMessageCid()] as const] : [])));
  return messages.map((message) => {
    const albumId = albums.get(message.album_id ?? '');
    return toItem(groupId, {
      type: message.type as OutboxItem['type'],
      text: message.text ?? '',
      ...(message.type !== 'text' && { source: message }),
      ...(albumId && { albumId }),
    });
  });
}

/** Turns messages that are forwarded as one into an item; the server builds the record. */
export const toChatRecordOutboxItem = (groupId: string, record: OutboxChatRecord): NewOutboxItem =>
  toItem(groupId, { type: 'chat_record', text: '', record });
