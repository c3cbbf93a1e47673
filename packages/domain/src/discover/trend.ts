import type { Schemas } from '@quintet/api/types';
import type { ChartData, ChartSeries } from './chart.ts';

export type TrendChart = Schemas['TrendChart'];
export type TrendSeries = Schemas['TrendSeries'];

const DAY_MS = 24 * 3_600_000;

export const toChartData = ({ times, series }: TrendChart): ChartData<TrendSeries> => ({
  times: times.map((time) => Date.parse(time)),
  series,
});

/** Whether all times are midnights of UTC: days, which have the same name everywhere. */
export const areUtcMidnights = (times: readonly number[]): boolean => times.every((time) => time % DAY_MS === 0);

/** The latest value of a series and its index; null without values. */
export function getLatestDataPoint({ values }: ChartSeries): { index: number; value: number } | null {
  const index = values.findLastIndex((value) => value !== null);
  return index < 0 ? null : { index, value: values[index]! };
}

/** From the first value to the latest; `ratio` is null after a first value of 0. */
export function getSeriesChange(series: ChartSeries): { amount: number; ratio: number | null } | null {
  const first = series.values.find((value) => value !== null);
  const latest = getLatestDataPoint(series);
  if (first === undefined || first === null || !latest) return null;
  const amount = latest.value - first;
  return { amount, ratio: first === 0 ? null : amount / Math.abs(first) };
}
