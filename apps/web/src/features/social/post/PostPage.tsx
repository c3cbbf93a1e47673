import { ApiError, isConnectionError, isOutageError } from '@quintet/api/error';
import { Button } from '@quintet/ui/Button';
import { ContentUnavailableView } from '@quintet/ui/views/social/post/ContentUnavailableView';
import { PostPageSkeleton } from '@quintet/ui/views/social/post/PostPageSkeleton';
import { useCallback, type ReactNode } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import { useNavigate, useParams } from 'react-router';
import { usePageTitle } from '../../../shared/appearance/page-title.ts';
import { paths } from '../../../shared/navigation/paths.ts';
import { useBackOrHome } from '../../../shared/navigation/use-back-or-home.ts';
import { useSession } from '../../../shared/session/session.ts';
import { GuestLimitNotice, isGuestLimitError } from '../GuestLimitNotice.tsx';
import { isInvalidIdError } from '../invalid-id-error.ts';
import { usePost } from '../posts.ts';
import { useLoad } from '../../../shared/loading/use-load.ts';
import { useErrorText } from '../../../shared/feedback/use-error-text.ts';
import { loadPostAndRecordView } from './load-post.ts';
import { PostPageContent } from './PostPageContent.tsx';

/** Error codes that show a lock; other posts are gone. */
const FORBIDDEN_CODES = /permission|audit|forbidden/;

/** The post was deleted, or its author blocked, while it was open. */
const REMOVED = new ApiError({ code: 'api.post.data_not_exist', status: 404, operation: 'getPost' });

/** A post that cannot be shown, and why (spec §8). */
function PostUnavailable({ error, isLoading, onRetry }: { error: unknown; isLoading: boolean; onRetry: () => void }) {
  const intl = useIntl();
  const navigate = useNavigate();
  const back = useBackOrHome();
  const errorText = useErrorText(error);
  if (isGuestLimitError(error)) return <GuestLimitNotice title={intl.formatMessage({ id: 'social.post.title' })} />;
  const isOffline = isConnectionError(error);
  const reason = isOffline ? intl.formatMessage({ id: 'social.feed.offline' }) : errorText;
  if (reason === undefined) return <PostPageSkeleton onBack={back} />;
  if (isOutageError(error)) {
    return (
      <ContentUnavailableView
        title={intl.formatMessage({ id: 'social.post.title' })}
        illustration={isOffline ? 'offline' : 'broken'}
        reason={reason}
        onBack={back}
        action={
          <Button variant="secondary" icon="retry" isBusy={isLoading} onClick={onRetry}>
            <FormattedMessage id="social.post.retry" />
          </Button>
        }
      />
    );
  }
  return (
    <ContentUnavailableView
      title={intl.formatMessage({ id: 'social.post.title' })}
      illustration={error instanceof ApiError && FORBIDDEN_CODES.test(error.code) ? 'lock' : 'pictures'}
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

function PostLoader({ id }: { id: string }): ReactNode {
  const intl = useIntl();
  const back = useBackOrHome();
  const session = useSession();
  const post = usePost(id);
  const {
    error: loadError,
    isLoading,
    retry,
  } = useLoad(useCallback(() => loadPostAndRecordView(session, id), [session, id]));
  const error = isInvalidIdError(loadError) ? REMOVED : loadError;
  usePageTitle(post?.text.slice(0, 40) || intl.formatMessage({ id: 'social.post.title' }));
  // A cached post is shown at once, unless the server rejects it.
  if (error && !(post && (isOutageError(error) || isGuestLimitError(error))))
    return <PostUnavailable error={error} isLoading={isLoading} onRetry={retry} />;
  if (post) return <PostPageContent post={post} />;
  if (isLoading) return <PostPageSkeleton onBack={back} />;
  return <PostUnavailable error={REMOVED} isLoading={false} onRetry={retry} />;
}

/** /posts/{id} */
export default function PostPage(): ReactNode {
  const { id = '' } = useParams();
  return <PostLoader key={id} id={id} />;
}
