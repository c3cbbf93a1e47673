import { TRANSACTION_TYPES_BY_GROUP, type TransactionTypeGroup } from '@quintet/domain/wallet/transaction-types';
import type { PointsDirection } from '@quintet/domain/wallet/trading-log';
import { useIntl } from 'react-intl';
import { Select } from '../../components/Select.tsx';
import { Tabs } from '../../components/Tabs.tsx';
import styles from './TradingLogFilters.module.css';

/** Which transactions are listed. */
export interface TradingLogFilterValues {
  direction: PointsDirection | 'all';
  type: TransactionTypeGroup | 'all';
}

const DIRECTIONS = ['all', 'received', 'spent'] as const;
const TYPES = ['all', ...(Object.keys(TRANSACTION_TYPES_BY_GROUP) as TransactionTypeGroup[])] as const;

interface TradingLogFiltersProps {
  filter: TradingLogFilterValues;
  onChange: (filter: TradingLogFilterValues) => void;
}

/** Filters of the transactions: direction and type. */
export function TradingLogFilters({ filter, onChange }: TradingLogFiltersProps) {
  const intl = useIntl();
  return (
    <div className={styles.filters}>
      <Tabs
        id="wallet-direction"
        variant="pill"
        label={intl.formatMessage({ id: 'wallet.list.direction' })}
        items={DIRECTIONS.map((id) => ({ id, label: intl.formatMessage({ id: `wallet.list.${id}` }) }))}
        value={filter.direction}
        onChange={(direction) => onChange({ ...filter, direction })}
      />
      <Select
        isLabelHidden
        label={intl.formatMessage({ id: 'wallet.list.type' })}
        options={TYPES.map((value) => ({ value, label: intl.formatMessage({ id: `wallet.filter.${value}` }) }))}
        value={filter.type}
        onChange={({ target }) => onChange({ ...filter, type: TYPES.find((type) => type === target.value) ?? 'all' })}
      />
    </div>
  );
}
