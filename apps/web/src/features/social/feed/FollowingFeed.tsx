import { Button } from '@quintet/ui/Button';
import { EmptyState } from '@quintet/ui/EmptyState';
import { LoginPrompt } from '@quintet/ui/views/social/LoginPrompt';
import { atom } from 'jotai/vanilla';
import { useAtomValue, useStore } from 'jotai/react';
import { useEffect, type ReactNode, type Ref } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import { useNavigate } from 'react-router';
import { openLoginDialog } from '../../../shared/session/login-dialog.ts';
import { paths } from '../../../shared/navigation/paths.ts';
import { useSession } from '../../../shared/session/session.ts';
import { followVersionAtom } from '../actions/follow-version.ts';
import { refreshPagedListAtom, pagedListAtomFamily } from '../paged-lists.ts';
import { followingPostsSource } from '../post-lists.ts';
import { Feed, type FeedHandle } from './Feed.tsx';
import { feedScrollRefAtomFamily } from './scroll-positions.ts';

/** The follow version that the list has loaded. */
const listedVersionBase = atom(0);

/** Refreshes the feed after the user has followed or unfollowed. */
function useRefreshAfterFollow(): void {
  const store = useStore();
  const follows = useAtomValue(followVersionAtom);
  useEffect(() => {
    if (store.get(listedVersionBase) === follows) return;
    store.set(listedVersionBase, follows);
    if (store.get(pagedListAtomFamily(followingPostsSource.key)).next === undefined) return;
    store.get(feedScrollRefAtomFamily(followingPostsSource.key)).current = null;
    store.set(refreshPagedListAtom, followingPostsSource).catch(() => undefined);
  }, [follows, store]);
}

/** Posts of followed authors; a guest sees a login prompt. */
export function FollowingFeed({ ref }: { ref: Ref<FeedHandle> }): ReactNode {
  const intl = useIntl();
  const navigate = useNavigate();
  const { isSignedIn } = useSession();
  useRefreshAfterFollow();
  if (!isSignedIn) {
    return (
      <LoginPrompt title={intl.formatMessage({ id: 'social.home.guest-title' })} onLogIn={() => openLoginDialog()} />
    );
  }
  const empty = (
    <EmptyState
      illustration="people"
      title={intl.formatMessage({ id: 'social.home.follow-empty-title' })}
      action={
        <Button variant="secondary" onClick={() => void navigate(paths.homeRecommend.href(), { replace: true })}>
          <FormattedMessage id="social.home.find" />
        </Button>
      }
    >
      <FormattedMessage id="social.home.follow-empty-text" />
    </EmptyState>
  );
  return (
    <Feed
      ref={ref}
      source={followingPostsSource}
      label={intl.formatMessage({ id: 'social.home.follow' })}
      empty={empty}
    />
  );
}
