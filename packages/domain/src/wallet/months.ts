/** Returns a function that gives the year and month of a time in a time zone, as `2026-11`. */
export function createIsoMonthFormatter(timeZone: string): (at: string) => string {
  const format = new Intl.DateTimeFormat('en', { timeZone, year: 'numeric', month: '2-digit' });
  return (at) => {
    const parts = format.formatToParts(new Date(at));
    const read = (type: 'year' | 'month'): string => parts.find((part) => part.type === type)!.value;
    return `${read('year')}-${read('month')}`;
  };
}

/** The total of a month, as the server sends it with each page that has transactions of the month. */
interface MonthTotal {
  readonly month: string;
  readonly received: number;
  readonly spent: number;
}

/** A month of a list; `total` is null until a page brings it. */
export interface TradingLogMonth<Log> {
  readonly month: string;
  readonly total: Omit<MonthTotal, 'month'> | null;
  readonly logs: readonly Log[];
}

/** Groups transactions by month, in their order. Of several totals of a month the last one counts. */
export function groupLogsByMonth<Log extends { readonly create_at: string }>(
  logs: readonly Log[],
  totals: readonly MonthTotal[],
  timeZone: string,
): TradingLogMonth<Log>[] {
  const totalOf = new Map(totals.map((total) => [total.month, total]));
  const getMonth = createIsoMonthFormatter(timeZone);
  const groups = new Map<string, Log[]>();
  for (const log of logs) {
    const month = getMonth(log.create_at);
    const group = groups.get(month);
    if (group) group.push(log);
    else groups.set(month, [log]);
  }
  return Array.from(groups, ([month, ofMonth]) => ({ month, total: totalOf.get(month) ?? null, logs: ofMonth }));
}
