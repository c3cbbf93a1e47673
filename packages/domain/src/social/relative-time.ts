/** Arguments for `Intl.RelativeTimeFormat`. */
export interface RelativeTimeValue {
  readonly value: number;
  readonly unit: 'second' | 'minute' | 'hour' | 'day';
}

const MINUTE = 60_000;
const HOUR = 60 * MINUTE;
const DAY = 24 * HOUR;

/** `at` and `now` in milliseconds. Less than a minute ago, or in the future, is 0 seconds; null from a week on (show the date). */
export function getRelativeTimeValue(at: number, now: number): RelativeTimeValue | null {
  const past = now - at;
  if (past < MINUTE) return { value: 0, unit: 'second' };
  if (past < HOUR) return { value: -Math.floor(past / MINUTE), unit: 'minute' };
  if (past < DAY) return { value: -Math.floor(past / HOUR), unit: 'hour' };
  return past < 7 * DAY ? { value: -Math.floor(past / DAY), unit: 'day' } : null;
}
