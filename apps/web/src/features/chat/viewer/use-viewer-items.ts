import type { MediaViewerItem } from '@quintet/ui/views/media-viewer/MediaViewerSlide';
import { useIntl } from 'react-intl';
import type { ChatClient } from '../chat-client.ts';
import { getAttachment } from '../media/attachment.ts';
import { getLocalFileUrl } from '../media/local-files.ts';
import { type BubbleRow, getMessageType } from '../room/bubble-row.ts';
import type { Names } from '../../../shared/users/names.ts';
import { useNow } from '../use-now.ts';

const EXPIRED_MESSAGES = { image: 'chat.media.image-expired', video: 'chat.media.video-expired' } as const;

/** The viewer's items for messages. */
export function useViewerItems(chat: ChatClient, rows: readonly BubbleRow[], names: Names): readonly MediaViewerItem[] {
  const intl = useIntl();
  const now = useNow();
  return rows.map((row): MediaViewerItem => {
    const { cid, url, thumbnailUrl, thumbhash, width, height, expiry } = getAttachment(row, now);
    const kind = getMessageType(row) === 'video' ? 'video' : 'image';
    const local = cid === null ? undefined : getLocalFileUrl(cid);
    const name = names.getName(row.kind === 'msg' ? row.message.user_id : chat.me);
    const sentAt = intl.formatDate(row.at, { dateStyle: 'medium', timeStyle: 'short' });
    const until =
      expiry.is === 'soon' ? [intl.formatMessage({ id: 'chat.media.expires-in' }, { days: expiry.days })] : [];
    const isHere = expiry.is !== 'expired';
    return {
      id: row.key,
      kind,
      src: isHere ? (local ?? url) : null,
      gone: intl.formatMessage({ id: EXPIRED_MESSAGES[kind] }),
      poster: isHere ? thumbnailUrl : null,
      thumbhash,
      width,
      height,
      name,
      facts: [sentAt, ...until].join(' · '),
      label: intl.formatMessage({ id: `chat.viewer.${kind}` }, { name }),
      isDownloadable: isHere && url !== null,
    };
  });
}
