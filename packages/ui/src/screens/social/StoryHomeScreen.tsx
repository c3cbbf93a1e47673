import { estimatePostCardHeightRatio } from '@quintet/domain/social/masonry';
import { useMemo, type ReactNode } from 'react';
import { useIntl } from 'react-intl';
import { fn } from 'storybook/test';
import { Button } from '../../components/Button.tsx';
import { EmptyState } from '../../components/EmptyState.tsx';
import { ErrorState } from '../../components/ErrorState.tsx';
import { IconButton } from '../../components/IconButton.tsx';
import { getTabPanelProps, Tabs } from '../../components/Tabs.tsx';
import { storyBrandMark } from '../../views/auth/story-form.tsx';
import { HomeLayout } from '../../views/social/feed/HomeLayout.tsx';
import { LoginPrompt } from '../../views/social/LoginPrompt.tsx';
import { PostCard } from '../../views/social/feed/PostCard.tsx';
import { PostFeed, type PostFeedProps } from '../../views/social/feed/PostFeed.tsx';
import { PublishProgress } from '../../views/social/publish/PublishProgress.tsx';
import { makeStoryPosts } from '../../views/social/post/story-posts.ts';
import { StoryAppShell } from '../StoryAppShell.tsx';

const POSTS = makeStoryPosts(40);
const byId = new Map(POSTS.map((post) => [post.id, post]));
const toItems = (count: number) =>
  POSTS.slice(0, count).map((post) => ({ key: post.id, height: estimatePostCardHeightRatio(post) }));

function renderCard(id: string): ReactNode {
  const post = byId.get(id)!;
  const actions = { onOpen: fn(), onAuthor: fn(), onLike: fn() };
  return <PostCard post={post} href={`/posts/${id}`} authorHref={`/guest-page/${post.author.id}`} {...actions} />;
}

type FeedProps = Pick<PostFeedProps, 'emptyState' | 'header' | 'end'> & {
  label: string;
  count?: number;
  given?: Partial<Pick<PostFeedProps, 'phase' | 'tail' | 'newCount' | 'isRefreshing'>>;
};

/** A feed of posts; without posts its empty state. */
export function StoryFeed({ label, count = 40, given = {}, ...more }: FeedProps) {
  const scrollPosition = useMemo(() => ({ current: null }), []);
  const phase = count === 0 ? 'nothing' : 'ready';
  const actions = { onShowNew: fn(), onRefresh: fn(), onNearEnd: fn(), onRetry: fn() };
  return (
    <PostFeed
      label={label}
      items={toItems(count)}
      renderItem={renderCard}
      scrollPosition={scrollPosition}
      phase={phase}
      tail="more"
      newCount={0}
      isRefreshing={false}
      {...actions}
      {...given}
      {...more}
    />
  );
}

export type StoryHomeScreenState =
  | 'full'
  | 'loading'
  | 'empty'
  | 'follow-empty'
  | 'failed'
  | 'offline'
  | 'new-posts'
  | 'end'
  | 'next-page-failed'
  | 'publishing'
  | 'publish-failed'
  | 'guest'
  | 'guest-end'
  | 'guest-follow';

/** Home as features/social/feed composes it. */
export function StoryHomeScreen({
  state,
  onTab = fn(),
}: {
  state: StoryHomeScreenState;
  onTab?: (tab: string) => void;
}) {
  const intl = useIntl();
  const isFollow = state === 'follow-empty' || state === 'guest-follow';
  const isGuest = state.startsWith('guest');
  const tab = isFollow ? 'follow' : 'recommend';
  const isPublishing = state === 'publishing' || state === 'publish-failed';
  const publishing = isPublishing && (
    <PublishProgress
      count={2}
      progress={0.4}
      errorText={state === 'publish-failed' ? intl.formatMessage({ id: 'errors.connection.failed' }) : null}
      onRetry={fn()}
      onEdit={fn()}
      onDiscard={fn()}
    />
  );
  return (
    <StoryAppShell tab="/home/recommend" isOffline={state === 'offline'} above={publishing}>
      <HomeLayout
        mark={storyBrandMark}
        tabs={
          <Tabs
            id="home"
            label={intl.formatMessage({ id: 'social.home.tabs' })}
            value={tab}
            onChange={onTab}
            items={(['follow', 'recommend'] as const).map((id) => ({
              id,
              label: intl.formatMessage({ id: `social.home.${id}` }),
            }))}
          />
        }
        refresh={<IconButton icon="retry" label={intl.formatMessage({ id: 'social.home.refresh' })} />}
        actions={
          <>
            <IconButton icon="search" label={intl.formatMessage({ id: 'social.home.search' })} />
            {isGuest ? (
              <Button size="s">{intl.formatMessage({ id: 'shell.guest.log-in' })}</Button>
            ) : (
              <IconButton icon="add" label={intl.formatMessage({ id: 'social.publish.title' })} />
            )}
          </>
        }
        panel={getTabPanelProps('home', tab)}
      >
        <HomeFeed state={state} />
      </HomeLayout>
    </StoryAppShell>
  );
}

function HomeFeed({ state }: { state: StoryHomeScreenState }) {
  const intl = useIntl();
  const label = intl.formatMessage({ id: 'social.home.recommend' });
  switch (state) {
    case 'guest-follow':
      return <LoginPrompt title={intl.formatMessage({ id: 'social.home.guest-title' })} onLogIn={fn()} />;
    case 'loading':
      return <StoryFeed label={label} count={0} given={{ phase: 'loading' }} />;
    case 'empty':
      return (
        <StoryFeed
          label={label}
          count={0}
          emptyState={
            <EmptyState illustration="pictures" title={intl.formatMessage({ id: 'social.home.empty-title' })}>
              {intl.formatMessage({ id: 'social.home.empty-text' })}
            </EmptyState>
          }
        />
      );
    case 'follow-empty':
      return (
        <StoryFeed
          label={label}
          count={0}
          emptyState={
            <EmptyState
              illustration="people"
              title={intl.formatMessage({ id: 'social.home.follow-empty-title' })}
              action={<Button variant="secondary">{intl.formatMessage({ id: 'social.home.find' })}</Button>}
            >
              {intl.formatMessage({ id: 'social.home.follow-empty-text' })}
            </EmptyState>
          }
        />
      );
    case 'failed':
    case 'offline':
      return (
        <StoryFeed
          label={label}
          count={0}
          emptyState={
            <ErrorState
              illustration={state === 'failed' ? 'broken' : 'offline'}
              title={intl.formatMessage({ id: `social.feed.${state}` })}
              onRetry={fn()}
            />
          }
        />
      );
    case 'end':
      return <StoryFeed label={label} count={3} given={{ tail: 'end' }} />;
    case 'guest-end':
      return <StoryFeed label={label} count={3} given={{ tail: 'end' }} end={<LoginPrompt onLogIn={fn()} />} />;
    case 'next-page-failed':
      return <StoryFeed label={label} count={3} given={{ tail: 'failed' }} />;
    default:
      return <StoryFeed label={label} given={{ newCount: state === 'new-posts' ? 12 : 0 }} />;
  }
}
