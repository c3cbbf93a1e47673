import { EmptyState } from '@quintet/ui/EmptyState';
import { LoginPrompt } from '@quintet/ui/views/social/LoginPrompt';
import type { ReactNode, Ref } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import { openLoginDialog } from '../../../shared/session/login-dialog.ts';
import { useSession } from '../../../shared/session/session.ts';
import { guestRecommendedPostsSource, recommendedPostsSource } from '../post-lists.ts';
import { Feed, type FeedHandle } from './Feed.tsx';

/** The limit of posts for guests (spec §1: a limited view). */
const MAX_GUEST_POSTS = 100;

/** Recommended posts, for members and guests. */
export function RecommendedFeed({ ref }: { ref: Ref<FeedHandle> }): ReactNode {
  const intl = useIntl();
  const { isSignedIn } = useSession();
  const empty = (
    <EmptyState illustration="pictures" title={intl.formatMessage({ id: 'social.home.empty-title' })}>
      <FormattedMessage id="social.home.empty-text" />
    </EmptyState>
  );
  return (
    <Feed
      ref={ref}
      source={isSignedIn ? recommendedPostsSource : guestRecommendedPostsSource}
      label={intl.formatMessage({ id: 'social.home.recommend' })}
      empty={empty}
      maxPosts={isSignedIn ? Infinity : MAX_GUEST_POSTS}
      end={isSignedIn ? undefined : <LoginPrompt onLogIn={() => openLoginDialog()} />}
    />
  );
}
