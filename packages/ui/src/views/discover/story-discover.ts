import {
  makeGalleryItemFixture,
  makeSportsMatchFixture,
  makeTrendChartFixture,
} from '@quintet/domain/discover/fixtures';
import { makeStoryAuthor, makeStoryImage } from '../social/post/story-posts.ts';

/** Example pictures, charts and matches for stories. */
const DAY_MS = 24 * 3_600_000;
const START = Date.UTC(2025, 9, 1);

const wave = (day: number, height: number, period: number): number =>
  12 + height * Math.sin(day / period) + 2 * Math.sin(day * 1.7) + day / 60;

function toTimes(days: number): string[] {
  return Array.from({ length: days }, (_, day) => new Date(START + day * DAY_MS).toISOString());
}

/** One series with a gap. */
export const EXAMPLE_TEMPERATURE_CHART = makeTrendChartFixture({
  title: { zh_cn: '海水温度', en: 'Sea temperature' },
  times: toTimes(400),
  series: [
    {
      name: { zh_cn: '海水温度', en: 'Sea temperature' },
      values: toTimes(400).map((_, day) => (day > 380 && day < 386 ? null : wave(day, 6, 58))),
    },
  ],
});

/** Two series, of half a million. */
export const EXAMPLE_VISITORS_CHART = makeTrendChartFixture({
  id: 'd2',
  title: { zh_cn: '图书馆访客', en: 'Visitors of the libraries' },
  unit: null,
  precision: 0,
  times: toTimes(60),
  series: [
    {
      name: { zh_cn: '中央图书馆', en: 'Central Library' },
      values: toTimes(60).map((_, day) => Math.round(500_000 + 9000 * wave(day, 5, 4))),
    },
    {
      name: { zh_cn: '河畔分馆', en: 'Riverside' },
      values: toTimes(60).map((_, day) => Math.round(480_000 + 7000 * wave(day, 4, 6))),
    },
  ],
});

/** A few values, some alone between gaps. */
export const EXAMPLE_SPARSE_CHART = makeTrendChartFixture({
  id: 'd3',
  title: { zh_cn: '每周跑步距离', en: 'Distance run in a week' },
  unit: { zh_cn: '公里', en: 'km' },
  times: toTimes(5),
  series: [{ name: { zh_cn: '距离', en: 'Distance' }, values: [12.5, null, 8, null, 21.1] }],
});

const TITLES = [
  { zh_cn: '清晨的海', en: 'Morning sea' },
  { zh_cn: '雨后的街角，灯还没有熄', en: 'The corner after rain, its lamps still lit' },
  { zh_cn: '山', en: 'Hill' },
];
export const EXAMPLE_GALLERY_CATEGORIES = [
  { zh_cn: '风景', en: 'Landscapes' },
  { zh_cn: '城市', en: 'Cities' },
  { zh_cn: '动物', en: 'Animals' },
  { zh_cn: '静物与日常', en: 'Still life and everyday things' },
];

export const EXAMPLE_GALLERY_PICTURES = Array.from({ length: 24 }, (_, index) =>
  makeGalleryItemFixture(index + 1, {
    title: TITLES[index % TITLES.length]!,
    category: EXAMPLE_GALLERY_CATEGORIES[index % EXAMPLE_GALLERY_CATEGORIES.length]!,
    author: makeStoryAuthor(index),
    media: makeStoryImage(index),
  }),
);

/** The local day on which the stories of matches happen. */
export const STORY_TODAY = '2026-11-24';
const CUP = { zh_cn: '城市杯', en: 'City Cup' };
const side = (zh: string, en: string, score: number | null) => ({ name: { zh_cn: zh, en }, score });
const at = (hour: number, day = 24): string => new Date(2026, 10, day, hour).toISOString();

export const EXAMPLE_SPORTS_MATCHES = [
  makeSportsMatchFixture(1, {
    start_at: at(15),
    status: 'finished',
    home: side('港湾队', 'Harbour', 2),
    away: side('灯塔队', 'Lighthouse', 1),
  }),
  makeSportsMatchFixture(2, {
    start_at: at(18),
    status: 'live',
    home: side('北岸', 'North Shore', 0),
    away: side('磨坊', 'Mill Town', 0),
  }),
  makeSportsMatchFixture(3, { start_at: at(20) }),
  makeSportsMatchFixture(4, {
    league: CUP,
    start_at: at(19),
    status: 'postponed',
    home: side('山城队', 'Hill City United Athletic Club', null),
  }),
  makeSportsMatchFixture(5, { league: CUP, start_at: at(21), status: 'cancelled' }),
  makeSportsMatchFixture(6, { start_at: at(15, 25) }),
  makeSportsMatchFixture(7, {
    start_at: at(15, 22),
    status: 'finished',
    home: side('港湾队', 'Harbour', 0),
    away: side('磨坊', 'Mill Town', 0),
  }),
];
