import type { Schemas } from '@quintet/api/types';

export type SportsMatch = Schemas['SportsMatch'];

const DAY_MS = 24 * 3_600_000;
/** Days that are listed around today; together at most 31, the server's limit. */
const [DAYS_BEFORE, DAYS_AFTER] = [10, 20];

/** The local day of a time, as `2026-11-24`. */
export function formatLocalDay(at: Date): string {
  const pad = (value: number): string => String(value).padStart(2, '0');
  return `${at.getFullYear()}-${pad(at.getMonth() + 1)}-${pad(at.getDate())}`;
}

/** The start of a local day. */
export const parseLocalDay = (day: string): Date => new Date(`${day}T00:00:00`);

/** The period whose matches are listed. */
export function getSportsMatchDateRange(today: string): { from: string; to: string } {
  // Noon, so that a change of the clocks does not lead into another day.
  const noon = parseLocalDay(today).getTime() + DAY_MS / 2;
  const toStart = (days: number): string => parseLocalDay(formatLocalDay(new Date(noon + days * DAY_MS))).toISOString();
  return { from: toStart(-DAYS_BEFORE), to: toStart(DAYS_AFTER) };
}

/** A league's matches of a day, by start. */
export interface LeagueMatches {
  readonly league: SportsMatch['league'];
  readonly matches: readonly SportsMatch[];
}

/** The days with matches, and today. */
export const listMatchDaysWithToday = (matches: readonly SportsMatch[], today: string): string[] =>
  [...new Set([today, ...matches.map(({ start_at: at }) => formatLocalDay(new Date(at)))])].toSorted();

/** The day to show first: today, or the next with matches, or the last. */
export function pickSportsMatchDay(matches: readonly SportsMatch[], today: string): string {
  const days = listMatchDaysWithToday(matches, today).filter((day) =>
    matches.some(({ start_at: at }) => formatLocalDay(new Date(at)) === day),
  );
  return days.find((day) => day >= today) ?? days.at(-1) ?? today;
}

/** The matches of a day by league; leagues with a live match come first. */
export function groupDayMatchesByLeague(matches: readonly SportsMatch[], day: string): LeagueMatches[] {
  const groups = new Map<string, SportsMatch[]>();
  for (const match of matches) {
    if (formatLocalDay(new Date(match.start_at)) !== day) continue;
    const group = groups.get(match.league.en);
    if (group) group.push(match);
    else groups.set(match.league.en, [match]);
  }
  const hasLive = (group: readonly SportsMatch[]): boolean => group.some(({ status }) => status === 'live');
  const sorted = [...groups.values()].toSorted((one, other) => Number(hasLive(other)) - Number(hasLive(one)));
  return sorted.map((group) => ({ league: group[0]!.league, matches: group }));
}
