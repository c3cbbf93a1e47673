import { useIntl } from 'react-intl';
import { UserDetailRow } from './UserDetailRow.tsx';

/** In place of a detail that did not load; a press tries again. */
export function FailedUserDetailRow({ onRetry }: { onRetry: () => void }) {
  const intl = useIntl();
  return (
    <UserDetailRow label={intl.formatMessage({ id: 'kit.error.title' })} onOpen={onRetry} icon="retry">
      {intl.formatMessage({ id: 'kit.error.retry' })}
    </UserDetailRow>
  );
}
