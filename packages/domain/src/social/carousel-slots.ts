export interface Slot {
  /** Which of the reused elements. */
  readonly slot: number;
  /** What it shows. */
  readonly index: number;
}

/**
 * What of a long row of screens is in the page: those within `reach` of the one that shows, each in one of 2 · reach + 1 elements,
 * however far one swipes. One that stays near keeps its element. In the order of these: none moves in the page.
 */
export function getSlots(active: number, count: number, reach: number): Slot[] {
  const first = Math.max(0, active - reach);
  const last = Math.min(count - 1, active + reach);
  const indices = Array.from({ length: Math.max(0, last - first + 1) }, (_, step) => first + step);
  return indices
    .map((index) => ({ slot: index % (2 * reach + 1), index }))
    .toSorted((one, other) => one.slot - other.slot);
}
