import type { Schemas } from '@quintet/api/types';
import { makeAuthorFixture, makePostImageFixture } from '../social/fixtures.ts';

/** Stand-ins for tests and stories: whole and valid, with the given parts replaced. */
export function makeSportsMatchFixture(
  number = 1,
  overrides: Partial<Schemas['SportsMatch']> = {},
): Schemas['SportsMatch'] {
  return {
    id: `d${number}`,
    league: { zh_cn: '海湾联赛', en: 'Bay League' },
    home: { name: { zh_cn: '港湾队', en: 'Harbour' }, score: null },
    away: { name: { zh_cn: '灯塔队', en: 'Lighthouse' }, score: null },
    start_at: '2026-11-24T12:00:00.000Z',
    status: 'scheduled',
    ...overrides,
  };
}

export function makeGalleryItemFixture(
  number = 1,
  overrides: Partial<Schemas['GalleryItem']> = {},
): Schemas['GalleryItem'] {
  return {
    id: `d${number}`,
    category: { zh_cn: '风景', en: 'Landscapes' },
    title: { zh_cn: `清晨的海 ${number}`, en: `Morning sea ${number}` },
    post_id: `p${number}`,
    author: makeAuthorFixture(),
    media: makePostImageFixture(),
    ...overrides,
  };
}

export function makeTrendChartFixture(overrides: Partial<Schemas['TrendChart']> = {}): Schemas['TrendChart'] {
  const start = Date.UTC(2026, 10, 1);
  return {
    id: 'd1',
    title: { zh_cn: '气温', en: 'Temperature' },
    unit: { zh_cn: '°C', en: '°C' },
    precision: 1,
    times: [0, 1, 2].map((day) => new Date(start + day * 24 * 3_600_000).toISOString()),
    series: [{ name: { zh_cn: '气温', en: 'Temperature' }, values: [8.5, null, 9.25] }],
    update_at: new Date(start).toISOString(),
    ...overrides,
  };
}
