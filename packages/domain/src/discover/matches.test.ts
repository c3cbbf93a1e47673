import { describe, expect, it } from 'vitest';
import { makeSportsMatchFixture } from './fixtures.ts';
import {
  parseLocalDay,
  getSportsMatchDateRange,
  groupDayMatchesByLeague,
  listMatchDaysWithToday,
  pickSportsMatchDay,
  formatLocalDay,
} from './matches.ts';

const at = (day: string, hour = 12) => new Date(parseLocalDay(day).getTime() + hour * 3_600_000).toISOString();

describe('days of matches', () => {
  it('days: those with matches and today, in order', () => {
    const matches = [
      makeSportsMatchFixture(1, { start_at: at('2026-11-26') }),
      makeSportsMatchFixture(2, { start_at: at('2026-11-20') }),
    ];
    expect(listMatchDaysWithToday(matches, '2026-11-24')).toEqual(['2026-11-20', '2026-11-24', '2026-11-26']);
  });

  it('the first day: today, or the next with matches, or the last', () => {
    const matches = ['2026-11-20', '2026-11-24', '2026-11-26'].map((day) =>
      makeSportsMatchFixture(1, { start_at: at(day) }),
    );
    expect(pickSportsMatchDay(matches, '2026-11-24')).toBe('2026-11-24');
    expect(pickSportsMatchDay(matches, '2026-11-25')).toBe('2026-11-26');
    expect(pickSportsMatchDay(matches, '2026-12-25')).toBe('2026-11-26');
    expect(pickSportsMatchDay([], '2026-12-25')).toBe('2026-12-25');
  });

  it('the period: begins and ends at a local midnight, within 31 days', () => {
    const { from, to } = getSportsMatchDateRange('2026-11-24');
    expect([formatLocalDay(new Date(from)), formatLocalDay(new Date(to))]).toEqual(['2026-11-14', '2026-12-14']);
    for (const time of [from, to]) expect(new Date(time).getHours()).toBe(0);
    expect(Date.parse(to) - Date.parse(from)).toBeLessThanOrEqual(31 * 24 * 3_600_000);
  });
});

describe('matches of a day', () => {
  it('leagues: those with a live match come first', () => {
    const [cup, league] = [
      { zh_cn: '杯', en: 'Cup' },
      { zh_cn: '联赛', en: 'League' },
    ];
    const matches = [
      makeSportsMatchFixture(1, { league: cup, start_at: at('2026-11-24', 10) }),
      makeSportsMatchFixture(2, { league, start_at: at('2026-11-24', 11), status: 'live' }),
      makeSportsMatchFixture(3, { league: cup, start_at: at('2026-11-24', 12) }),
      makeSportsMatchFixture(4, { league: cup, start_at: at('2026-11-25', 12) }),
    ];
    const groups = groupDayMatchesByLeague(matches, '2026-11-24');
    expect(groups.map((group) => [group.league.en, group.matches.map(({ id }) => id)])).toEqual([
      ['League', ['d2']],
      ['Cup', ['d1', 'd3']],
    ]);
  });
});
