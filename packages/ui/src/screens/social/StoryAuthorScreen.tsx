import type { ReactNode } from 'react';
import { useIntl } from 'react-intl';
import { fn } from 'storybook/test';
import { Button } from '../../components/Button.tsx';
import { EmptyState } from '../../components/EmptyState.tsx';
import { IconButton } from '../../components/IconButton.tsx';
import { getTabPanelProps, Tabs } from '../../components/Tabs.tsx';
import { AuthorHeader } from '../../views/social/author/AuthorHeader.tsx';
import { AuthorLayout } from '../../views/social/author/AuthorLayout.tsx';
import { AuthorSkeleton } from '../../views/social/author/AuthorSkeleton.tsx';
import { FollowButton } from '../../views/social/author/FollowButton.tsx';
import { LoginPrompt } from '../../views/social/LoginPrompt.tsx';
import { IconMenu } from '../../components/IconMenu.tsx';
import { ContentUnavailableView } from '../../views/social/post/ContentUnavailableView.tsx';
import { FailedUserDetailRow } from '../../views/social/author/FailedUserDetailRow.tsx';
import { UserDetailRow } from '../../views/social/author/UserDetailRow.tsx';
import { makeStoryAuthor } from '../../views/social/post/story-posts.ts';
import type { IconName } from '../../icons/names.ts';
import { StoryAppShell } from '../StoryAppShell.tsx';
import styles from '../screens.module.css';
import { StoryAuthorSheet, type StoryAuthorSheetName } from './StoryAuthorSheet.tsx';
import { StoryFeed } from './StoryHomeScreen.tsx';

const AUTHORS = {
  short: { ...makeStoryAuthor(1), introduction: '烤面包，也烤别的\nBread, mostly.' },
  long: { ...makeStoryAuthor(5), introduction: 'walks and bakes '.repeat(9).trim() },
};
const COUNTS = { posts: 12, followings: 48, followers: 1_234_567, likes: 98_765 };

/** Why there is no page. */
const NOTICES = {
  gone: 'errors.author.deleted',
  failed: 'errors.connection.unavailable',
  offline: 'errors.connection.failed',
} as const;
const isNotice = (state: StoryAuthorScreenState): state is keyof typeof NOTICES => state in NOTICES;

export type StoryAuthorScreenState =
  | 'full'
  | 'friend'
  | 'details-failed'
  | 'blocked'
  | 'own'
  | 'long-name'
  | 'no-posts'
  | 'collected'
  | 'liked-private'
  | 'locked'
  | 'posts-failed'
  | 'posts-loading'
  | 'loading'
  | keyof typeof NOTICES;

type Tab = 'posts' | 'collected' | 'liked';

function getTab(state: StoryAuthorScreenState): Tab {
  if (state === 'liked-private') return 'liked';
  return state === 'collected' || state === 'locked' ? 'collected' : 'posts';
}

interface StoryAuthorScreenProps {
  state: StoryAuthorScreenState;
  sheet?: StoryAuthorSheetName;
}

/** A user's page as features/social/author composes it. */
export function StoryAuthorScreen({ state, sheet }: StoryAuthorScreenProps) {
  const intl = useIntl();
  const author = AUTHORS[state === 'long-name' ? 'long' : 'short'];
  const title = intl.formatMessage({ id: 'social.author.title' });
  if (isNotice(state)) {
    const isGone = state === 'gone';
    return (
      <StoryAppShell tab="/home/recommend" isOpened isOffline={state === 'offline'}>
        <ContentUnavailableView
          title={title}
          illustration="people"
          reason={intl.formatMessage({ id: NOTICES[state] })}
          onBack={fn()}
          action={
            <Button variant="secondary" {...(!isGone && { icon: 'retry' })}>
              {intl.formatMessage({ id: isGone ? 'social.post.home' : 'kit.error.retry' })}
            </Button>
          }
        />
      </StoryAppShell>
    );
  }
  return (
    <StoryAppShell tab="/home/recommend" isOpened>
      <AuthorLayout
        title={state === 'loading' ? title : author.nickname}
        onBack={fn()}
        end={
          <>
            {state === 'own' && <IconButton icon="qr" label={intl.formatMessage({ id: 'social.author.qr' })} />}
            {state !== 'loading' && (
              <IconButton icon="share" label={intl.formatMessage({ id: 'social.action.share' })} />
            )}
            {state !== 'loading' && state !== 'own' && (
              <IconMenu label={intl.formatMessage({ id: 'social.author.menu' })} items={[]} />
            )}
          </>
        }
      >
        {state === 'loading' ? <AuthorSkeleton /> : <Posts state={state} author={author} />}
      </AuthorLayout>
      {sheet && <StoryAuthorSheet name={sheet} />}
    </StoryAppShell>
  );
}

/** A friend with a remark, and groups in common. */
function FriendDetails() {
  const intl = useIntl();
  return (
    <>
      <UserDetailRow label={intl.formatMessage({ id: 'social.author.nickname' })}>Wren 🥐</UserDetailRow>
      <UserDetailRow label={intl.formatMessage({ id: 'social.author.account-id' })}>wren2024</UserDetailRow>
      <UserDetailRow label={intl.formatMessage({ id: 'social.author.description' })} onOpen={fn()}>
        楼下面包店，周二不在，钥匙在花盆下面；周末一起去山里走走，记得带水、雨衣和地图，早上六点在车站见面
      </UserDetailRow>
      <UserDetailRow label={intl.formatMessage({ id: 'social.author.mutual' }, { count: 3 })} onOpen={fn()}>
        周末烘焙, Bakers of the north side, Walkers
      </UserDetailRow>
    </>
  );
}

const DETAILS: Partial<Record<StoryAuthorScreenState, ReactNode>> = {
  friend: <FriendDetails />,
  'details-failed': <FailedUserDetailRow onRetry={fn()} />,
};

function Actions({ state, author }: { state: StoryAuthorScreenState; author: (typeof AUTHORS)['short'] }) {
  const intl = useIntl();
  const secondary = (id: 'edit' | 'settings' | 'message' | 'add' | 'unblock', icon?: IconName) => (
    <Button variant="secondary" {...(icon && { icon })}>
      {intl.formatMessage({ id: `social.author.${id}` })}
    </Button>
  );
  if (state === 'own')
    return (
      <>
        {secondary('edit')}
        {secondary('settings', 'lock')}
      </>
    );
  if (state === 'blocked') return secondary('unblock', 'block');
  return (
    <>
      <FollowButton author={author} size="m" onFollow={fn()} />
      {secondary('message', 'chat')}
      {state === 'full' && secondary('add', 'add')}
    </>
  );
}

function Posts({ state, author }: { state: StoryAuthorScreenState; author: (typeof AUTHORS)['short'] }) {
  const intl = useIntl();
  const tab = getTab(state);
  const isLoading = state === 'posts-loading';
  const header = (
    <AuthorHeader
      author={author}
      counts={COUNTS}
      isLoading={isLoading}
      details={DETAILS[state]}
      actions={<Actions state={state} author={author} />}
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
  const emptyStates: Partial<Record<StoryAuthorScreenState, ReactNode>> = {
    'no-posts': <EmptyState illustration="pictures" title={intl.formatMessage({ id: 'social.author.no-posts' })} />,
    'liked-private': (
      <EmptyState illustration="lock" title={intl.formatMessage({ id: 'social.author.private-liked' })} />
    ),
    locked: <LoginPrompt onLogIn={fn()} />,
    blocked: (
      <EmptyState illustration="lock" title={intl.formatMessage({ id: 'social.author.blocked' })}>
        {intl.formatMessage({ id: 'social.author.blocked-text' })}
      </EmptyState>
    ),
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
  if (isLoading) return <AuthorSkeleton>{header}</AuthorSkeleton>;
  return (
    <div {...getTabPanelProps('author', tab)} className={styles.contents}>
      <StoryFeed
        label={intl.formatMessage({ id: `social.author.${tab}` })}
        header={header}
        count={emptyState ? 0 : 12}
        given={{ tail: 'end' }}
        emptyState={emptyState}
      />
    </div>
  );
}
