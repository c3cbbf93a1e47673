/**
 * A counter as shown on badges and under posts: whole up to 999, above that in thousands with one decimal, `1.2k` (spec §9).
 * Anything that is not a positive number counts as 0; fractions are cut off.
 */
export function formatCount(count: number): string {
  const whole = Number.isFinite(count) ? Math.max(0, Math.trunc(count)) : 0;
  if (whole <= 999) return String(whole);
  return `${(Math.round(whole / 100) / 10).toFixed(1)}k`;
}

/** The values of a message with a counter: `count` selects the plural, `shown` is its text. */
export const toCounterValues = (count: number): { count: number; shown: string } => ({
  count,
  shown: formatCount(count),
});
