import type { ChartData } from '@quintet/domain/discover/chart';
import type { TrendSeries } from '@quintet/domain/discover/trend';
import { useState } from 'react';
import { useIntl } from 'react-intl';
import { Button } from '../../components/Button.tsx';
import styles from './ChartTable.module.css';
import type { ChartFormatters } from './use-chart-formatters.ts';

/** Rows that are shown at once. */
const PAGE_ROWS = 100;

interface ChartTableProps {
  data: ChartData<TrendSeries>;
  format: ChartFormatters;
  /** The accessible name. */
  label: string;
}

/** The data of a chart as a table, the newest first. */
export function ChartTable({ data: { times, series }, format, label }: ChartTableProps) {
  const intl = useIntl();
  const [rows, setRows] = useState(PAGE_ROWS);
  const indexes = times.map((_, index) => times.length - 1 - index).slice(0, rows);
  return (
    // The panel of the periods. It is in the tab order, so that keys can scroll it.
    <div className={styles.scroller} tabIndex={0} role="tabpanel" aria-label={label}>
      <table className={styles.table}>
        <thead>
          <tr>
            <th scope="col">{intl.formatMessage({ id: 'discover.chart.time' })}</th>
            {series.map(({ name }) => (
              <th key={name.en} scope="col">
                {format.text(name)}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {indexes.map((index) => (
            <tr key={times[index]}>
              <th scope="row">{format.time(times[index]!)}</th>
              {series.map(({ name, values }) => {
                const value = values[index] ?? null;
                return (
                  <td key={name.en}>
                    {value === null ? intl.formatMessage({ id: 'discover.chart.none' }) : format.value(value)}
                  </td>
                );
              })}
            </tr>
          ))}
        </tbody>
      </table>
      {times.length > rows && (
        <Button variant="quiet" size="s" onClick={() => setRows(rows + PAGE_ROWS)}>
          {intl.formatMessage({ id: 'discover.chart.more' })}
        </Button>
      )}
    </div>
  );
}
