/**
 * A counter as shown on badges and under posts, in all languages: whole up to 999, then in thousands and from a million on in millions
 * with one decimal, `1.2k`, `1.2M` (spec §9). Anything that is not a positive number counts as 0; fractions are cut off.
 */
export function formatCompactCount(count: number): string {
  const whole = Number.isFinite(count) ? Math.max(0, Math.trunc(count)) : 0;
  if (whole <= 999) return String(whole);
  const thousands = Math.round(whole / 100) / 10;
  // 999,950 rounds up to a million.
  return thousands < 1000 ? `${thousands.toFixed(1)}k` : `${(Math.round(whole / 100_000) / 10).toFixed(1)}M`;
}

/** The values of a message with a counter: `count` selects the plural, `shown` is its text. */
export const toCountTranslationValues = (count: number): { count: number; shown: string } => ({
  count,
  shown: formatCompactCount(count),
});
