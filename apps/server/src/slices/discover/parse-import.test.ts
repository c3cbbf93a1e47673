import { describe, expect, it } from 'vitest';
import { parseDiscoverImport } from './parse-import.ts';

const name = { zh_cn: '名', en: 'Name' };
const chart = {
  kind: 'trend',
  key: 'chart',
  title: name,
  precision: 1,
  times: ['2026-01-01T00:00:00Z', '2026-01-02T00:00:00Z'],
  series: [{ name, values: [1.5, null] }],
};
const match = {
  kind: 'sports',
  key: 'match',
  league: name,
  home: { name },
  away: { name },
  start_at: '2026-01-01T18:00:00Z',
  status: 'scheduled',
};
const picture = { kind: 'gallery', key: 'picture', category: name, title: name, post_id: 'p10001', picture: 0 };
const toLines = (...entries: object[]) => entries.map((entry) => JSON.stringify(entry)).join('\n');

describe('discover import', () => {
  it('reads one entry a line, without empty lines', () => {
    const { entries, flaws } = parseDiscoverImport(`${toLines(chart, match)}\r\n\n${toLines(picture)}\n`);
    expect(flaws).toEqual([]);
    expect(entries).toEqual([chart, match, picture]);
  });

  it.each([
    ['broken JSON', '{', /^line 2: no JSON: /],
    ['an unknown kind', toLines({ kind: 'news' }), 'line 2: kind: must be gallery, trend, sports'],
    ['null', 'null', 'line 2: kind: must be gallery, trend, sports'],
    ['a missing field', toLines({ ...picture, title: undefined }), "line 2: must have required property 'title'"],
    [
      'a missing language',
      toLines({ ...picture, title: { en: 'a' } }),
      "line 2: title: must have required property 'zh_cn'",
    ],
    ['odds', toLines({ ...match, odds: 2 }), 'line 2: must NOT have additional properties (odds)'],
    ['a wrong type', toLines({ ...picture, picture: '1' }), 'line 2: picture: must be integer'],
    ['a wrong key', toLines({ ...picture, key: 'A b' }), /^line 2: key: must match pattern/],
    ['the key of another line', toLines({ ...picture, key: 'chart' }), 'line 2: key: line 1 has the same'],
    [
      'times out of order',
      toLines({ ...chart, key: 'b', times: chart.times.toReversed() }),
      'line 2: times.1: must be a time after the one before',
    ],
    [
      'an impossible time',
      toLines({ ...chart, key: 'b', times: ['2026-13-01T00:00:00Z', '2026-01-02T00:00:00Z'] }),
      'line 2: times.0: must be a time after the one before',
    ],
    [
      'too few values',
      toLines({ ...chart, key: 'b', series: [{ name, values: [1] }] }),
      'line 2: series.0.values: must have 2 values, as times has',
    ],
    [
      'a score before the start',
      toLines({ ...match, home: { name, score: 1 } }),
      'line 2: home.score: a scheduled match has none',
    ],
    [
      'a live match without score',
      toLines({ ...match, status: 'live', home: { name, score: 1 } }),
      'line 2: away.score: a live match has scores',
    ],
  ])('refuses %s by its line', (_name, line, flaw) => {
    const { flaws } = parseDiscoverImport(`${toLines(chart)}\n${line}`);
    expect(flaws).toHaveLength(1);
    expect(flaws[0]).toEqual(typeof flaw === 'string' ? flaw : expect.stringMatching(flaw));
  });
});
