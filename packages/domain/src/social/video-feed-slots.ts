export interface VideoFeedSlot {
  /** Index of the reused element. */
  readonly slot: number;
  /** Index of the screen that it shows. */
  readonly index: number;
}

/**
 * The screens of a long row that are rendered: those within `reach` of the active one, in at most 2 · reach + 1 elements. A screen
 * keeps its element while it is in reach. Sorted by slot, so that no element moves in the DOM.
 */
export function getVideoFeedSlots(active: number, count: number, reach: number): VideoFeedSlot[] {
  const first = Math.max(0, active - reach);
  const last = Math.min(count - 1, active + reach);
  const indices = Array.from({ length: Math.max(0, last - first + 1) }, (_, step) => first + step);
  return indices
    .map((index) => ({ slot: index % (2 * reach + 1), index }))
    .toSorted((one, other) => one.slot - other.slot);
}
