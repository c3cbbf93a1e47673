import {
  limitChartToPeriod,
  listApplicableChartPeriods,
  type ChartData,
  type ChartPeriod,
} from '@quintet/domain/discover/chart';
import { toChartData, type TrendChart, type TrendSeries } from '@quintet/domain/discover/trend';
import { useDeferredValue, useMemo, useState } from 'react';
import { useIntl } from 'react-intl';
import { IconButton } from '../../components/IconButton.tsx';
import { Tabs } from '../../components/Tabs.tsx';
import { LineChart } from './LineChart.tsx';
import { ChartReadout } from './ChartReadout.tsx';
import { ChartTable } from './ChartTable.tsx';
import styles from './TrendCard.module.css';
import { useChartFormatters } from './use-chart-formatters.ts';

/** The period that is shown first. */
const FIRST_PERIOD: ChartPeriod = 'month';

/** The data of a period, and all periods. */
function showPeriod(all: ChartData<TrendSeries>, wanted: ChartPeriod) {
  const periods = listApplicableChartPeriods(all);
  return { periods, data: limitChartToPeriod(all, orAll(periods, wanted)) };
}

const orAll = (periods: readonly ChartPeriod[], wanted: ChartPeriod): ChartPeriod =>
  periods.includes(wanted) ? wanted : 'all';

/** A trend chart: latest value, lines, periods, and the same data as a table. */
export function TrendCard({ chart }: { chart: TrendChart }) {
  const intl = useIntl();
  const all = useMemo(() => toChartData(chart), [chart]);
  const [wanted, setWanted] = useState(FIRST_PERIOD);
  // The tab is selected at once; the lines follow in short tasks.
  const drawn = useDeferredValue(wanted);
  const { periods, data } = useMemo(() => showPeriod(all, drawn), [all, drawn]);
  const [cursor, setCursor] = useState<number | null>(null);
  const [isTable, setIsTable] = useState(false);
  const format = useChartFormatters(chart, data.times);
  const title = format.text(chart.title);
  // Another period, or new data, may be shorter.
  const shownCursor = cursor !== null && cursor < data.times.length ? cursor : null;
  const choose = (next: ChartPeriod): void => {
    setWanted(next);
    setCursor(null);
  };
  return (
    <article className={styles.card} aria-labelledby={`chart-${chart.id}`}>
      <header className={styles.head}>
        <h2 className={styles.title} id={`chart-${chart.id}`}>
          {title}
        </h2>
        <IconButton
          icon="table"
          label={intl.formatMessage({ id: 'discover.chart.table' })}
          isPressed={isTable}
          onClick={() => setIsTable(!isTable)}
        />
      </header>
      <ChartReadout data={data} format={format} cursor={isTable ? null : shownCursor} />
      {isTable ? (
        <ChartTable data={data} format={format} label={title} />
      ) : (
        <LineChart
          chart={chart}
          data={data}
          format={format}
          label={intl.formatMessage({ id: 'discover.chart.cursor' }, { title })}
          noneText={intl.formatMessage({ id: 'discover.chart.none' })}
          cursor={shownCursor}
          onCursor={setCursor}
        />
      )}
      {periods.length > 1 && (
        <Tabs
          id={`chart-${chart.id}`}
          variant="pill"
          label={intl.formatMessage({ id: 'discover.chart.periods' })}
          items={periods.map((id) => ({ id, label: intl.formatMessage({ id: `discover.chart.period.${id}` }) }))}
          value={orAll(periods, wanted)}
          onChange={choose}
        />
      )}
      <p className={styles.updated}>
        {intl.formatMessage(
          { id: 'discover.chart.updated' },
          { date: intl.formatDate(chart.update_at, { dateStyle: 'medium', timeStyle: 'short' }) },
        )}
      </p>
    </article>
  );
}
