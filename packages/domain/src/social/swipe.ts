/** How many `<video>` elements there are, however far one swipes: before, here, next. */
export const PLAYERS = 3;

/** What of a long feed of videos is in the page: the screens around the one that shows. */
export function nearby(active: number, count: number, reach = 1): number[] {
  const first = Math.max(0, active - reach);
  const last = Math.min(count - 1, active + reach);
  return Array.from({ length: Math.max(0, last - first + 1) }, (_, index) => first + index);
}

export interface Player {
  /** Which of the reused elements. */
  readonly slot: number;
  /** The video that it shows. */
  readonly index: number;
}

/** Gives the videos near the one that shows an element each. One that stays near keeps its element: it goes on playing. */
export function playersAt(active: number, count: number): Player[] {
  return nearby(active, count, (PLAYERS - 1) / 2).map((index) => ({ slot: index % PLAYERS, index }));
}
