import type { ChartData } from '@quintet/domain/discover/chart';
import { getSeriesChange, getLatestDataPoint, type TrendSeries } from '@quintet/domain/discover/trend';
import { memo, type CSSProperties } from 'react';
import { useIntl } from 'react-intl';
import styles from './ChartReadout.module.css';
import type { ChartFormatters } from './use-chart-formatters.ts';

interface ChartReadoutProps {
  data: ChartData<TrendSeries>;
  format: ChartFormatters;
  /** The index of the time that is read; null for the latest values. */
  cursor: number | null;
}

/** The values at the cursor, or the latest ones and how they have changed. */
export const ChartReadout = memo(function ChartReadout({ data: { times, series }, format, cursor }: ChartReadoutProps) {
  const intl = useIntl();
  const latest = Math.max(...series.map((own) => getLatestDataPoint(own)?.index ?? 0));
  const time = times[cursor ?? latest];
  const isAlone = series.length === 1;
  return (
    <div className={styles.readout}>
      <ul className={styles.series} data-alone={isAlone || undefined}>
        {series.map((own, index) => {
          const value = cursor === null ? getLatestDataPoint(own)?.value : own.values[cursor];
          return (
            <li key={own.name.en} style={{ '--series': index } as CSSProperties}>
              {!isAlone && (
                <span className={styles.name} data-dashed={index % 2 === 1 || undefined}>
                  {format.text(own.name)}
                </span>
              )}
              <span className={styles.value}>
                {value === null || value === undefined
                  ? intl.formatMessage({ id: 'discover.chart.none' })
                  : format.value(value)}
              </span>
            </li>
          );
        })}
      </ul>
      <p className={styles.facts}>
        {time !== undefined && <time dateTime={new Date(time).toISOString()}>{format.time(time)}</time>}
        {isAlone && cursor === null && <Change series={series[0]!} format={format} />}
      </p>
    </div>
  );
});

function Change({ series, format }: { series: TrendSeries; format: ChartFormatters }) {
  const intl = useIntl();
  const change = getSeriesChange(series);
  if (!change) return null;
  const { amount, ratio } = change;
  const direction = amount > 0 ? 'up' : amount < 0 ? 'down' : 'same';
  const percent =
    ratio === null ? '' : ` (${intl.formatNumber(Math.abs(ratio), { style: 'percent', maximumFractionDigits: 1 })})`;
  return (
    <span className={styles.change} data-direction={direction}>
      <span className={styles.spoken}>{intl.formatMessage({ id: `discover.chart.${direction}` })} </span>
      {`${format.number(Math.abs(amount))}${percent}`}
    </span>
  );
}
