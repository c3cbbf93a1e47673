import type { ReactNode } from 'react';
import { useIntl } from 'react-intl';
import { Button } from './Button.tsx';
import { EmptyState } from './EmptyState.tsx';

interface ErrorStateProps {
  /** `offline` for no connection, `works` for maintenance. */
  illustration?: 'broken' | 'offline' | 'works';
  title?: string;
  /** What happened; mentions the connection when the cause is unknown. */
  children?: ReactNode;
  onRetry?: () => void;
  isRetrying?: boolean;
}

/**
 * A failed load: what happened, with a retry button (look, States).
 *
 * For content that could not be loaded. Not for a failed action (Toast) or a form (FormAlert).
 */
export function ErrorState({ illustration = 'broken', title, children, onRetry, isRetrying }: ErrorStateProps) {
  const intl = useIntl();
  const retry = onRetry && (
    <Button variant="secondary" icon="retry" isBusy={isRetrying} onClick={onRetry}>
      {intl.formatMessage({ id: 'kit.error.retry' })}
    </Button>
  );
  return (
    <div role="alert">
      <EmptyState
        illustration={illustration}
        title={title ?? intl.formatMessage({ id: 'kit.error.title' })}
        action={retry}
      >
        {children ?? intl.formatMessage({ id: 'kit.error.text' })}
      </EmptyState>
    </div>
  );
}
