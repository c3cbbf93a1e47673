import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import {
  CHART_PERIOD_DAYS,
  decimateChartPoints,
  findNearestTimeIndex,
  getValueDomain,
  limitChartToPeriod,
  listApplicableChartPeriods,
  getAxisTicks,
  listTimeTicks,
  type ChartPixelPoint,
  createAxisScale,
  toAreaPath,
  toLinePath,
} from './chart.ts';

const DAY = 24 * 3_600_000;
const daily = (days: number) => ({
  times: Array.from({ length: days }, (_, day) => day * DAY),
  series: [{ values: Array.from({ length: days }, (_, day) => day) }],
});

describe('chart periods', () => {
  it('a period: has the values of its days', () => {
    expect(limitChartToPeriod(daily(100), 'week').series[0]!.values).toEqual([93, 94, 95, 96, 97, 98, 99]);
    expect(limitChartToPeriod(daily(100), 'all').times).toHaveLength(100);
    expect(limitChartToPeriod(daily(0), 'week').times).toEqual([]);
  });

  it('periods: only those shorter than the data, and all', () => {
    expect(listApplicableChartPeriods(daily(5))).toEqual(['all']);
    expect(listApplicableChartPeriods(daily(40))).toEqual(['week', 'month', 'all']);
    expect(listApplicableChartPeriods(daily(800))).toEqual(Object.keys(CHART_PERIOD_DAYS));
  });
});

describe('chart axis', () => {
  it.each([
    [[0, 10], 5, [0, 2, 4, 6, 8, 10]],
    [[0.13, 0.52], 4, [0.2, 0.3, 0.4, 0.5]],
    [[-7, 12], 4, [-5, 0, 5, 10]],
    [[3, 3], 4, [3]],
  ] as const)('ticks of %j: are round', (domain, count, ticks) => {
    expect(getAxisTicks(domain, count)).toEqual(ticks);
  });

  it('ticks: are within the axis and few', () => {
    const value = fc.double({ min: -1e9, max: 1e9, noNaN: true });
    fc.assert(
      fc.property(value, value, fc.integer({ min: 2, max: 8 }), (a, b, count) => {
        const domain = [Math.min(a, b), Math.max(a, b)] as const;
        fc.pre(domain[1] - domain[0] > 1e-3);
        const ticks = getAxisTicks(domain, count);
        expect(ticks.length).toBeLessThanOrEqual(count + 1);
        const room = (domain[1] - domain[0]) * 1e-6;
        for (const tick of ticks) expect(tick >= domain[0] - room && tick <= domain[1] + room).toBe(true);
      }),
    );
  });

  it('ticks: are not closer than the precision', () => {
    expect(getAxisTicks([1.01, 1.04], 4, 0.1)).toEqual([]);
    expect(getAxisTicks([1, 1.4], 4, 0.1)).toEqual([1, 1.1, 1.2, 1.3, 1.4]);
  });

  it('time ticks: are times of the data, with both ends', () => {
    expect(listTimeTicks([0, 1, 2, 3, 100], 3)).toEqual([0, 3, 100]);
    expect(listTimeTicks([7], 3)).toEqual([7]);
    expect(listTimeTicks([], 3)).toEqual([]);
  });

  it('values: have room around them, also equal ones', () => {
    expect(getValueDomain({ times: [0, 1], series: [{ values: [0, 100] }] })).toEqual([-8, 108]);
    expect(getValueDomain({ times: [0], series: [{ values: [50] }] })).toEqual([45, 55]);
    expect(getValueDomain({ times: [0], series: [{ values: [null] }] })).toBeNull();
  });

  it('scale: maps the ends, and one value to the middle', () => {
    expect([0, 5, 10].map(createAxisScale([0, 10], [100, 0]))).toEqual([100, 50, 0]);
    expect(createAxisScale([4, 4], [0, 10])(4)).toBe(5);
  });
});

describe('chart lines', () => {
  it('a gap ends a line; a value between gaps is a dot', () => {
    expect(toLinePath([[0, 1], [1, 2], null, [3, 4], null, null])).toBe('M0 1L1 2M3 4L3 4');
    expect(toLinePath([null])).toBe('');
  });

  it('an area: reaches down to the bottom, between gaps', () => {
    expect(toAreaPath([[0, 1], [1, 2], null, [3, 4]], 9)).toBe('M0 9L0 1L1 2L1 9ZM3 9L3 4L3 9Z');
  });

  it('many points: at most so many stay, with the lowest and the highest', () => {
    const value = fc.option(fc.integer({ min: -1000, max: 1000 }), { nil: null });
    fc.assert(
      fc.property(
        fc.array(value, { minLength: 1, maxLength: 400 }),
        fc.integer({ min: 10, max: 100 }),
        (values, max) => {
          const points = values.map((y, x): ChartPixelPoint | null => (y === null ? null : [x, y]));
          const kept = decimateChartPoints(points, max);
          expect(kept.length).toBeLessThanOrEqual(max);
          const heights = (list: readonly (ChartPixelPoint | null)[]) =>
            list.flatMap((point) => (point ? [point[1]] : []));
          expect(Math.max(...heights(kept))).toBe(Math.max(...heights(points)));
          expect(Math.min(...heights(kept))).toBe(Math.min(...heights(points)));
          const times = kept.flatMap((point) => (point ? [point[0]] : []));
          expect(times).toEqual(times.toSorted((a, b) => a - b));
        },
      ),
    );
  });

  it('the nearest time: is as far as no other', () => {
    expect(findNearestTimeIndex([], 4)).toBe(-1);
    const times = fc.uniqueArray(fc.integer({ min: 0, max: 1000 }), { minLength: 1 });
    fc.assert(
      fc.property(times, fc.integer({ min: -10, max: 1010 }), (given, time) => {
        const sorted = given.toSorted((a, b) => a - b);
        const nearest = Math.min(...sorted.map((other) => Math.abs(other - time)));
        expect(Math.abs(sorted[findNearestTimeIndex(sorted, time)]! - time)).toBe(nearest);
      }),
    );
  });
});
