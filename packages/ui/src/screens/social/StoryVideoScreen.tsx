import { useState } from 'react';
import { useIntl } from 'react-intl';
import { fn } from 'storybook/test';
import { IconMenu } from '../../components/IconMenu.tsx';
import { Sheet } from '../../components/Sheet.tsx';
import { makeStoryPendingVideoUrl, STORY_STILL_VIDEO_URL } from '../../stories/story-videos.ts';
import { WriteCommentButton } from '../../views/social/comments/WriteCommentButton.tsx';
import { StoryComments } from '../../views/social/post/story-post.tsx';
import { makeStoryPost, makeStoryAuthor } from '../../views/social/post/story-posts.ts';
import { VideoFeed } from '../../views/social/video/VideoFeed.tsx';
import { StoryVideoInfo } from '../../views/social/video/StoryVideoInfo.tsx';
import { StoryHomeScreen } from './StoryHomeScreen.tsx';

const LONG_TEXT =
  '今天的面包终于烤得像样了，分享一下配方：高筋粉三百克，水两百二十克，盐六克，酵母三克，冷藏一夜再烤。'.repeat(4);

/** How each state's comments end. */
const COMMENT_RESTS = { comments: 'end', 'comments-loading': 'loading', 'comments-failed': 'failed' } as const;
type CommentsState = keyof typeof COMMENT_RESTS;
const hasComments = (state: StoryVideoScreenState): state is CommentsState => state in COMMENT_RESTS;

export type StoryVideoScreenState = 'short' | 'long' | 'paused' | 'loading' | 'failed' | CommentsState;

/** The full-screen videos over home as features/social/video composes them. */
export function StoryVideoScreen({ state }: { state: StoryVideoScreenState }) {
  const intl = useIntl();
  const [pending] = useState(makeStoryPendingVideoUrl);
  const post = {
    ...makeStoryPost(7),
    author: makeStoryAuthor(state === 'long' ? 5 : 1),
    text: state === 'long' ? LONG_TEXT : 'First light over the reservoir',
    like_count: 1_234_567,
    comment_count: 20_431,
    tags: ['hiking', '山野', 'slow mornings'],
  };
  const { url: poster, thumbhash = null } = post.media[0]!;
  const src =
    { paused: pending, loading: pending, failed: 'data:video/mp4,' }[state as string] ?? STORY_STILL_VIDEO_URL;
  return (
    <>
      <StoryHomeScreen state="full" />
      <VideoFeed
        items={[{ id: 'p7', src, poster, thumbhash, width: 9, height: 16 }]}
        start={0}
        renderInfo={() => <StoryVideoInfo post={post} />}
        renderMenu={() => (
          <IconMenu label={intl.formatMessage({ id: 'social.post.menu' })} variant="overlay" items={[]} />
        )}
        autoPlay={state !== 'paused'}
        isMuted
        onMutedChange={fn()}
        onSilenced={fn()}
        onShow={fn()}
        onLike={fn()}
        onClose={fn()}
      />
      {hasComments(state) && (
        <Sheet
          isOpen
          onClose={fn()}
          height="part"
          title={intl.formatMessage({ id: 'social.comment.count' }, { count: post.comment_count, shown: '20.4k' })}
          footer={<WriteCommentButton draft="" onWrite={fn()} />}
        >
          <StoryComments post={post} tail={COMMENT_RESTS[state]} isTitleHidden onReply={fn()} />
        </Sheet>
      )}
    </>
  );
}
