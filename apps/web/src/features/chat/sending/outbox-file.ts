import type { FileKind } from '@quintet/domain/chat/files';
import type { OutboxFile } from '@quintet/domain/chat/outbox';
import type { NewFileItem } from '../storage/outbox.ts';
import { createCid } from '../create-cid.ts';

/** A file to send with its metadata and bytes. */
export interface FileToSend extends Pick<OutboxFile, 'filename' | 'extension' | 'width' | 'height' | 'duration'> {
  readonly kind: FileKind;
  readonly bytes: Blob;
  /** The poster of a video. */
  readonly poster?: Blob | null;
  readonly caption?: string;
  /** Images and videos sent together. */
  readonly albumId?: string | undefined;
}

/** Turns a file into an outbox item. */
export function toOutboxFile(groupId: string, source: FileToSend): NewFileItem {
  const { kind, bytes, poster = null, caption: text = '', albumId, ...shown } = source;
  const file = { ...shown, contentType: bytes.type, size: bytes.size, target: null, isUploaded: false };
  const waiting = { state: 'queued', refusal: null } as const;
  const item = { cid: createCid(), groupId, lane: 'media', type: kind, text, file, createdAt: Date.now() } as const;
  return { item: { ...item, ...waiting, ...(albumId && { albumId }) }, bytes, poster };
}
