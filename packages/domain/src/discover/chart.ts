/** A line of a chart; null is a gap. */
export interface ChartSeries {
  readonly values: readonly (number | null)[];
}

/** Values over the same times (milliseconds), oldest first. */
export interface ChartData<Series extends ChartSeries = ChartSeries> {
  readonly times: readonly number[];
  readonly series: readonly Series[];
}

/** The lowest and highest value of an axis. */
export type AxisDomain = readonly [low: number, high: number];

const DAY_MS = 24 * 3_600_000;

/** The periods of the tabs, in days; null is all. */
export const CHART_PERIOD_DAYS = { week: 7, month: 30, year: 365, all: null } as const;
export type ChartPeriod = keyof typeof CHART_PERIOD_DAYS;

/** The data of the last days before the newest time. */
export function limitChartToPeriod<Series extends ChartSeries>(
  data: ChartData<Series>,
  period: ChartPeriod,
): ChartData<Series> {
  const days = CHART_PERIOD_DAYS[period];
  const newest = data.times.at(-1);
  if (days === null || newest === undefined) return data;
  const first = data.times.findIndex((time) => time > newest - days * DAY_MS);
  return {
    times: data.times.slice(first),
    series: data.series.map((series) => ({ ...series, values: series.values.slice(first) })),
  };
}

/** The periods that show something else than the next longer one. */
export function listApplicableChartPeriods({ times }: ChartData): ChartPeriod[] {
  const length = times.length === 0 ? 0 : times.at(-1)! - times[0]!;
  const periods = Object.keys(CHART_PERIOD_DAYS) as ChartPeriod[];
  return periods.filter((period) => {
    const days = CHART_PERIOD_DAYS[period];
    return days === null || days * DAY_MS < length;
  });
}

/** Round steps of at least `minStep` that divide the values into at most `count` parts: 1, 2 or 5 times a power of ten. */
export function getAxisTicks([low, high]: AxisDomain, count: number, minStep = 0): number[] {
  if (!(high > low)) return [low];
  const rough = Math.max((high - low) / count, minStep);
  const power = 10 ** Math.floor(Math.log10(rough) + 1e-9);
  const step = [1, 2, 5, 10].map((factor) => factor * power).find((size) => size >= rough * (1 - 1e-9))!;
  const first = Math.ceil(low / step - 1e-9);
  const last = Math.floor(high / step + 1e-9);
  return Array.from({ length: last - first + 1 }, (_, index) => Number(((first + index) * step).toPrecision(12)));
}

/** At most `count` of the times, evenly far apart, the first and the last among them. */
export function listTimeTicks(times: readonly number[], count: number): number[] {
  const [first, last] = [times[0], times.at(-1)];
  if (first === undefined || last === undefined) return [];
  const parts = Math.max(1, Math.min(count, times.length) - 1);
  const even = Array.from({ length: parts + 1 }, (_, part) => first + ((last - first) * part) / parts);
  return [...new Set(even.map((time) => times[findNearestTimeIndex(times, time)]!))];
}

/** The values with padding above and below; null without values. */
export function getValueDomain({ series }: ChartData): AxisDomain | null {
  let [low, high] = [Infinity, -Infinity];
  for (const { values } of series) {
    for (const value of values) {
      if (value === null) continue;
      low = Math.min(low, value);
      high = Math.max(high, value);
    }
  }
  if (low > high) return null;
  const padding = (high - low) * 0.08 || Math.abs(high) * 0.1 || 1;
  return [low - padding, high + padding];
}

/** Maps an axis to pixels. */
export const createAxisScale =
  ([low, high]: AxisDomain, [from, to]: AxisDomain) =>
  (value: number): number =>
    high === low ? (from + to) / 2 : from + ((value - low) / (high - low)) * (to - from);

/** A point of a line, in pixels of the chart. */
export type ChartPixelPoint = readonly [x: number, y: number];

/** The points without those that a line of `max` points cannot show: of each run, its lowest and highest stay. */
export function decimateChartPoints(
  points: readonly (ChartPixelPoint | null)[],
  max: number,
): readonly (ChartPixelPoint | null)[] {
  if (points.length <= max) return points;
  const size = Math.ceil(points.length / Math.floor(max / 2));
  const kept: (ChartPixelPoint | null)[] = [];
  for (let start = 0; start < points.length; start += size) {
    const run = points.slice(start, start + size).filter((point) => point !== null);
    if (run.length === 0) kept.push(null);
    else {
      const [low, high] = [Math.min, Math.max].map((pick) => pick(...run.map(([, y]) => y)));
      kept.push(...new Set([run.find(([, y]) => y === low)!, run.find(([, y]) => y === high)!].toSorted(byX)));
    }
  }
  return kept;
}

const byX = ([one]: ChartPixelPoint, [other]: ChartPixelPoint): number => one - other;
const toText = ([x, y]: ChartPixelPoint): string => `${Math.round(x * 100) / 100} ${Math.round(y * 100) / 100}`;

/** The parts of a line between its gaps. */
function splitAtGaps(points: readonly (ChartPixelPoint | null)[]): ChartPixelPoint[][] {
  const parts: ChartPixelPoint[][] = [];
  points.forEach((point, index) => {
    if (!point) return;
    if (points[index - 1]) parts.at(-1)!.push(point);
    else parts.push([point]);
  });
  return parts;
}

/** The lines of a series as SVG path data; a gap ends a line, and a value between two gaps is a dot. */
export function toLinePath(points: readonly (ChartPixelPoint | null)[]): string {
  // A round line cap draws a line of no length as a dot.
  return splitAtGaps(points)
    .map((part) => (part.length === 1 ? [part[0]!, part[0]!] : part))
    .map((part) => `M${part.map(toText).join('L')}`)
    .join('');
}

/** The areas between the lines and a height, as SVG path data. */
export function toAreaPath(points: readonly (ChartPixelPoint | null)[], bottom: number): string {
  return splitAtGaps(points)
    .map((part) => [[part[0]![0], bottom] as const, ...part, [part.at(-1)![0], bottom] as const])
    .map((part) => `M${part.map(toText).join('L')}Z`)
    .join('');
}

/** The index of the time that is nearest to the given one; -1 without times. */
export function findNearestTimeIndex(times: readonly number[], time: number): number {
  let [low, high] = [0, times.length - 1];
  while (low < high) {
    const middle = (low + high) >> 1;
    if (times[middle]! < time) low = middle + 1;
    else high = middle;
  }
  return low > 0 && time - times[low - 1]! <= times[low]! - time ? low - 1 : Math.min(low, times.length - 1);
}
