import type { Message } from '@quintet/domain/chat/message';
import type { OutboxItem } from '@quintet/domain/chat/outbox';
import type { NewItem } from '../db/outbox.ts';
import { createCid } from '../create-cid.ts';

/** What goes on to another chat: words are said anew, all else is for the server to copy. One lane, so that it stays in order. */
export function toForwardItem(groupId: string, message: Message): NewItem {
  return {
    cid: createCid(),
    groupId,
    lane: 'text',
    type: message.type as OutboxItem['type'],
    text: message.text ?? '',
    ...(message.type !== 'text' && { source: message }),
    createdAt: Date.now(),
    state: 'queued',
    refusal: null,
  };
}
