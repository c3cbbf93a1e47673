import type { RoomBubbleRow } from '@quintet/domain/chat/room-row';
import type { MediaViewerItemData } from '@quintet/ui/views/media-viewer/MediaViewerSlide';
import { useIntl } from 'react-intl';
import type { ChatClient } from '../chat-client.ts';
import { getRowAttachment } from '../media/attachment.ts';
import { findCachedFileUrl } from '../media/local-files.ts';
import { getRowMessageType } from '../room/bubble-row.ts';
import type { NameResolver } from '../../../shared/users/users.ts';
import { useNow } from '../use-now.ts';

const EXPIRED_MESSAGES = { image: 'chat.media.image-expired', video: 'chat.media.video-expired' } as const;

const getAlbumKey = (row: RoomBubbleRow): string | undefined =>
  row.kind === 'msg' ? row.message.album_id && `${row.message.user_id} ${row.message.album_id}` : row.item.albumId;

/** The position of an image in its album, counted from 1. */
function getAlbumPosition(rows: readonly RoomBubbleRow[], row: RoomBubbleRow): { position: number; total: number } {
  const key = getAlbumKey(row);
  const album = key === undefined ? [row] : rows.filter((other) => getAlbumKey(other) === key);
  return { position: album.indexOf(row) + 1, total: album.length };
}

/** The viewer's items for messages. */
export function useMediaViewerItems(
  chat: ChatClient,
  rows: readonly RoomBubbleRow[],
  names: NameResolver,
): readonly MediaViewerItemData[] {
  const intl = useIntl();
  const now = useNow();
  return rows.map((row): MediaViewerItemData => {
    const { cid, url, thumbnailUrl, thumbhash, width, height, expiry } = getRowAttachment(row, now);
    const kind = getRowMessageType(row) === 'video' ? 'video' : 'image';
    const local = cid === null ? undefined : findCachedFileUrl(cid);
    const name = names.getName(row.kind === 'msg' ? row.message.user_id : chat.me);
    const sentAt = intl.formatDate(row.at, { dateStyle: 'medium', timeStyle: 'short' });
    const until =
      expiry.is === 'soon' ? [intl.formatMessage({ id: 'chat.media.expires-in' }, { days: expiry.days })] : [];
    const { position, total } = getAlbumPosition(rows, row);
    const inAlbum = total > 1 ? [intl.formatMessage({ id: 'chat.viewer.position' }, { number: position, total })] : [];
    const isHere = expiry.is !== 'expired';
    return {
      id: row.key,
      kind,
      src: isHere ? (local ?? url) : null,
      expiredText: intl.formatMessage({ id: EXPIRED_MESSAGES[kind] }),
      poster: isHere ? thumbnailUrl : null,
      thumbhash,
      width,
      height,
      name,
      details: [...inAlbum, sentAt, ...until].join(' · '),
      label: intl.formatMessage({ id: `chat.viewer.${kind}` }, { name }),
      isDownloadable: isHere && url !== null,
    };
  });
}
