import { getDay } from './rows.ts';

/** How a moment is told in the chat list: the closer, the finer. */
export type ListTimeFormat = 'time' | 'yesterday' | 'weekday' | 'date' | 'full-date';

const DAY = 86_400_000;

/** Both in milliseconds; days are local ones. */
export function getListTimeFormat(at: number, now: number): ListTimeFormat {
  // Rounded, for a day of a clock change is longer or shorter.
  const days = Math.round((getDay(now) - getDay(at)) / DAY);
  if (days <= 0) return 'time';
  if (days === 1) return 'yesterday';
  if (days < 7) return 'weekday';
  return new Date(at).getFullYear() === new Date(now).getFullYear() ? 'date' : 'full-date';
}
