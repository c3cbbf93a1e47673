import { getTransactionTypeGroup, getTransactionTypeKey } from '@quintet/domain/wallet/transaction-types';
import type { TradingLog } from '@quintet/domain/wallet/trading-log';
import type { ElementType } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import { Button } from '../../components/Button.tsx';
import { IconButton } from '../../components/IconButton.tsx';
import { LoadingStatus } from '../../components/LoadingStatus.tsx';
import { Skeleton } from '../../components/Skeleton.tsx';
import { Icon, type IconName } from '../../icons/Icon.tsx';
import { AmountSkeleton } from './AmountSkeleton.tsx';
import { type DescriptionListRowData, DescriptionList } from './DescriptionList.tsx';
import { SignedPointsAmount } from './SignedPointsAmount.tsx';
import { PointsAmount } from './PointsAmount.tsx';
import styles from './TradingLogDetailView.module.css';

const STATUS_ICONS: Record<TradingLog['status'], IconName> = { success: 'check', pending: 'clock', failed: 'close' };

const LABELS = {
  fail_reason: 'wallet.detail.reason',
  provider: 'wallet.detail.to',
  receives: 'wallet.detail.receives',
  fee: 'wallet.detail.fee',
  remark: 'wallet.detail.remark',
  create_at: 'wallet.detail.time',
  finish_at: 'wallet.detail.finish',
  balance: 'wallet.detail.balance',
  order_id: 'wallet.detail.order',
  id: 'wallet.detail.id',
} as const;

interface TradingLogDetailViewProps {
  log: TradingLog;
  /** The router's link. */
  link: ElementType;
  /** The related transaction, e.g. the returned points; null without one. */
  relatedHref: string | null;
  /** The red envelope in its chat; null if there is none, or the user cannot see it. */
  envelopeHref: string | null;
  linkState?: unknown;
  onCopy: (text: string) => void;
}

/** One transaction: amount, status and every detail. A pending one changes by itself. */
export function TradingLogDetailView({
  log,
  link,
  relatedHref,
  envelopeHref,
  linkState,
  onCopy,
}: TradingLogDetailViewProps) {
  const { amount, status, type } = log;
  const isRedemption = log.provider !== null;
  return (
    <div className={styles.log}>
      <div className={styles.head}>
        <p className={styles.type}>
          <FormattedMessage id={`wallet.type.${getTransactionTypeKey(type)}`} />
        </p>
        <p className={styles.amount}>
          <SignedPointsAmount amount={amount} isRefunded={status === 'failed'} />
        </p>
        <div className={styles.status} role="status">
          <p className={styles.badge} data-status={status}>
            <Icon name={STATUS_ICONS[status]} size="s" />
            <FormattedMessage id={`wallet.status.${status}`} />
          </p>
          {isRedemption && status !== 'success' && (
            <p className={styles.text}>
              <FormattedMessage
                id={status === 'pending' ? 'wallet.detail.pending-text' : 'wallet.detail.failed-text'}
              />
            </p>
          )}
        </div>
      </div>
      <Rows log={log} onCopy={onCopy} />
      {relatedHref && (
        <Button as={link} to={relatedHref} state={linkState} replace variant="secondary" isBlock>
          <FormattedMessage id={getRelatedLabel(log)} />
        </Button>
      )}
      {envelopeHref && (
        <Button as={link} to={envelopeHref} variant="secondary" isBlock>
          <FormattedMessage id="wallet.detail.envelope" />
        </Button>
      )}
    </div>
  );
}

/** The transaction while it loads. */
export function TradingLogDetailSkeleton() {
  const intl = useIntl();
  return (
    <LoadingStatus className={styles.log} label={intl.formatMessage({ id: 'wallet.detail.loading' })}>
      <div className={styles.head}>
        <AmountSkeleton labelClass={styles.type} amountClass={styles.amount} />
      </div>
      <Skeleton count={5} />
    </LoadingStatus>
  );
}

/** A failed redemption names its refund, the refund its redemption; a red envelope's refund has a link to the envelope besides. */
function getRelatedLabel({ type, status, red_envelope_id }: TradingLog) {
  if (status === 'failed') return 'wallet.detail.refund';
  const isRefund = getTransactionTypeGroup(type) === 'refunds' && red_envelope_id === null;
  return isRefund ? 'wallet.detail.redemption' : 'wallet.detail.related';
}

function Rows({ log, onCopy }: Pick<TradingLogDetailViewProps, 'log' | 'onCopy'>) {
  const intl = useIntl();
  const toTime = (at: string) => intl.formatDate(at, { dateStyle: 'medium', timeStyle: 'medium' });
  const copyable = (label: 'wallet.detail.order' | 'wallet.detail.id', text: string) => (
    <span className={styles.copyable}>
      <span>{text}</span>
      <IconButton
        icon="copy"
        label={intl.formatMessage({ id: 'wallet.detail.copy' }, { what: intl.formatMessage({ id: label }) })}
        onClick={() => onCopy(text)}
      />
    </span>
  );
  const { provider, fail_reason: reason, order_id: order } = log;
  const isPaid = provider !== null && log.amount < 0 && log.status !== 'failed';
  const rows: (readonly [key: keyof typeof LABELS, value: DescriptionListRowData['value']] | false)[] = [
    reason !== null && ['fail_reason', <FormattedMessage key="reason" id={`wallet.reason.${reason}`} />],
    provider !== null && [
      'provider',
      <>
        <FormattedMessage id={`wallet.provider.${provider}`} />
        {log.account !== null && ` ${log.account}`}
      </>,
    ],
    isPaid && ['receives', <PointsAmount key="receives" count={Math.abs(log.amount) - log.fee} />],
    isPaid && [
      'fee',
      log.fee === 0 ? intl.formatMessage({ id: 'wallet.provider.no-fee' }) : <PointsAmount key="fee" count={log.fee} />,
    ],
    log.remark !== null && ['remark', log.remark],
    ['create_at', toTime(log.create_at)],
    log.finish_at !== null && log.finish_at !== log.create_at && ['finish_at', toTime(log.finish_at)],
    ['balance', <PointsAmount key="balance" count={log.balance} />],
    order !== null && ['order_id', copyable('wallet.detail.order', order)],
    ['id', copyable('wallet.detail.id', log.id)],
  ];
  return (
    <DescriptionList
      rows={rows.flatMap((row) =>
        row ? [{ key: row[0], label: <FormattedMessage id={LABELS[row[0]]} />, value: row[1] }] : [],
      )}
    />
  );
}
