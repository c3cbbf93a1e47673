import { FormattedMessage, useIntl } from 'react-intl';
import { Button } from '../../components/Button.tsx';
import { EmptyState } from '../../components/EmptyState.tsx';
import { ErrorState } from '../../components/ErrorState.tsx';
import { LoadingStatus } from '../../components/LoadingStatus.tsx';
import { Skeleton } from '../../components/Skeleton.tsx';

type FriendsStateProps =
  | { state: 'loading' }
  | { state: 'empty'; onAdd: () => void }
  | { state: 'none'; text: string }
  | { state: 'offline' | 'failed'; onRetry: () => void; isRetrying: boolean };

/** The friends' screen without rows: still loading, empty, filtered to nothing, offline or failed. */
export function FriendListPlaceholder(props: FriendsStateProps) {
  const intl = useIntl();
  if (props.state === 'loading')
    return (
      <LoadingStatus label={intl.formatMessage({ id: 'contacts.friends.loading' })}>
        <Skeleton shape="row" count={9} />
      </LoadingStatus>
    );
  if (props.state === 'empty')
    return (
      <EmptyState
        illustration="people"
        title={intl.formatMessage({ id: 'contacts.friends.empty-title' })}
        action={
          <Button icon="add" onClick={props.onAdd}>
            <FormattedMessage id="contacts.add.title" />
          </Button>
        }
      >
        <FormattedMessage id="contacts.friends.empty-text" />
      </EmptyState>
    );
  if (props.state === 'none')
    return (
      <EmptyState
        illustration="search"
        title={intl.formatMessage({ id: 'contacts.friends.none-title' }, { text: props.text })}
      >
        <FormattedMessage id="contacts.friends.none-text" />
      </EmptyState>
    );
  const { state, ...retry } = props;
  if (state === 'failed') return <ErrorState {...retry} />;
  return (
    <ErrorState illustration="offline" title={intl.formatMessage({ id: 'contacts.friends.offline-title' })} {...retry}>
      <FormattedMessage id="contacts.friends.offline-text" />
    </ErrorState>
  );
}
