import { useIntl } from 'react-intl';
import { UserDetail } from './UserDetail.tsx';

/** In place of a detail that did not load; a press tries again. */
export function FailedUserDetail({ onRetry }: { onRetry: () => void }) {
  const intl = useIntl();
  return (
    <UserDetail label={intl.formatMessage({ id: 'kit.error.title' })} onOpen={onRetry} icon="retry">
      {intl.formatMessage({ id: 'kit.error.retry' })}
    </UserDetail>
  );
}
