import { FormattedMessage, useIntl } from 'react-intl';
import { Button } from '../../components/Button.tsx';
import { EmptyState } from '../../components/EmptyState.tsx';
import { FormAlert } from '../../components/FormAlert.tsx';
import styles from './WalletAlreadyBoundView.module.css';

interface WalletAlreadyBoundViewProps {
  /** The bound account, shortened. */
  account: string | null;
  /** Why a try to bind failed. */
  errorText: string | undefined;
  onUnbind: () => void;
}

/** A user has one wallet of the provider; another one can be bound after unbinding it. */
export function WalletAlreadyBoundView({ account, errorText, onUnbind }: WalletAlreadyBoundViewProps) {
  const intl = useIntl();
  return (
    <div className={styles.bound}>
      <FormAlert>{errorText}</FormAlert>
      <EmptyState
        illustration="wallet"
        title={intl.formatMessage({ id: 'wallet.bind.already-title' })}
        action={
          <Button variant="secondary" onClick={onUnbind}>
            <FormattedMessage id="wallet.unbind.title" />
          </Button>
        }
      >
        <FormattedMessage id="wallet.bind.already-text" values={{ account: account ?? 'WellPay' }} />
      </EmptyState>
    </div>
  );
}
