import { EmptyState } from '@quintet/ui/EmptyState';
import { ErrorState } from '@quintet/ui/ErrorState';
import type { ReactNode } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import { useIsOnline, useRetryWhenOnline } from '../../shared/requests/network.ts';

interface NoContentProps {
  hasFailed: boolean;
  isRetrying: boolean;
  onRetry: () => void;
}

/** Stands for content that does not exist, or could not be loaded. */
export function NoContent({ hasFailed, isRetrying, onRetry }: NoContentProps): ReactNode {
  const intl = useIntl();
  const isOnline = useIsOnline();
  useRetryWhenOnline(hasFailed, onRetry);
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
