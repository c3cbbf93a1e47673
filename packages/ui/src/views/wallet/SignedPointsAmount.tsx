import { FormattedMessage, useIntl } from 'react-intl';
import styles from './SignedPointsAmount.module.css';

interface SignedAmountProps {
  /** Negative for points spent. */
  amount: number;
  /** The points went back: the amount is struck through. */
  isRefunded?: boolean;
}

/** Points with their sign and colour, and in words for screen readers (look, Wallet: never colour alone). */
export function SignedPointsAmount({ amount, isRefunded }: SignedAmountProps) {
  const intl = useIntl();
  const isReceived = amount > 0;
  return (
    <span className={styles.amount} data-received={isReceived || undefined} data-void={isRefunded || undefined}>
      <span aria-hidden>
        {amount === 0 ? '' : isReceived ? '+' : '−'}
        {intl.formatNumber(Math.abs(amount))}
      </span>
      <span className={styles.words}>
        <FormattedMessage
          id={isReceived ? 'wallet.amount.received' : 'wallet.amount.spent'}
          values={{ count: Math.abs(amount) }}
        />
      </span>
    </span>
  );
}
