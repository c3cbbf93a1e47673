import { FormattedMessage } from 'react-intl';
import { ListRow } from '../../components/ListRow.tsx';
import { Skeleton } from '../../components/Skeleton.tsx';
import { Spinner } from '../../components/Spinner.tsx';
import { Icon } from '../../icons/Icon.tsx';

/** The profile could not be loaded: what a retry button needs. */
export interface ProfileRetryState {
  isRetrying: boolean;
  onRetry: () => void;
}

/** The profile's place: a skeleton or a retry; the rest of the page works without it. */
export function ProfileRowFallback({ loadError }: { loadError: ProfileRetryState | null }) {
  if (!loadError) return <Skeleton shape="row" />;
  return (
    <ListRow
      as="button"
      leading={<Icon name="warning" />}
      title={<FormattedMessage id="kit.error.title" />}
      detail={<FormattedMessage id="kit.error.retry" />}
      end={loadError.isRetrying ? <Spinner size="s" /> : <Icon name="retry" size="s" />}
      onClick={loadError.onRetry}
    />
  );
}
