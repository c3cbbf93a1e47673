import type { Schemas } from '@quintet/api/types';
import { AUDIO_QUEUE_GAP_SECONDS, FILE_QUEUE_GAP_SECONDS, VIDEO_QUEUE_GAP_SECONDS } from '../limits.ts';
import type { Message, Quote } from './message.ts';

/** What a failed message is told by: a code of the catalogue (spec §8). */
export interface SendError {
  readonly code: string;
  readonly operation: string | null;
  readonly result?: unknown;
}

/** The file of a message on its way; its bytes are kept beside the outbox. */
export interface OutboxFile {
  readonly filename: string;
  readonly extension: string;
  readonly contentType: string;
  /** Bytes. */
  readonly size: number;
  /** Pixels, of what is seen. */
  readonly width: number | null;
  readonly height: number | null;
  /** Seconds, of what lasts. */
  readonly duration: number | null;
  /** Where its bytes go; asked for once, so that an upload goes on where it was broken off. */
  readonly target: Schemas['UploadTarget'] | null;
  /** The bytes are there; what is left is the message. */
  readonly isUploaded: boolean;
}

export type OutboxState = 'queued' | 'sending' | 'failed';

/** An own message on its way (design §4, Sending). It is stored before anything is sent. */
export interface OutboxItem {
  /** Made once; the server keeps (sender, cid) unique for good. */
  readonly cid: string;
  /** Its place in the queue; grows. */
  readonly order: number;
  readonly groupId: string;
  readonly lane: 'text' | 'media';
  readonly type: Schemas['SendableType'] | 'share_social_author' | 'share_social_post';
  readonly text: string;
  readonly file?: OutboxFile;
  /** The message that it replies to. */
  readonly reply?: Quote | null;
  /** The message that it sends on, from another chat: the server has what it carries. */
  readonly source?: Message;
  /** Milliseconds, this device's clock. */
  readonly createdAt: number;
  readonly state: OutboxState;
  readonly refusal: SendError | null;
}

export type Outcome =
  /** The server has it, now or from an earlier try. */
  | { readonly type: 'accepted' }
  /** Nobody answered, or a server that is not well: it stays in the queue, however often. */
  | { readonly type: 'unreachable' }
  /** The server does not want it. */
  | { readonly type: 'refused'; readonly refusal: SendError };

/** Text and media of a group go in lanes of their own, each in order. */
export function getLane(item: OutboxItem): string {
  return `${item.groupId}:${item.lane}`;
}

const QUEUE_GAPS_SECONDS: Partial<Record<OutboxItem['type'], number>> = {
  video: VIDEO_QUEUE_GAP_SECONDS,
  audio: AUDIO_QUEUE_GAP_SECONDS,
  file: FILE_QUEUE_GAP_SECONDS,
};

/** Seconds until the next one of its lane may go (spec §9, Upload queue gaps); what is not uploaded needs none. */
export const getQueueGap = ({ lane, type }: OutboxItem): number => (lane === 'media' && QUEUE_GAPS_SECONDS[type]) || 0;

/** What may be sent now: the first of every lane, unless that lane is busy. Failed ones stand aside. */
export function nextToSend(items: readonly OutboxItem[]): OutboxItem[] {
  const taken = new Set(items.filter((item) => item.state === 'sending').map(getLane));
  const first: OutboxItem[] = [];
  for (const item of sortByOrder(items)) {
    if (item.state !== 'queued' || taken.has(getLane(item))) continue;
    taken.add(getLane(item));
    first.push(item);
  }
  return first;
}

/** Whether a text follows pictures of its group that have not gone yet. It never waits for films, voice and documents. */
export const followsPictures = ({ lane, groupId, order }: OutboxItem, items: readonly OutboxItem[]): boolean =>
  lane === 'text' &&
  items.some(
    (other) => other.groupId === groupId && isPicture(other) && other.order < order && other.state !== 'failed',
  );

/** The one of those that wait in a chat by which its row tells of them: the last that failed, or else the last. */
export const getPreviewItem = (pending: readonly OutboxItem[]): OutboxItem | undefined =>
  pending.findLast(({ state }) => state === 'failed') ?? pending.at(-1);

function sortByOrder(items: readonly OutboxItem[]): OutboxItem[] {
  return [...items].sort((a, b) => a.order - b.order);
}

const isPicture = ({ lane, type }: OutboxItem): boolean => lane === 'media' && type === 'image';

/**
 * Pending messages of a group in the order in which they will be sent, so that no bubble passes another on screen: uploads that no text
 * waits for stand below the texts, failed messages below all.
 */
export function sortForDisplay(items: readonly OutboxItem[]): OutboxItem[] {
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

export function markSending(item: OutboxItem): OutboxItem {
  return { ...item, state: 'sending' };
}

/** The item after an attempt; null when it has left the outbox. */
export function applyOutcome(item: OutboxItem, outcome: Outcome): OutboxItem | null {
  switch (outcome.type) {
    case 'accepted':
      return null;
    case 'unreachable':
      return { ...item, state: 'queued' };
    case 'refused':
      return { ...item, state: 'failed', refusal: outcome.refusal };
  }
}

/** A failed one queues again at the end, as the same message; its file goes anew, for what was refused may be the upload. */
export function requeue(item: OutboxItem, order: number, now: number): OutboxItem {
  if (item.state !== 'failed') return item;
  const again = { ...item, state: 'queued', order, createdAt: now, refusal: null } as const;
  return item.file ? { ...again, file: { ...item.file, target: null, isUploaded: false } } : again;
}

/** The item with what became known of its upload. */
export function withUpload(item: OutboxItem, part: Partial<Pick<OutboxFile, 'target' | 'isUploaded'>>): OutboxItem {
  return item.file ? { ...item, file: { ...item.file, ...part } } : item;
}

/** What a tab that died in the middle of sending left behind is simply tried again: the cid keeps it single. */
export function resetInterrupted(item: OutboxItem): OutboxItem {
  return item.state === 'sending' ? { ...item, state: 'queued' } : item;
}
