import type { FileKind } from '@quintet/domain/chat/files';
import type { OutboxFile, OutboxItem } from '@quintet/domain/chat/outbox';
import type { NewOutboxItemWithBytes } from '../storage/outbox.ts';
import { createMessageCid } from './create-message-cid.ts';

/** A file to send with its metadata and bytes. */
export interface FileToSend extends Pick<OutboxFile, 'filename' | 'extension' | 'width' | 'height' | 'duration'> {
  readonly kind: FileKind;
  readonly bytes: Blob;
  /** The poster of a video. */
  readonly poster?: Blob | null;
  readonly caption?: Pick<OutboxItem, 'text' | 'mentions'>;
  /** Images and videos sent together. */
  readonly albumId?: string | undefined;
}

/** Turns a file into an outbox item. */
export function toNewOutboxItemWithBytes(groupId: string, source: FileToSend): NewOutboxItemWithBytes {
  const { kind, bytes, poster = null, caption, albumId, ...shown } = source;
  const file = { ...shown, contentType: bytes.type, size: bytes.size, target: null, isUploaded: false };
  const waiting = { state: 'queued', refusal: null } as const;
  const item = { cid: createMessageCid(), groupId, lane: 'media', type: kind, file, createdAt: Date.now() } as const;
  return { item: { ...item, text: '', ...caption, ...waiting, ...(albumId && { albumId }) }, bytes, poster };
}
