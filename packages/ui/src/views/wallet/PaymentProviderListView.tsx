import type { PaymentProvider } from '@quintet/domain/wallet/trading-log';
import { FormattedMessage, useIntl, type IntlShape } from 'react-intl';
import { Button } from '../../components/Button.tsx';
import { EmptyState } from '../../components/EmptyState.tsx';
import { ErrorState } from '../../components/ErrorState.tsx';
import { LoadingStatus } from '../../components/LoadingStatus.tsx';
import { Skeleton } from '../../components/Skeleton.tsx';
import { RoundIcon } from '../../components/RoundIcon.tsx';
import styles from './PaymentProviderListView.module.css';

interface PaymentProviderListViewProps {
  /** Null while loading. */
  providers: readonly PaymentProvider[] | null;
  loadError: { isRetrying: boolean; onRetry: () => void } | null;
  /** Redeems to this provider. */
  onRedeem: (provider: PaymentProvider) => void;
  onBind: () => void;
  onUnbind: () => void;
}

/** Where points can be redeemed: account, limits, fee, maintenance. */
export function PaymentProviderListView({ providers, loadError, ...actions }: PaymentProviderListViewProps) {
  const intl = useIntl();
  if (!providers) {
    if (loadError) return <ErrorState {...loadError} />;
    return (
      <LoadingStatus className={styles.list} label={intl.formatMessage({ id: 'wallet.provider.loading' })}>
        {['wellpay', 'point'].map((code) => (
          <div key={code} className={styles.provider}>
            <div className={styles.head}>
              <Skeleton shape="circle" />
              <div className={styles.names}>
                <Skeleton count={2} />
              </div>
            </div>
            <Skeleton count={3} />
            <Skeleton shape="control" />
          </div>
        ))}
      </LoadingStatus>
    );
  }
  if (providers.length === 0)
    return (
      <EmptyState illustration="wallet" title={intl.formatMessage({ id: 'wallet.provider.empty-title' })}>
        <FormattedMessage id="wallet.provider.empty-text" />
      </EmptyState>
    );
  return (
    <ul className={styles.list}>
      {providers.map((provider) => (
        <li key={provider.code} className={styles.provider}>
          <ProviderCard provider={provider} {...actions} />
        </li>
      ))}
    </ul>
  );
}

function ProviderCard({
  provider,
  onRedeem,
  onBind,
  onUnbind,
}: { provider: PaymentProvider } & Omit<PaymentProviderListViewProps, 'providers' | 'loadError'>) {
  const intl = useIntl();
  const { code, is_available: isAvailable, is_bound: isBound, account } = provider;
  const name = intl.formatMessage({ id: `wallet.provider.${code}` });
  const boundAccount = isBound
    ? (account ?? intl.formatMessage({ id: 'wallet.provider.any-address' }))
    : intl.formatMessage({ id: 'wallet.provider.not-bound' });
  return (
    <>
      <div className={styles.head}>
        <RoundIcon icon={code === 'wellpay' ? 'wallet' : 'link'} />
        <div className={styles.names}>
          <h3 className={styles.name}>{name}</h3>
          <p className={styles.account}>{boundAccount}</p>
          {!isAvailable && (
            <p className={styles.state}>
              <FormattedMessage id="wallet.provider.maintenance" />
            </p>
          )}
        </div>
      </div>
      <ul className={styles.facts}>
        <li>
          <FormattedMessage
            id="wallet.provider.limits"
            values={{ min: provider.min_amount, max: provider.max_amount }}
          />
        </li>
        <li>
          <FormattedMessage
            id="wallet.provider.daily"
            values={{ left: provider.daily_left, daily: provider.daily_amount }}
          />
        </li>
        <li>{formatFee(intl, provider)}</li>
      </ul>
      <div className={styles.actions}>
        {isBound ? (
          <Button
            size="s"
            aria-label={`${intl.formatMessage({ id: 'wallet.points.redeem' })} · ${name}`}
            disabled={!isAvailable}
            onClick={() => onRedeem(provider)}
          >
            <FormattedMessage id="wallet.points.redeem" />
          </Button>
        ) : (
          <Button size="s" disabled={!isAvailable} onClick={onBind}>
            <FormattedMessage id="wallet.provider.bind" />
          </Button>
        )}
        {isBound && account !== null && (
          <Button size="s" variant="quiet" onClick={onUnbind}>
            <FormattedMessage id="wallet.provider.unbind" />
          </Button>
        )}
      </div>
    </>
  );
}

/** The fee of a provider in words. */
function formatFee(intl: IntlShape, { fee_basis_points: rate, fee_min: min }: PaymentProvider): string {
  if (rate === 0 && min === 0) return intl.formatMessage({ id: 'wallet.provider.no-fee' });
  if (rate === 0) return intl.formatMessage({ id: 'wallet.provider.fee-fixed' }, { min });
  const percent = intl.formatNumber(rate / 10_000, { style: 'percent', maximumFractionDigits: 2 });
  return intl.formatMessage({ id: min > 0 ? 'wallet.provider.fee-min' : 'wallet.provider.fee' }, { percent, min });
}
