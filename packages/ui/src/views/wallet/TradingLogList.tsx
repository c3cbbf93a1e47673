import {
  getTransactionTypeGroup,
  getTransactionTypeKey,
  type TransactionTypeKey,
  type TransactionTypeGroup,
} from '@quintet/domain/wallet/transaction-types';
import type { TradingLogMonth } from '@quintet/domain/wallet/months';
import type { TradingLog } from '@quintet/domain/wallet/trading-log';
import type { ElementType } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import { Button } from '../../components/Button.tsx';
import { EmptyState } from '../../components/EmptyState.tsx';
import { ListRow } from '../../components/ListRow.tsx';
import { PagedList, type PagedListTail } from '../../components/PagedList.tsx';
import { RoundIcon } from '../../components/RoundIcon.tsx';
import type { IconName } from '../../icons/Icon.tsx';
import { SettingsSection } from '../profile/SettingsSection.tsx';
import { SignedPointsAmount } from './SignedPointsAmount.tsx';
import styles from './TradingLogList.module.css';

const ICONS: Record<TransactionTypeGroup, IconName> = {
  redemptions: 'wallet',
  refunds: 'turn',
  envelopes: 'gift',
  platform: 'stack',
};

/** Movements by the platform, by what they do. */
const PLATFORM_ICONS: Partial<Record<TransactionTypeKey, IconName>> = {
  reward: 'star',
  usage: 'add',
  'report-bonus': 'flag',
  deposit: 'add',
  'usage-deduction': 'minus',
  deduction: 'minus',
};

const getIcon = ({ type }: TradingLog): IconName =>
  PLATFORM_ICONS[getTransactionTypeKey(type)] ?? ICONS[getTransactionTypeGroup(type)];

interface TradingLogListProps {
  months: readonly TradingLogMonth<TradingLog>[];
  tail: PagedListTail;
  errorText?: string | undefined;
  /** Filters are set, and can be cleared. */
  onClear?: (() => void) | undefined;
  /** The router's link. */
  link: ElementType;
  toHref: (log: TradingLog) => string;
  /** History state of the links. */
  linkState?: unknown;
  onNearEnd: () => void;
  onRetry: () => void;
}

/** The transactions by month, newest first; without filters each month has its totals, which are those of all transactions. */
export function TradingLogList(props: TradingLogListProps) {
  const { months, onClear } = props;
  const intl = useIntl();
  const emptyState = (
    <EmptyState
      illustration={onClear ? 'search' : 'wallet'}
      title={intl.formatMessage({ id: onClear ? 'wallet.list.none-title' : 'wallet.list.empty-title' })}
      {...(onClear && {
        action: (
          <Button variant="secondary" onClick={onClear}>
            <FormattedMessage id="wallet.list.clear" />
          </Button>
        ),
      })}
    >
      <FormattedMessage id={onClear ? 'wallet.list.none-text' : 'wallet.list.empty-text'} />
    </EmptyState>
  );
  return (
    <div className={styles.list} aria-busy={props.tail === 'loading'}>
      <PagedList
        tail={props.tail}
        isEmpty={months.length === 0}
        emptyState={emptyState}
        errorText={props.errorText}
        onNearEnd={props.onNearEnd}
        onRetry={props.onRetry}
      >
        {months.map((group) => (
          <Month key={group.month} {...props} group={group} />
        ))}
      </PagedList>
    </div>
  );
}

function Month({ group, onClear, ...props }: TradingLogListProps & { group: TradingLogMonth<TradingLog> }) {
  const intl = useIntl();
  const { month, total, logs } = group;
  // The first day of the month in UTC.
  const name = intl.formatDate(`${month}-01T00:00:00Z`, { year: 'numeric', month: 'long', timeZone: 'UTC' });
  return (
    <SettingsSection
      title={name}
      detail={
        total &&
        !onClear && (
          <p className={styles.total}>
            <span>
              <FormattedMessage id="wallet.list.month-received" values={{ amount: total.received }} />
            </span>
            <span>
              <FormattedMessage id="wallet.list.month-spent" values={{ amount: total.spent }} />
            </span>
          </p>
        )
      }
    >
      {logs.map((log) => (
        <LogRow key={log.id} log={log} link={props.link} href={props.toHref(log)} linkState={props.linkState} />
      ))}
    </SettingsSection>
  );
}

interface LogRowProps {
  log: TradingLog;
  link: ElementType;
  href: string;
  linkState: unknown;
}

function LogRow({ log, link, href, linkState }: LogRowProps) {
  const intl = useIntl();
  const time = intl.formatDate(log.create_at, {
    month: 'short',
    day: 'numeric',
    hour: 'numeric',
    minute: 'numeric',
  });
  return (
    <ListRow
      as={link}
      to={href}
      state={linkState}
      leading={<RoundIcon icon={getIcon(log)} tone="neutral" />}
      title={
        <span className={styles.type}>
          <FormattedMessage id={`wallet.type.${getTransactionTypeKey(log.type)}`} />
        </span>
      }
      meta={
        <span className={styles.amount}>
          <SignedPointsAmount amount={log.amount} isRefunded={log.status === 'failed'} />
        </span>
      }
      detail={time}
      {...(log.status !== 'success' && {
        end: (
          <span className={styles.status} data-status={log.status}>
            <FormattedMessage id={`wallet.status.${log.status}`} />
          </span>
        ),
      })}
    />
  );
}
