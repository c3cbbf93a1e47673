import type { Schemas } from '@quintet/api/types';
import { AUDIO_UPLOAD_PAUSE_SECONDS, FILE_UPLOAD_PAUSE_SECONDS, VIDEO_UPLOAD_PAUSE_SECONDS } from '../limits.ts';
import type { Mention } from '../mentions.ts';
import type { Message, QuotedMessage } from './message.ts';

/** Why a message failed: an error code of the catalogue (spec §8). */
export interface SendError {
  readonly code: string;
  readonly operation: string | null;
  readonly result?: unknown;
}

/** The file of a pending message. Its bytes are stored separately from the outbox. */
export interface OutboxFile {
  readonly filename: string;
  readonly extension: string;
  readonly contentType: string;
  /** Bytes. */
  readonly size: number;
  /** Pixels; null for voice messages and documents. */
  readonly width: number | null;
  readonly height: number | null;
  /** Seconds; null for pictures and documents. */
  readonly duration: number | null;
  /** The upload target, requested once so that an interrupted upload can resume. */
  readonly target: Schemas['UploadTarget'] | null;
  /** Whether the bytes are uploaded; only the message remains to be sent. */
  readonly isUploaded: boolean;
}

/** Messages of a group that are forwarded as one; the card is shown until the server has built its own. */
export interface OutboxChatRecord {
  readonly groupId: string;
  readonly msgIds: readonly string[];
  readonly card: Schemas['ChatRecordCard'];
}

export type OutboxItemState = 'queued' | 'sending' | 'failed';

/** The user's own pending message (design §4, Sending). It is stored before anything is sent. */
export interface OutboxItem {
  /** Generated once per message; the server keeps (sender, cid) permanently unique. */
  readonly cid: string;
  /** Position in the queue, ascending. */
  readonly order: number;
  readonly groupId: string;
  readonly lane: 'text' | 'media';
  readonly type: Schemas['SendableType'] | 'share_social_author' | 'share_social_post' | 'chat_record';
  /** Of an image or video its caption. */
  readonly text: string;
  /** Images and videos sent together. */
  readonly albumId?: string;
  readonly mentions?: readonly Mention[];
  readonly file?: OutboxFile;
  /** The message that it replies to. */
  readonly reply?: QuotedMessage | null;
  /** The message being forwarded from another chat; the server already has its content. */
  readonly source?: Message;
  readonly record?: OutboxChatRecord;
  /** Milliseconds since the epoch, by this device's clock. */
  readonly createdAt: number;
  readonly state: OutboxItemState;
  readonly refusal: SendError | null;
}

export type SendOutcome =
  /** The server has stored the message, in this or an earlier attempt. */
  | { readonly type: 'accepted' }
  /** No answer, or a server failure: the message stays queued for any number of attempts. */
  | { readonly type: 'unreachable' }
  /** The server rejected the message. */
  | { readonly type: 'refused'; readonly refusal: SendError };

/** The key of an item's lane. Text and media of a group are sent in separate lanes, each in order. */
export function getOutboxLaneKey(item: OutboxItem): string {
  return `${item.groupId}:${item.lane}`;
}

const QUEUE_GAPS_SECONDS: Partial<Record<OutboxItem['type'], number>> = {
  video: VIDEO_UPLOAD_PAUSE_SECONDS,
  audio: AUDIO_UPLOAD_PAUSE_SECONDS,
  file: FILE_UPLOAD_PAUSE_SECONDS,
};

/** Seconds to wait before the next upload of the lane (spec §9, Upload queue gaps); 0 for items without an upload. */
export const getPauseAfterUploadSeconds = ({ lane, type }: OutboxItem): number =>
  (lane === 'media' && QUEUE_GAPS_SECONDS[type]) || 0;

/** The items that may be sent now: the first queued item of each lane that is not sending. Failed items do not block a lane. */
export function getNextItemsToSend(items: readonly OutboxItem[]): OutboxItem[] {
  const taken = new Set(items.filter((item) => item.state === 'sending').map(getOutboxLaneKey));
  const first: OutboxItem[] = [];
  for (const item of sortByOrder(items)) {
    if (item.state !== 'queued' || taken.has(getOutboxLaneKey(item))) continue;
    taken.add(getOutboxLaneKey(item));
    first.push(item);
  }
  return first;
}

/** Whether a text must wait for earlier pictures of its group. Texts never wait for videos, voice messages or documents. */
export const isTextAwaitingPictures = ({ lane, groupId, order }: OutboxItem, items: readonly OutboxItem[]): boolean =>
  lane === 'text' &&
  items.some(
    (other) => other.groupId === groupId && isPicture(other) && other.order < order && other.state !== 'failed',
  );

/** The pending message shown as the chat's preview: the last failed one, else the last. */
export const getPreviewOutboxItem = (pending: readonly OutboxItem[]): OutboxItem | undefined =>
  pending.findLast(({ state }) => state === 'failed') ?? pending.at(-1);

function sortByOrder(items: readonly OutboxItem[]): OutboxItem[] {
  return [...items].sort((a, b) => a.order - b.order);
}

const isPicture = ({ lane, type }: OutboxItem): boolean => lane === 'media' && type === 'image';

/**
 * Pending messages of a group in the order in which they will be sent, so that bubbles never swap places on screen: first texts with the
 * pictures they wait for, then the other uploads, then failed messages.
 */
export function sortOutboxForDisplay(items: readonly OutboxItem[]): OutboxItem[] {
  const queue = sortByOrder(items);
  const uploads = queue.filter(({ lane, state }) => lane === 'media' && state !== 'failed');
  const shown: OutboxItem[] = [];
  for (const text of queue) {
    if (text.lane !== 'text' || text.state === 'failed') continue;
    const lastAwaited = uploads.findLastIndex((upload) => isPicture(upload) && upload.order < text.order);
    shown.push(...uploads.splice(0, lastAwaited + 1), text);
  }
  return [...shown, ...uploads, ...queue.filter(({ state }) => state === 'failed')];
}

export function toSendingItem(item: OutboxItem): OutboxItem {
  return { ...item, state: 'sending' };
}

/** The item after an attempt; null when it leaves the outbox. */
export function applySendOutcome(item: OutboxItem, outcome: SendOutcome): OutboxItem | null {
  switch (outcome.type) {
    case 'accepted':
      return null;
    case 'unreachable':
      return { ...item, state: 'queued' };
    case 'refused':
      return { ...item, state: 'failed', refusal: outcome.refusal };
  }
}

/** Puts a failed item at the end of the queue with the same cid. Its file is uploaded again: the upload may be why it was refused. */
export function requeueOutboxItem(item: OutboxItem, order: number, now: number): OutboxItem {
  if (item.state !== 'failed') return item;
  const again = { ...item, state: 'queued', order, createdAt: now, refusal: null } as const;
  return item.file ? { ...again, file: { ...item.file, target: null, isUploaded: false } } : again;
}

/** The item with updated upload progress. */
export function withUploadState(
  item: OutboxItem,
  part: Partial<Pick<OutboxFile, 'target' | 'isUploaded'>>,
): OutboxItem {
  return item.file ? { ...item, file: { ...item.file, ...part } } : item;
}

/** Queues an item again whose tab closed while sending it. The cid prevents a duplicate. */
export function resetInterruptedItem(item: OutboxItem): OutboxItem {
  return item.state === 'sending' ? { ...item, state: 'queued' } : item;
}
