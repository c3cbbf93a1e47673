import type { MasonryLayout, MasonryItem } from './masonry.ts';

/** Scroll position and measured heights, enough to restore the position even in a window of another width. */
export interface SavedMasonryScroll {
  /** Column width in pixels. */
  readonly width: number;
  /** Scroll offset in pixels. */
  readonly top: number;
  /** Key of the first visible item; `offset` is its distance above the top of the screen, in pixels. */
  readonly anchor: string | undefined;
  readonly offset: number;
  readonly heights: ReadonlyMap<string, number>;
}

/** The item that keeps its position on screen when the layout changes. */
export type MasonryScrollAnchor = Pick<SavedMasonryScroll, 'anchor' | 'offset'>;

/** The first visible item when the top of the screen is `top` pixels below the first card. */
export function getMasonryScrollAnchor(
  items: readonly MasonryItem[],
  { places }: MasonryLayout,
  top: number,
): MasonryScrollAnchor {
  const first = places.findIndex((place) => place.top + place.height > top);
  return { anchor: items[first]?.key, offset: top - (places[first]?.top ?? 0) };
}

/** The `top` that keeps the anchor in place (see `getMasonryScrollAnchor`); undefined when the item is gone. */
export function getMasonryScrollTop(
  scrollAnchor: MasonryScrollAnchor,
  items: readonly MasonryItem[],
  { places }: MasonryLayout,
): number | undefined {
  const place = places[items.findIndex(({ key }) => key === scrollAnchor.anchor)];
  return place && place.top + scrollAnchor.offset;
}

/** The rendered range, in pixels from the first card. */
export interface MasonryRenderRange {
  readonly from: number;
  readonly to: number;
}

/** Rendered before and after the screen, in screen heights. */
const SCREENS_BEFORE = 1;
const SCREENS_AFTER = 1.5;
/** Scroll step, in screen heights, after which the rendered range changes. Small, so that one frame adds only a card or two. */
const STEP_SCREENS = 0.125;

export function getMasonryRenderRangePx(top: number, screen: number): MasonryRenderRange {
  const step = Math.max(1, screen * STEP_SCREENS);
  const start = Math.floor(top / step) * step;
  return { from: start - screen * SCREENS_BEFORE, to: start + step + screen * (1 + SCREENS_AFTER) };
}
