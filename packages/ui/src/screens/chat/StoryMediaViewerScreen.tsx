import { useState } from 'react';
import { useIntl } from 'react-intl';
import { fn } from 'storybook/test';
import { IconButton } from '../../components/IconButton.tsx';
import { MediaViewer } from '../../views/media-viewer/MediaViewer.tsx';
import type { MediaViewerItemData } from '../../views/media-viewer/MediaViewerSlide.tsx';
import { makeStoryPendingVideoUrl, STORY_STILL_VIDEO_URL } from '../../stories/story-videos.ts';
import { makeStoryImage } from '../../views/social/post/story-posts.ts';
import { StoryRoomScreen } from './StoryRoomScreen.tsx';

export type StoryMediaViewerScreenState = 'image' | 'video' | 'loading' | 'expired' | 'broken';

const NAME = 'A name that is far too long for its line';
const { url, width, height } = makeStoryImage(1);

/** The media of a room over it, as features/chat/viewer composes them. */
export function StoryMediaViewerScreen({ state }: { state: StoryMediaViewerScreenState }) {
  const intl = useIntl();
  const isVideo = state === 'video' || state === 'loading';
  const isExpired = state === 'expired';
  const [pending] = useState(makeStoryPendingVideoUrl);
  const sources = {
    image: url,
    video: STORY_STILL_VIDEO_URL,
    loading: pending,
    expired: null,
    broken: 'data:image/png;base64,AAAA',
  };
  const item: MediaViewerItemData = {
    id: 'm1',
    kind: isVideo ? 'video' : 'image',
    src: sources[state],
    poster: isVideo ? url : null,
    ...(isExpired && { expiredText: intl.formatMessage({ id: 'chat.media.image-expired' }) }),
    width,
    height,
    name: NAME,
    details: intl.formatDate(new Date(2026, 0, 5, 14, 2), { dateStyle: 'long', timeStyle: 'short' }),
    label: intl.formatMessage({ id: isVideo ? 'chat.viewer.video' : 'chat.viewer.image' }, { name: NAME }),
    isDownloadable: !isExpired,
  };
  return (
    <>
      <StoryRoomScreen state="full" kind="group" />
      <MediaViewer
        label={intl.formatMessage({ id: 'chat.viewer.label' })}
        items={[item]}
        id="m1"
        onShow={fn()}
        onDownload={fn()}
        onClose={fn()}
        onBroken={fn()}
        actions={
          <>
            <IconButton icon="reply" variant="overlay" label={intl.formatMessage({ id: 'chat.action.reply' })} />
            {!isExpired && (
              <IconButton icon="share" variant="overlay" label={intl.formatMessage({ id: 'chat.action.forward' })} />
            )}
          </>
        }
      />
    </>
  );
}
