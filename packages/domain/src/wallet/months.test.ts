import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { createIsoMonthFormatter, groupLogsByMonth } from './months.ts';

describe('createIsoMonthFormatter', () => {
  it.each([
    ['2026-11-30T23:30:00.000Z', 'UTC', '2026-11'],
    ['2026-11-30T23:30:00.000Z', 'Asia/Shanghai', '2026-12'],
    ['2027-01-01T00:30:00.000Z', 'America/New_York', '2026-12'],
  ])('%s in %s is %s', (at, timeZone, month) => expect(createIsoMonthFormatter(timeZone)(at)).toBe(month));
});

describe('groupLogsByMonth', () => {
  const logs = [
    { id: 't3', create_at: '2026-11-02T10:00:00.000Z' },
    { id: 't2', create_at: '2026-11-01T10:00:00.000Z' },
    { id: 't1', create_at: '2026-09-01T10:00:00.000Z' },
  ];

  it('keeps the order and takes the last total of a month', () => {
    const totals = [
      { month: '2026-11', received: 5, spent: 0 },
      { month: '2026-11', received: 7, spent: 1 },
    ];
    expect(groupLogsByMonth(logs, totals, 'UTC')).toEqual([
      { month: '2026-11', total: totals[1], logs: logs.slice(0, 2) },
      { month: '2026-09', total: null, logs: logs.slice(2) },
    ]);
  });

  it('loses and doubles no transaction', () => {
    const times = fc.array(fc.date({ min: new Date('2020-01-01'), max: new Date('2030-01-01'), noInvalidDate: true }));
    fc.assert(
      fc.property(times, (dates) => {
        const sorted = dates.toSorted((a, b) => b.getTime() - a.getTime());
        const all = sorted.map((date) => ({ create_at: date.toISOString() }));
        const groups = groupLogsByMonth(all, [], 'Asia/Kolkata');
        expect(groups.flatMap((group) => group.logs)).toEqual(all);
        expect(new Set(groups.map(({ month }) => month)).size).toBe(groups.length);
      }),
    );
  });
});
