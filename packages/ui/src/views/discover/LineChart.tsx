import {
  decimateChartPoints,
  getValueDomain,
  getAxisTicks,
  listTimeTicks,
  createAxisScale,
  toAreaPath,
  toLinePath,
  type ChartData,
  type AxisDomain,
  type ChartPixelPoint,
} from '@quintet/domain/discover/chart';
import type { TrendChart, TrendSeries } from '@quintet/domain/discover/trend';
import { memo, useMemo, type CSSProperties } from 'react';
import styles from './LineChart.module.css';
import { createChartCursorHandlers } from './create-chart-cursor-handlers.ts';
import type { ChartFormatters } from './use-chart-formatters.ts';

/** The drawing's own units; it stretches to its box. */
const [WIDTH, HEIGHT] = [1000, 400];
/** More points than a line can show are merged. */
const MAX_POINTS = 500;
const [VALUE_TICKS, TIME_TICKS] = [4, 4];

/** The axis of a chart without values. */
const NO_VALUES: AxisDomain = [0, 1];

const toStyle = (values: Record<`--${string}`, number>): CSSProperties => values;

interface LineChartProps {
  chart: TrendChart;
  /** The part of the chart that is shown. */
  data: ChartData<TrendSeries>;
  format: ChartFormatters;
  /** The accessible name. */
  label: string;
  noneText: string;
  /** The index of the time that is read; null for none. */
  cursor: number | null;
  onCursor: (index: number | null) => void;
}

/** The lines of a chart with their axes, and a cursor that follows the finger, the pointer and the arrow keys. */
export const LineChart = memo(function LineChart(props: LineChartProps) {
  const { chart, data, format, label, noneText, cursor, onCursor } = props;
  const { times, series } = data;
  const values = useMemo(() => getValueDomain(data) ?? NO_VALUES, [data]);
  const ticks = useMemo(() => getAxisTicks(values, VALUE_TICKS, 10 ** -chart.precision), [values, chart.precision]);
  const toX = createAxisScale([times[0] ?? 0, times.at(-1) ?? 0], [0, 1]);
  const toY = createAxisScale(values, [1, 0]);
  const events = createChartCursorHandlers(times, cursor, onCursor);
  const shown = cursor ?? times.length - 1;
  const spoken = series.map(({ name, values: own }) => {
    const value = own[shown] ?? null;
    return `${format.text(name)} ${value === null ? noneText : format.value(value)}`;
  });
  return (
    <div className={styles.chart} dir="ltr">
      <div
        {...events}
        className={styles.plot}
        role="slider"
        tabIndex={0}
        aria-label={label}
        aria-valuemin={0}
        aria-valuemax={times.length - 1}
        aria-valuenow={shown}
        aria-valuetext={`${format.time(times[shown] ?? 0)}: ${spoken.join(', ')}`}
      >
        <ChartLines data={data} domain={values} ticks={ticks} />
        {cursor !== null && (
          <span className={styles.cursor} style={toStyle({ '--x': toX(times[cursor]!) })}>
            {series.map(({ name, values: own }, index) => {
              const value = own[cursor] ?? null;
              const at = value !== null && toStyle({ '--y': toY(value), '--series': index });
              return at && <span key={name.en} className={styles.dot} style={at} />;
            })}
          </span>
        )}
      </div>
      <ol className={styles.values} aria-hidden>
        {ticks.map((tick) => (
          <li key={tick} style={toStyle({ '--y': toY(tick) })}>
            {format.number(tick)}
          </li>
        ))}
      </ol>
      <ol className={styles.times} aria-hidden>
        {listTimeTicks(times, TIME_TICKS).map((tick) => (
          <li key={tick} style={toStyle({ '--x': toX(tick) })}>
            {format.tick(tick)}
          </li>
        ))}
      </ol>
    </div>
  );
});

interface ChartLinesProps {
  data: ChartData<TrendSeries>;
  domain: AxisDomain;
  /** The values of the grid. */
  ticks: readonly number[];
}

/** The drawing. It does not change while the cursor moves. */
const ChartLines = memo(function ChartLines({ data: { times, series }, domain, ticks }: ChartLinesProps) {
  const toX = createAxisScale([times[0] ?? 0, times.at(-1) ?? 0], [0, WIDTH]);
  const toY = createAxisScale(domain, [HEIGHT, 0]);
  return (
    <svg className={styles.drawing} viewBox={`0 0 ${WIDTH} ${HEIGHT}`} preserveAspectRatio="none" aria-hidden>
      {ticks.map((tick) => (
        <line key={tick} className={styles.grid} x1={0} x2={WIDTH} y1={toY(tick)} y2={toY(tick)} />
      ))}
      {series.map(({ name, values }, index) => (
        <g key={name.en} style={toStyle({ '--series': index })}>
          <ChartLine
            points={values.map((value, at) => (value === null ? null : [toX(times[at]!), toY(value)]))}
            isAlone={series.length === 1}
            isDashed={index % 2 === 1}
          />
        </g>
      ))}
    </svg>
  );
});

interface ChartLineProps {
  points: readonly (ChartPixelPoint | null)[];
  /** The only line has the area below it. */
  isAlone: boolean;
  isDashed: boolean;
}

/** A line of its own, so that each is drawn in a task of its own. */
function ChartLine({ points, isAlone, isDashed }: ChartLineProps) {
  const shown = decimateChartPoints(points, MAX_POINTS);
  return (
    <>
      {isAlone && <path className={styles.area} d={toAreaPath(shown, HEIGHT)} />}
      <path className={styles.line} data-dashed={isDashed || undefined} d={toLinePath(shown)} />
    </>
  );
}
