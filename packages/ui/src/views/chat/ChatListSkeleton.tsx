import { useIntl } from 'react-intl';
import { LoadingStatus } from '../../components/LoadingStatus.tsx';
import { Skeleton } from '../../components/Skeleton.tsx';

/** Skeleton of the chat list. */
export function ChatListSkeleton() {
  const intl = useIntl();
  return (
    <LoadingStatus label={intl.formatMessage({ id: 'chat.list.loading' })}>
      <Skeleton shape="row" count={9} />
    </LoadingStatus>
  );
}
