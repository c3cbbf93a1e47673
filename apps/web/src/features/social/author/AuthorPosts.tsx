import { ApiError } from '@quintet/api/error';
import { Button } from '@quintet/ui/Button';
import { EmptyState } from '@quintet/ui/EmptyState';
import { LoginPrompt } from '@quintet/ui/views/social/LoginPrompt';
import { PostFeed } from '@quintet/ui/views/social/PostFeed';
import { useEffect, useMemo, type ReactNode } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import { showError } from '../../../shared/errors.ts';
import { openLoginDialog } from '../../../shared/login-dialog.ts';
import { useSession } from '../../../shared/session.ts';
import { PostTile } from '../feed/PostTile.tsx';
import { useFeed } from '../feed/use-feed.ts';
import type { Source } from '../paged-lists.ts';
import { authorPosts, collectedPosts, likedPosts } from '../post-lists.ts';
import { useReason } from '../use-error-text.ts';
import { OpenVideos } from '../video/VideoFeedRoute.tsx';

export const TABS = ['posts', 'collected', 'liked'] as const;
export type AuthorTab = (typeof TABS)[number];

const SOURCES: Record<AuthorTab, (id: string) => Source> = {
  posts: authorPosts,
  collected: collectedPosts,
  liked: likedPosts,
};

/** Whoever is not let in sees a lock. */
const CLOSED = /permission|privacy|forbidden/;

const tile = (id: string, index: number): ReactNode => <PostTile id={id} index={index} />;

interface AuthorPostsProps {
  id: string;
  tab: AuthorTab;
  /** Scrolls with the posts, above them. */
  head: ReactNode;
}

/** One of an author's lists of posts; a guest sees the first only (spec §6). */
export function AuthorPosts({ id, tab, head }: AuthorPostsProps): ReactNode {
  const { isSignedIn } = useSession();
  return isSignedIn || tab === 'posts' ? <Listed {...{ id, tab, head }} /> : <Locked tab={tab} head={head} />;
}

const NOTHING = { items: [], phase: 'nothing', rest: 'end', newCount: 0, isRefreshing: false } as const;
const ignore = (): void => undefined;

function Locked({ tab, head }: Omit<AuthorPostsProps, 'id'>): ReactNode {
  const intl = useIntl();
  const memory = useMemo(() => ({ current: null }), []);
  return (
    <PostFeed
      {...NOTHING}
      memory={memory}
      head={head}
      label={intl.formatMessage({ id: `social.author.${tab}` })}
      renderItem={tile}
      nothing={<LoginPrompt onLogIn={() => openLoginDialog()} />}
      onReveal={ignore}
      onRefresh={ignore}
      onNearEnd={ignore}
      onRetry={ignore}
    />
  );
}

function Listed({ id, tab, head }: AuthorPostsProps): ReactNode {
  const intl = useIntl();
  const source = useMemo(() => SOURCES[tab](id), [tab, id]);
  const { failure, ...feed } = useFeed(source);
  const reason = useReason(failure);
  const isClosed = failure instanceof ApiError && CLOSED.test(failure.code);
  useEffect(() => {
    // What is private is told as the catalogue says (spec §8), and stays said below.
    if (isClosed) showError(failure);
  }, [isClosed, failure]);
  const nothing =
    failure === null ? (
      <EmptyState figure="pictures" title={intl.formatMessage({ id: `social.author.no-${tab}` })} />
    ) : (
      <EmptyState
        figure={isClosed ? 'lock' : 'broken'}
        title={reason ?? ''}
        action={
          !isClosed && (
            <Button variant="secondary" icon="retry" onClick={feed.onRetry}>
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
        head={head}
        label={intl.formatMessage({ id: `social.author.${tab}` })}
        renderItem={tile}
        nothing={nothing}
      />
      <OpenVideos source={source} />
    </>
  );
}
