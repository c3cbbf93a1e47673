import { ApiError, isConnectionError } from '@quintet/api/error';
import { Button } from '@quintet/ui/Button';
import { EmptyState } from '@quintet/ui/EmptyState';
import { ErrorState } from '@quintet/ui/ErrorState';
import { useAtomValue } from 'jotai/react';
import type { ReactNode } from 'react';
import { useIntl } from 'react-intl';
import { Link } from '../../../shared/navigation/Link.tsx';
import { paths } from '../../../shared/navigation/paths.ts';
import { groupRemovalReasonAtomFamily } from '../sync/atoms.ts';

const GONE_STATUSES = [403, 404];

interface RoomErrorProps {
  groupId: string;
  /** The user is no longer a member. */
  isGone: boolean;
  error: unknown;
  onRetry: () => void;
}

/** Shows why a room cannot be shown, with an action. */
export function RoomError({ groupId, isGone, error, onRetry }: RoomErrorProps): ReactNode {
  const intl = useIntl();
  const reason = useAtomValue(groupRemovalReasonAtomFamily(groupId)) ?? 'other';
  if (isGone || (error instanceof ApiError && GONE_STATUSES.includes(error.status))) {
    return (
      <EmptyState
        illustration="lock"
        title={intl.formatMessage({ id: 'chat.room.gone-title' })}
        action={
          <Button as={Link} to={paths.chat.href()} variant="secondary">
            {intl.formatMessage({ id: 'chat.room.to-list' })}
          </Button>
        }
      >
        {intl.formatMessage({ id: 'chat.room.gone-text' }, { reason })}
      </EmptyState>
    );
  }
  const isOffline = isConnectionError(error);
  return (
    <ErrorState
      illustration={isOffline ? 'offline' : 'broken'}
      title={intl.formatMessage({ id: 'chat.room.failed-title' })}
      onRetry={onRetry}
    >
      {isOffline && intl.formatMessage({ id: 'chat.room.offline-text' })}
    </ErrorState>
  );
}
