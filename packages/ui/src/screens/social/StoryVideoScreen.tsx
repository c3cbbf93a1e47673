import { useIntl } from 'react-intl';
import { fn } from 'storybook/test';
import { IconMenu } from '../../components/IconMenu.tsx';
import { makeStoryPost, makeStoryAuthor } from '../../views/social/story-posts.ts';
import { VideoFeed } from '../../views/social/video/VideoFeed.tsx';
import { VideoInfo } from '../../views/social/video/VideoInfo.tsx';
import { StoryHomeScreen } from './StoryHomeScreen.tsx';

const LONG_TEXT =
  '今天的面包终于烤得像样了，分享一下配方：高筋粉三百克，水两百二十克，盐六克，酵母三克，冷藏一夜再烤。'.repeat(4);

export type StoryVideoScreenState = 'short' | 'long';

/** The full-screen videos over home as features/social/video composes them. */
export function StoryVideoScreen({ state }: { state: StoryVideoScreenState }) {
  const intl = useIntl();
  const post = {
    ...makeStoryPost(7),
    author: makeStoryAuthor(state === 'long' ? 5 : 1),
    text: state === 'long' ? LONG_TEXT : 'First light over the reservoir',
    like_count: 1_234_567,
    comment_count: 20_431,
    tags: ['hiking', '山野', 'slow mornings'],
  };
  const { url: poster, thumbhash = null } = post.media[0]!;
  return (
    <>
      <StoryHomeScreen state="full" />
      <VideoFeed
        items={[{ id: 'p7', src: 'data:video/mp4,', poster, thumbhash, width: 9, height: 16 }]}
        start={0}
        renderInfo={() => (
          <VideoInfo
            post={post}
            authorHref="/guest-page/a1"
            onAuthor={fn()}
            onFollow={fn()}
            onLike={fn()}
            onComments={fn()}
            onCollect={fn()}
            onShare={fn()}
          />
        )}
        renderMenu={() => (
          <IconMenu label={intl.formatMessage({ id: 'social.post.menu' })} variant="overlay" items={[]} />
        )}
        autoPlay={false}
        isMuted
        onMutedChange={fn()}
        onSilenced={fn()}
        onShow={fn()}
        onLike={fn()}
        onClose={fn()}
      />
    </>
  );
}
