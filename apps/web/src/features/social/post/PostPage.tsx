import { ApiError, isConnectionError } from '@quintet/api/error';
import { Button } from '@quintet/ui/Button';
import { PostNotice } from '@quintet/ui/views/social/PostNotice';
import { PostSkeleton } from '@quintet/ui/views/social/PostSkeleton';
import { useCallback, type ReactNode } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import { useNavigate, useParams } from 'react-router';
import { usePageTitle } from '../../../shared/page-title.ts';
import { paths } from '../../../shared/paths.ts';
import { useSession } from '../../../shared/session.ts';
import { GuestLimit, isGuestLimit } from '../GuestLimit.tsx';
import { usePost } from '../posts.ts';
import { useAsked } from '../use-load.ts';
import { useBack } from '../navigation.ts';
import { useReason } from '../use-error-text.ts';
import { loadPost } from './load-post.ts';
import { ShownPost } from './PostContent.tsx';

/** Who is not let in sees a lock; the rest is gone. */
const CLOSED = /permission|audit|forbidden/;

/** A post that cannot be shown, and why (spec §8). */
function Unseen({ failure, isAsking, onRetry }: { failure: unknown; isAsking: boolean; onRetry: () => void }) {
  const intl = useIntl();
  const navigate = useNavigate();
  const back = useBack();
  const reason = useReason(failure);
  if (isGuestLimit(failure)) return <GuestLimit title={intl.formatMessage({ id: 'social.post.title' })} />;
  if (isConnectionError(failure)) {
    return (
      <PostNotice
        title={intl.formatMessage({ id: 'social.post.title' })}
        figure="offline"
        reason={intl.formatMessage({ id: 'social.feed.offline' })}
        onBack={back}
        action={
          <Button variant="secondary" icon="retry" isBusy={isAsking} onClick={onRetry}>
            <FormattedMessage id="social.post.retry" />
          </Button>
        }
      />
    );
  }
  if (reason === undefined) return <PostSkeleton onBack={back} />;
  return (
    <PostNotice
      title={intl.formatMessage({ id: 'social.post.title' })}
      figure={failure instanceof ApiError && CLOSED.test(failure.code) ? 'lock' : 'pictures'}
      reason={reason}
      onBack={back}
      action={
        <Button variant="secondary" onClick={() => void navigate(paths.homeRecommend.href())}>
          <FormattedMessage id="social.post.home" />
        </Button>
      }
    />
  );
}

function OnePost({ id }: { id: string }): ReactNode {
  const intl = useIntl();
  const back = useBack();
  const session = useSession();
  const post = usePost(id);
  const { failure, isAsking, again } = useAsked(useCallback(() => loadPost(session, id), [session, id]));
  usePageTitle(post?.text.slice(0, 40) || intl.formatMessage({ id: 'social.post.title' }));
  // What a list knew is shown at once, unless the server says otherwise.
  if (failure && !(post && (isConnectionError(failure) || isGuestLimit(failure))))
    return <Unseen failure={failure} isAsking={isAsking} onRetry={again} />;
  return post ? <ShownPost post={post} /> : <PostSkeleton onBack={back} />;
}

/** /posts/{id} */
export default function PostPage(): ReactNode {
  const { id = '' } = useParams();
  return <OnePost key={id} id={id} />;
}
