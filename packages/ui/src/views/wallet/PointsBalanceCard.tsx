import { FormattedMessage, useIntl } from 'react-intl';
import { Button } from '../../components/Button.tsx';
import { ErrorState } from '../../components/ErrorState.tsx';
import { LoadingStatus } from '../../components/LoadingStatus.tsx';
import { Skeleton } from '../../components/Skeleton.tsx';
import { Icon } from '../../icons/Icon.tsx';
import { AmountSkeleton } from './AmountSkeleton.tsx';
import styles from './PointsBalanceCard.module.css';

export interface PointsBalanceData {
  balance: number;
  /** Points of the balance that cannot be spent now. */
  held: number;
  /** Points can be redeemed only while the records are valid. */
  isValid: boolean;
}

interface BalanceCardProps {
  /** Null while loading. */
  points: PointsBalanceData | null;
  loadError: { isRetrying: boolean; onRetry: () => void } | null;
  onRedeem: () => void;
  onWallets: () => void;
}

/** The balance, large and calm, and what can be done with it (look, Wallet). */
export function PointsBalanceCard({ points, loadError, onRedeem, onWallets }: BalanceCardProps) {
  const intl = useIntl();
  if (!points) {
    if (loadError) return <ErrorState {...loadError} />;
    return (
      <LoadingStatus className={styles.card} label={intl.formatMessage({ id: 'wallet.points.loading' })}>
        <div className={styles.balance}>
          <AmountSkeleton labelClass={styles.label} amountClass={styles.amount} />
        </div>
        <div className={styles.actions}>
          <Skeleton shape="control" />
          <Skeleton shape="control" />
        </div>
      </LoadingStatus>
    );
  }
  const { balance, held, isValid } = points;
  return (
    <section className={styles.card} aria-labelledby="wallet-balance">
      <div className={styles.balance}>
        <h2 className={styles.label} id="wallet-balance">
          <FormattedMessage id="wallet.points.balance" />
        </h2>
        <p className={styles.amount} role="status">
          {intl.formatNumber(balance)}{' '}
          <span className={styles.unit}>
            <FormattedMessage id="wallet.points.unit" values={{ count: balance }} />
          </span>
        </p>
        {held > 0 && (
          <p className={styles.held}>
            <FormattedMessage id="wallet.points.held" values={{ held, available: balance - held }} />
          </p>
        )}
      </div>
      {!isValid && (
        <p className={styles.warning} role="alert">
          <Icon name="warning" size="s" />
          <FormattedMessage id="wallet.points.checking" />
        </p>
      )}
      <div className={styles.actions}>
        <Button isBlock disabled={!isValid} onClick={onRedeem}>
          <FormattedMessage id="wallet.points.redeem" />
        </Button>
        <Button isBlock variant="secondary" icon="wallet" onClick={onWallets}>
          <FormattedMessage id="wallet.points.wallets" />
        </Button>
      </div>
    </section>
  );
}
