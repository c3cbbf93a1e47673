import { createSeededRandom } from '@quintet/domain/random';
import type { DiscoverImportEntry } from '@quintet/server/slices/discover/parse-import';

const HOUR_MS = 3_600_000;
const DAY_MS = 24 * HOUR_MS;

const round = (value: number, digits: number): number => Number(value.toFixed(digits));

/** Times up to now, `step` apart and at whole steps. */
function toTimes(now: number, count: number, step: number): string[] {
  const last = Math.floor(now / step) * step;
  return Array.from({ length: count }, (_, index) => new Date(last - (count - 1 - index) * step).toISOString());
}

/** Day of the year as a part of the year. */
const yearPart = (time: string): number => (Date.parse(time) / (365.25 * DAY_MS)) % 1;

/** Synthetic charts that end today: with a gap, with two series, by the hour, and of a whole year. */
export function generateDemoCharts(now: number): DiscoverImportEntry[] {
  const random = createSeededRandom(4);
  /** A slow random walk around 0. */
  const createWalk = (step: number): (() => number) => {
    let value = 0;
    return () => (value = value * 0.9 + (random.next() - 0.5) * step);
  };
  const [warmth, rain] = [createWalk(1.4), createWalk(0.03)];
  const days = toTimes(now, 480, DAY_MS);
  const rides = toTimes(now, 120, DAY_MS);
  const hours = toTimes(now, 24 * 6, HOUR_MS);
  const isWeekend = (time: string): boolean => [0, 6].includes(new Date(time).getUTCDay());
  const toRides = (base: number) => {
    const weather = createWalk(base / 6);
    return (time: string) => Math.round(base * (isWeekend(time) ? 0.62 : 1) + weather() + base * 0.1 * random.next());
  };
  return [
    {
      kind: 'trend',
      key: 'demo-sea-temperature',
      title: { zh_cn: '海水温度', en: 'Sea temperature' },
      unit: { zh_cn: '°C', en: '°C' },
      precision: 1,
      times: days,
      series: [
        {
          name: { zh_cn: '海水温度', en: 'Sea temperature' },
          // The buoy was being repaired for some days.
          values: days.map((time, index) =>
            index > 456 && index < 462
              ? null
              : round(16.5 - 6.8 * Math.cos((yearPart(time) - 0.11) * 2 * Math.PI) + warmth(), 1),
          ),
        },
      ],
    },
    {
      kind: 'trend',
      key: 'demo-bicycles',
      title: { zh_cn: '过桥自行车', en: 'Bicycles across the bridges' },
      unit: { zh_cn: '辆', en: 'a day' },
      precision: 0,
      times: rides,
      series: [
        { name: { zh_cn: '旧桥', en: 'Old Bridge' }, values: rides.map(toRides(5200)) },
        { name: { zh_cn: '港口桥', en: 'Harbour Bridge' }, values: rides.map(toRides(3900)) },
      ],
    },
    {
      kind: 'trend',
      key: 'demo-river-level',
      title: { zh_cn: '河水水位', en: 'River level' },
      unit: { zh_cn: '米', en: 'm' },
      precision: 2,
      times: hours,
      series: [
        {
          name: { zh_cn: '水位', en: 'Level' },
          values: hours.map((_, index) => round(2.1 + 0.55 * Math.sin(index / 3.95) + index / 400 + rain(), 2)),
        },
      ],
    },
    {
      kind: 'trend',
      key: 'demo-daylight',
      title: { zh_cn: '日照时长', en: 'Hours of daylight' },
      unit: { zh_cn: '小时', en: 'h' },
      precision: 1,
      times: days.slice(-365),
      series: [
        {
          name: { zh_cn: '日照时长', en: 'Daylight' },
          values: days
            .slice(-365)
            .map((time) => round(12.1 - 3.2 * Math.cos((yearPart(time) + 0.03) * 2 * Math.PI), 1)),
        },
      ],
    },
  ];
}
