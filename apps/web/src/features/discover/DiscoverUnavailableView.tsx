import { ApiError } from '@quintet/api/error';
import { Button } from '@quintet/ui/Button';
import { EmptyState } from '@quintet/ui/EmptyState';
import { ErrorState } from '@quintet/ui/ErrorState';
import type { ReactNode } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import { Link } from '../../shared/navigation/Link.tsx';
import { paths } from '../../shared/navigation/paths.ts';
import { useIsOnline, useRetryWhenOnline } from '../../shared/requests/network.ts';

interface DiscoverUnavailableViewProps {
  hasFailed: boolean;
  error: unknown;
  isRetrying: boolean;
  onRetry: () => void;
}

/** Stands for content that does not exist, or could not be loaded. */
export function DiscoverUnavailableView({
  hasFailed,
  error,
  isRetrying,
  onRetry,
}: DiscoverUnavailableViewProps): ReactNode {
  const intl = useIntl();
  const isOnline = useIsOnline();
  useRetryWhenOnline(hasFailed ? error : null, onRetry);
  if (isPreviewExpired(error)) {
    return (
      <EmptyState
        illustration="works"
        title={intl.formatMessage({ id: 'discover.preview-expired' })}
        action={
          <Button as={Link} to={paths.discover.href({})} variant="secondary">
            {intl.formatMessage({ id: 'discover.show-published' })}
          </Button>
        }
      >
        {intl.formatMessage({ id: 'discover.preview-expired-text' })}
      </EmptyState>
    );
  }
  if (hasFailed) {
    return (
      <ErrorState
        illustration={isOnline ? 'broken' : 'offline'}
        title={intl.formatMessage({ id: isOnline ? 'discover.failed' : 'social.feed.offline' })}
        onRetry={onRetry}
        isRetrying={isRetrying}
      />
    );
  }
  return (
    <EmptyState illustration="pictures" title={intl.formatMessage({ id: 'discover.empty-title' })}>
      <FormattedMessage id="discover.empty-text" />
    </EmptyState>
  );
}

/** Only a preview can be forbidden: its link has expired, or a newer one has replaced it. */
const isPreviewExpired = (error: unknown): boolean => error instanceof ApiError && error.code === 'api.forbidden';
