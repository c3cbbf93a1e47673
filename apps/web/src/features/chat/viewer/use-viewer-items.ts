import type { ViewerItem } from '@quintet/ui/views/viewer/ViewerSlide';
import { useIntl } from 'react-intl';
import type { Chat } from '../chat-client.ts';
import { attachmentOf } from '../media/attachment.ts';
import { localFile } from '../media/local-files.ts';
import { type Subject, typeOf } from '../room/bubble-row.ts';
import type { Names } from '../use-names.ts';
import { useNow } from '../use-now.ts';

const GONE = { image: 'chat.media.image-expired', video: 'chat.media.video-expired' } as const;

/** What the viewer shows of messages. */
export function useViewerItems(chat: Chat, subjects: readonly Subject[], names: Names): readonly ViewerItem[] {
  const intl = useIntl();
  const now = useNow();
  return subjects.map((subject): ViewerItem => {
    const { cid, url, thumbnailUrl, thumbhash, width, height, expiry } = attachmentOf(subject, now);
    const kind = typeOf(subject) === 'video' ? 'video' : 'image';
    const local = cid === null ? undefined : localFile(cid);
    const name = names.name(subject.kind === 'msg' ? subject.message.user_id : chat.me);
    const sentAt = intl.formatDate(subject.at, { dateStyle: 'medium', timeStyle: 'short' });
    const until =
      expiry.is === 'soon' ? [intl.formatMessage({ id: 'chat.media.expires-in' }, { days: expiry.days })] : [];
    const isHere = expiry.is !== 'expired';
    return {
      id: subject.key,
      kind,
      src: isHere ? (local ?? url) : null,
      gone: intl.formatMessage({ id: GONE[kind] }),
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
