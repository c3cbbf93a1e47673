import { fn } from 'storybook/test';
import { MyPageView } from '../../views/profile/MyPageView.tsx';
import { EXAMPLE_PROFILE } from '../../views/profile/story-profile.ts';
import { OwnCountsAndPostsView, OwnCountsAndPostsSkeleton } from '../../views/social/author/OwnCountsAndPostsView.tsx';
import { makeStoryPosts } from '../../views/social/post/story-posts.ts';
import { StoryAppShell } from '../StoryAppShell.tsx';
import { StoryLink } from './StoryLink.tsx';

export type StoryMyPageScreenState =
  | 'full'
  | 'no-posts'
  | 'long-name'
  | 'posts-loading'
  | 'posts-failed'
  | 'loading'
  | 'failed'
  | 'offline';

const LONG_PROFILE = {
  ...EXAMPLE_PROFILE,
  nickname: 'Wrenwrenwrenwrenwrenwrenwrenwr',
  introduction: 'walks '.repeat(25).trim(),
};
const COUNTS = {
  many: { posts: 1234, followings: 48, followers: 1_234_567, likes: 98_765 },
  none: { posts: 0, followings: 0, followers: 0, likes: 0 },
};
const HREFS = { all: '/guest-page/a1', saved: '/guest-page/a1?tab=collected', publish: '/publish' };

/** The user's own page as app/MyPage composes it. */
export function StoryMyPageScreen({ state }: { state: StoryMyPageScreenState }) {
  const hasFailed = state === 'failed' || state === 'offline';
  const isMissing = state === 'loading' || hasFailed;
  const hasPosts = state === 'full' || state === 'long-name';
  return (
    <StoryAppShell tab="/my-page" isOffline={state === 'offline'}>
      <MyPageView
        profile={isMissing ? null : state === 'long-name' ? LONG_PROFILE : EXAMPLE_PROFILE}
        loadError={hasFailed ? { isRetrying: false, onRetry: fn() } : null}
        link="a"
        hrefs={{ edit: '/edit-profile', settings: '/profile', points: '/points', notifications: '/notifications' }}
        newCount={3}
        version="Quintet 2.7.0"
        onScan={fn()}
      >
        {isMissing || state === 'posts-loading' ? (
          <OwnCountsAndPostsSkeleton />
        ) : (
          <OwnCountsAndPostsView
            counts={state === 'posts-failed' ? null : COUNTS[hasPosts ? 'many' : 'none']}
            posts={hasPosts ? makeStoryPosts(12) : []}
            link={StoryLink}
            toHref={({ id }) => `/posts/${id}`}
            hrefs={HREFS}
            onFollowers={fn()}
            onFollowings={fn()}
            onRetry={state === 'posts-failed' ? fn() : undefined}
          />
        )}
      </MyPageView>
    </StoryAppShell>
  );
}
