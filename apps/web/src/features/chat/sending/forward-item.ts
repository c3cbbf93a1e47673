import type { Message } from '@quintet/domain/chat/message';
import type { OutboxItem } from '@quintet/domain/chat/outbox';
import type { NewItem } from '../storage/outbox.ts';
import { createCid } from '../create-cid.ts';

/**
 * Turns a message into a forward item: texts are sent anew, other types are copied by the server. All use the text lane, so that the
 * order is kept.
 */
export function toForwardItem(groupId: string, message: Message, albumId?: string): NewItem {
  return {
    cid: createCid(),
    groupId,
    lane: 'text',
    type: message.type as OutboxItem['type'],
    text: message.text ?? '',
    ...(message.type !== 'text' && { source: message }),
    ...(albumId && { albumId }),
    createdAt: Date.now(),
    state: 'queued',
    refusal: null,
  };
}
