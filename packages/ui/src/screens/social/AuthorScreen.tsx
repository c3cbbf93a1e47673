import type { ReactNode } from 'react';
import { useIntl } from 'react-intl';
import { fn } from 'storybook/test';
import { Button } from '../../components/Button.tsx';
import { EmptyState } from '../../components/EmptyState.tsx';
import { IconButton } from '../../components/IconButton.tsx';
import { tabPanelProps, Tabs } from '../../components/Tabs.tsx';
import { AuthorHeader } from '../../views/social/AuthorHeader.tsx';
import { AuthorLayout } from '../../views/social/AuthorLayout.tsx';
import { AuthorSkeleton } from '../../views/social/AuthorSkeleton.tsx';
import { FollowButton } from '../../views/social/FollowButton.tsx';
import { LoginPrompt } from '../../views/social/LoginPrompt.tsx';
import { IconMenu } from '../../components/IconMenu.tsx';
import { PostNotice } from '../../views/social/PostNotice.tsx';
import { UserDetail } from '../../views/social/UserDetail.tsx';
import { storyAuthor } from '../../views/social/story-posts.ts';
import { Screen } from '../Screen.tsx';
import styles from '../screens.module.css';
import { Feed } from './HomeScreen.tsx';

const AUTHORS = {
  short: { ...storyAuthor(1), introduction: '烤面包，也烤别的\nBread, mostly.' },
  long: { ...storyAuthor(5), introduction: 'walks and bakes '.repeat(9).trim() },
};
const COUNTS = { posts: 12, followings: 48, followers: 1_234_567, likes: 98_765 };

export type AuthorState =
  | 'full'
  | 'friend'
  | 'long-name'
  | 'no-posts'
  | 'collected'
  | 'liked-private'
  | 'locked'
  | 'posts-failed'
  | 'posts-loading'
  | 'loading'
  | 'gone'
  | 'failed';

type Tab = 'posts' | 'collected' | 'liked';

function getTab(state: AuthorState): Tab {
  if (state === 'liked-private') return 'liked';
  return state === 'collected' || state === 'locked' ? 'collected' : 'posts';
}

/** An author's page as features/social/author composes it. */
export function AuthorScreen({ state }: { state: AuthorState }) {
  const intl = useIntl();
  const author = AUTHORS[state === 'long-name' ? 'long' : 'short'];
  const title = intl.formatMessage({ id: 'social.author.title' });
  if (state === 'gone' || state === 'failed') {
    const isGone = state === 'gone';
    return (
      <Screen tab="/home/recommend" isOpened>
        <PostNotice
          title={title}
          illustration="people"
          reason={intl.formatMessage({ id: isGone ? 'errors.author.deleted' : 'errors.connection.failed' })}
          onBack={fn()}
          action={
            <Button variant="secondary">
              {intl.formatMessage({ id: isGone ? 'social.post.home' : 'kit.error.retry' })}
            </Button>
          }
        />
      </Screen>
    );
  }
  return (
    <Screen tab="/home/recommend" isOpened>
      <AuthorLayout
        title={state === 'loading' ? title : author.nickname}
        onBack={fn()}
        end={
          <>
            <IconButton icon="share" label={intl.formatMessage({ id: 'social.action.share' })} />
            {state !== 'loading' && <IconMenu label={intl.formatMessage({ id: 'social.author.menu' })} items={[]} />}
          </>
        }
      >
        {state === 'loading' ? <AuthorSkeleton /> : <Posts state={state} author={author} />}
      </AuthorLayout>
    </Screen>
  );
}

/** A friend with a remark, and groups in common. */
function FriendDetails() {
  const intl = useIntl();
  return (
    <>
      <UserDetail label={intl.formatMessage({ id: 'social.author.nickname' })}>Wren 🥐</UserDetail>
      <UserDetail label={intl.formatMessage({ id: 'social.author.account-id' })}>wren2024</UserDetail>
      <UserDetail label={intl.formatMessage({ id: 'social.author.description' })} onOpen={fn()}>
        楼下面包店，周二不在
      </UserDetail>
      <UserDetail label={intl.formatMessage({ id: 'social.author.mutual' }, { count: 3 })} onOpen={fn()}>
        周末烘焙, Bakers of the north side, Walkers
      </UserDetail>
    </>
  );
}

function Posts({ state, author }: { state: AuthorState; author: (typeof AUTHORS)['short'] }) {
  const intl = useIntl();
  const tab = getTab(state);
  const header = (
    <AuthorHeader
      author={author}
      counts={state === 'posts-loading' ? null : COUNTS}
      details={state === 'friend' && <FriendDetails />}
      actions={
        <>
          <FollowButton author={author} size="m" onFollow={fn()} />
          <Button variant="secondary" icon="chat">
            {intl.formatMessage({ id: 'social.author.message' })}
          </Button>
          {state === 'full' && (
            <Button variant="secondary" icon="add">
              {intl.formatMessage({ id: 'social.author.add' })}
            </Button>
          )}
        </>
      }
      tabs={
        <Tabs
          id="author"
          label={intl.formatMessage({ id: 'social.author.tabs' })}
          value={tab}
          onChange={fn()}
          items={(['posts', 'collected', 'liked'] as const).map((id) => ({
            id,
            label: intl.formatMessage({ id: `social.author.${id}` }),
          }))}
        />
      }
      onFollowings={fn()}
      onFollowers={fn()}
    />
  );
  const emptyStates: Partial<Record<AuthorState, ReactNode>> = {
    'no-posts': <EmptyState illustration="pictures" title={intl.formatMessage({ id: 'social.author.no-posts' })} />,
    'liked-private': (
      <EmptyState illustration="lock" title={intl.formatMessage({ id: 'social.author.private-liked' })} />
    ),
    locked: <LoginPrompt onLogIn={fn()} />,
    'posts-failed': (
      <EmptyState
        illustration="broken"
        title={intl.formatMessage({ id: 'errors.connection.failed' })}
        action={
          <Button variant="secondary" icon="retry">
            {intl.formatMessage({ id: 'kit.error.retry' })}
          </Button>
        }
      />
    ),
  };
  const emptyState = emptyStates[state];
  const isLoading = state === 'posts-loading';
  return (
    <div {...tabPanelProps('author', tab)} className={styles.contents}>
      <Feed
        label={intl.formatMessage({ id: `social.author.${tab}` })}
        header={header}
        count={emptyState || isLoading ? 0 : 12}
        given={isLoading ? { phase: 'loading' } : { rest: 'end' }}
        emptyState={emptyState}
      />
    </div>
  );
}
