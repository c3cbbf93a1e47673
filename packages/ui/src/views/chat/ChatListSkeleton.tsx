import { useIntl } from 'react-intl';
import { Skeleton } from '../../components/Skeleton.tsx';

/** Skeleton of the chat list. */
export function ChatListSkeleton() {
  const intl = useIntl();
  return (
    <div role="status" aria-busy aria-label={intl.formatMessage({ id: 'chat.list.loading' })}>
      <Skeleton shape="row" count={9} />
    </div>
  );
}
