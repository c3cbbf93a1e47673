import type { RoomBubbleRow } from '@quintet/domain/chat/room-row';
import { getMediaExpiryStatus, type MediaExpiryStatus } from '@quintet/domain/chat/files';
import { getRowMessage } from '../room/bubble-row.ts';

/** The file of a message, sent or pending. */
export interface MessageAttachment {
  /** The sender's cid. */
  readonly cid: string | null;
  readonly name: string;
  /** Bytes; null when unknown. */
  readonly size: number | null;
  /** Seconds. */
  readonly duration: number | null;
  /** Pixels. */
  readonly width: number | null;
  readonly height: number | null;
  readonly thumbhash: string | null;
  /** URLs of the file and its thumbnail; null while pending and after expiry. */
  readonly url: string | null;
  readonly thumbnailUrl: string | null;
  readonly expiry: MediaExpiryStatus;
}

/** The file of a message or pending row. `now` in milliseconds. */
export function getRowAttachment(row: RoomBubbleRow, now: number): MessageAttachment {
  const message = getRowMessage(row);
  if (!message) return getPendingAttachment(row);
  const { media } = message;
  const expiry = getMediaExpiryStatus(message.expire_at, now);
  return {
    cid: row.kind === 'msg' && row.isOwn ? message.cid : null,
    name: message.filename ?? '',
    size: media?.size ?? null,
    duration: message.duration ?? media?.duration ?? null,
    width: media?.width ?? null,
    height: media?.height ?? null,
    thumbhash: media?.thumbhash ?? null,
    url: media?.url ?? null,
    thumbnailUrl: media?.thumbnail_url ?? null,
    // The server's expiry counts, not the local clock.
    expiry: media && media.url === null ? { is: 'expired' } : expiry,
  };
}

function getPendingAttachment(row: RoomBubbleRow): MessageAttachment {
  const item = row.kind === 'pending' ? row.item : null;
  const file = item?.file;
  return {
    cid: item?.cid ?? null,
    name: file?.filename ?? '',
    size: file?.size ?? null,
    duration: file?.duration ?? null,
    width: file?.width ?? null,
    height: file?.height ?? null,
    thumbhash: null,
    url: null,
    thumbnailUrl: null,
    expiry: { is: 'lasting' },
  };
}
