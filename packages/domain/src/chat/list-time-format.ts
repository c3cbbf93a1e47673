import { getLocalMidnight } from './day.ts';

/** The time format in the chat list; recent times are more precise. */
export type ListTimeFormat = 'time' | 'yesterday' | 'weekday' | 'date' | 'full-date';

const DAY = 86_400_000;

/** `at` and `now` are in milliseconds; days are local. */
export function getListTimeFormat(at: number, now: number): ListTimeFormat {
  // Rounded, because a day with a clock change is longer or shorter.
  const days = Math.round((getLocalMidnight(now) - getLocalMidnight(at)) / DAY);
  if (days <= 0) return 'time';
  if (days === 1) return 'yesterday';
  if (days < 7) return 'weekday';
  return new Date(at).getFullYear() === new Date(now).getFullYear() ? 'date' : 'full-date';
}
