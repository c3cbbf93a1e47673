import { fn } from 'storybook/test';
import { MyPageView } from '../../views/profile/MyPageView.tsx';
import { EXAMPLE_PROFILE } from '../../views/profile/story-data.ts';
import { OwnPostList, OwnPostListSkeleton } from '../../views/social/OwnPostList.tsx';
import { makeStoryPosts } from '../../views/social/story-posts.ts';
import { StoryScreen } from '../StoryScreen.tsx';
import { StoryLink } from './StoryLink.tsx';

export type StoryMyPageScreenState = 'full' | 'no-posts' | 'long-name' | 'posts-loading' | 'loading' | 'failed';

const LONG_PROFILE = {
  ...EXAMPLE_PROFILE,
  nickname: 'Wrenwrenwrenwrenwrenwrenwrenwr',
  introduction: 'walks '.repeat(25).trim(),
};
const HREFS = { all: '/guest-page/a1', saved: '/guest-page/a1?tab=collected', publish: '/publish' };

/** The user's own page as app/MyPage composes it. */
export function StoryMyPageScreen({ state }: { state: StoryMyPageScreenState }) {
  const isMissing = state === 'loading' || state === 'failed';
  const hasPosts = state === 'full' || state === 'long-name';
  return (
    <StoryScreen tab="/my-page" isOffline={state === 'failed'}>
      <MyPageView
        profile={isMissing ? null : state === 'long-name' ? LONG_PROFILE : EXAMPLE_PROFILE}
        loadError={state === 'failed' ? { isRetrying: false, onRetry: fn() } : null}
        link="a"
        hrefs={{ edit: '/edit-profile', settings: '/profile', points: '/points', notifications: '/notifications' }}
        newCount={3}
        version="Quintet 2.7.0"
        onScan={fn()}
      >
        {isMissing || state === 'posts-loading' ? (
          <OwnPostListSkeleton />
        ) : (
          <OwnPostList
            counts={
              hasPosts
                ? { posts: 1234, followings: 48, followers: 1_234_567, likes: 98_765 }
                : { posts: 0, followings: 0, followers: 0, likes: 0 }
            }
            posts={hasPosts ? makeStoryPosts(12) : []}
            link={StoryLink}
            toHref={({ id }) => `/posts/${id}`}
            hrefs={HREFS}
            onFollowers={fn()}
            onFollowings={fn()}
          />
        )}
      </MyPageView>
    </StoryScreen>
  );
}
