import { dayOf } from './rows.ts';

/** How a moment is told in the chat list: the closer, the finer. */
export type When = 'time' | 'yesterday' | 'weekday' | 'date' | 'full-date';

const DAY = 86_400_000;

/** Both in milliseconds; days are local ones. */
export function whenOf(at: number, now: number): When {
  // Rounded, for a day of a clock change is longer or shorter.
  const days = Math.round((dayOf(now) - dayOf(at)) / DAY);
  if (days <= 0) return 'time';
  if (days === 1) return 'yesterday';
  if (days < 7) return 'weekday';
  return new Date(at).getFullYear() === new Date(now).getFullYear() ? 'date' : 'full-date';
}
