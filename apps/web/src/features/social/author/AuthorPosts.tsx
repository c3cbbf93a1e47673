import { ApiError } from '@quintet/api/error';
import type { MessageId } from '@quintet/i18n/ids';
import { Button } from '@quintet/ui/Button';
import { EmptyState } from '@quintet/ui/EmptyState';
import { AuthorSkeleton } from '@quintet/ui/views/social/author/AuthorSkeleton';
import { LoginPrompt } from '@quintet/ui/views/social/LoginPrompt';
import { PostFeed } from '@quintet/ui/views/social/feed/PostFeed';
import { getAuthorUserId } from '@quintet/domain/social/author-id';
import { useAtomValue } from 'jotai/react';
import { useMemo, type ReactNode } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import { openLoginDialog } from '../../../shared/session/login-dialog.ts';
import { useSession } from '../../../shared/session/session.ts';
import { PostTile } from '../feed/PostTile.tsx';
import { useFeedViewProps } from '../feed/use-feed-view-props.ts';
import type { PagedListSource } from '../paged-lists.ts';
import { createAuthorPostsSource, createCollectedPostsSource, createLikedPostsSource } from '../post-lists.ts';
import { useErrorText } from '../../../shared/feedback/use-error-text.ts';
import { blockedUserIdsAtom } from '../../../shared/users/blocks.ts';
import { VideoFeedRoute } from '../video/VideoFeedRoute.tsx';

export const AUTHOR_TABS = ['posts', 'collected', 'liked'] as const;
export type AuthorTab = (typeof AUTHOR_TABS)[number];

export const AUTHOR_LIST_SOURCES: Record<AuthorTab, (id: string) => PagedListSource> = {
  posts: createAuthorPostsSource,
  collected: createCollectedPostsSource,
  liked: createLikedPostsSource,
};

/** Error codes that show a lock. */
const LOCKED_CODES = /permission|privacy|forbidden/;

/** Whether the posts have failed so that they may load later. */
export const canRetryAuthorPosts = (error: unknown): boolean =>
  error !== null && !(error instanceof ApiError && LOCKED_CODES.test(error.code));

/** The list is private: said once, in its place, in words that suit it. */
const PRIVATE_LISTS: Readonly<Record<string, MessageId>> = {
  'api.privacy.like_post_list': 'social.author.private-liked',
  'api.privacy.collect_post_list': 'social.author.private-collected',
};

const renderTile = (id: string, index: number): ReactNode => <PostTile id={id} index={index} />;

interface AuthorPostsProps {
  id: string;
  tab: AuthorTab;
  /** Scrolls above the posts. */
  header: ReactNode;
  /** False until the page has loaded: a skeleton in place of the posts. */
  isShown: boolean;
  /** Retries what else of the page has failed, together with the posts. */
  onRetryOthers?: () => void;
}

/** A list of an author's posts; a guest sees only the first list (spec §6). */
export function AuthorPosts(props: AuthorPostsProps): ReactNode {
  const { isSignedIn } = useSession();
  return isSignedIn || props.tab === 'posts' ? <PostList {...props} /> : <LockedPosts {...props} />;
}

const EMPTY_FEED = { items: [], phase: 'nothing', tail: 'end', newCount: 0, isRefreshing: false } as const;
const noop = (): void => undefined;

function LockedPosts({ tab, header }: AuthorPostsProps): ReactNode {
  const intl = useIntl();
  const memory = useMemo(() => ({ current: null }), []);
  return (
    <PostFeed
      {...EMPTY_FEED}
      scrollPosition={memory}
      header={header}
      label={intl.formatMessage({ id: `social.author.${tab}` })}
      renderItem={renderTile}
      emptyState={<LoginPrompt onLogIn={() => openLoginDialog()} />}
      onShowNew={noop}
      onRefresh={noop}
      onNearEnd={noop}
      onRetry={noop}
    />
  );
}

function PostList({ id, tab, header, isShown, onRetryOthers }: AuthorPostsProps): ReactNode {
  const intl = useIntl();
  const source = useMemo(() => AUTHOR_LIST_SOURCES[tab](id), [tab, id]);
  const isBlocked = useAtomValue(blockedUserIdsAtom)?.has(getAuthorUserId(id)) === true;
  const { error, ...feed } = useFeedViewProps(source);
  const errorText = useErrorText(error);
  const code = error instanceof ApiError ? error.code : '';
  const canRetry = canRetryAuthorPosts(error);
  if (!isShown) return <AuthorSkeleton>{header}</AuthorSkeleton>;
  const privateText = PRIVATE_LISTS[code];
  let nothing: ReactNode;
  if (isBlocked)
    nothing = (
      <EmptyState illustration="lock" title={intl.formatMessage({ id: 'social.author.blocked' })}>
        <FormattedMessage id="social.author.blocked-text" />
      </EmptyState>
    );
  else if (error === null)
    nothing = <EmptyState illustration="pictures" title={intl.formatMessage({ id: `social.author.no-${tab}` })} />;
  else
    nothing = (
      <EmptyState
        illustration={canRetry ? 'broken' : 'lock'}
        title={privateText ? intl.formatMessage({ id: privateText }) : (errorText ?? '')}
        action={
          canRetry && (
            <Button
              variant="secondary"
              icon="retry"
              onClick={() => {
                onRetryOthers?.();
                feed.onRetry();
              }}
            >
              <FormattedMessage id="kit.error.retry" />
            </Button>
          )
        }
      />
    );
  return (
    <>
      <PostFeed
        {...feed}
        header={header}
        label={intl.formatMessage({ id: `social.author.${tab}` })}
        renderItem={renderTile}
        emptyState={nothing}
      />
      <VideoFeedRoute source={source} />
    </>
  );
}
