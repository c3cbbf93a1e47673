import type { Layout, MasonryItem } from './masonry.ts';

/** Where its reader was, and what was measured: enough to find the place again, also in a window of another width. */
export interface MasonryScroll {
  /** Of a column, pixels. */
  readonly width: number;
  /** How far it was scrolled. */
  readonly top: number;
  /** The first item on the screen, and how far it is above the screen's top. */
  readonly anchor: string | undefined;
  readonly offset: number;
  readonly heights: ReadonlyMap<string, number>;
}

/** What is to stay where it is while everything else finds a new place. */
export type ScrollAnchor = Pick<MasonryScroll, 'anchor' | 'offset'>;

/** The first item that is on the screen, when the screen is so far below the first card. */
export function getScrollAnchor(items: readonly MasonryItem[], { places }: Layout, top: number): ScrollAnchor {
  const first = places.findIndex((place) => place.top + place.height > top);
  return { anchor: items[first]?.key, offset: top - (places[first]?.top ?? 0) };
}

/** How far the screen has to be below the first card for the pin to stay; undefined when it is gone. */
export function getScrollTop(pin: ScrollAnchor, items: readonly MasonryItem[], { places }: Layout): number | undefined {
  const place = places[items.findIndex(({ key }) => key === pin.anchor)];
  return place && place.top + pin.offset;
}

/** What is in the page, pixels from the first card. */
export interface RenderRange {
  readonly from: number;
  readonly to: number;
}

/** Kept in the page before and after what is on the screen, in heights of the screen. */
const SCREENS_BEFORE = 1;
const SCREENS_AFTER = 1.5;
/** Scrolling so far, in heights of the screen, changes what is kept: so little that only a card or two come in one frame. */
const STEP_SCREENS = 0.125;

export function getRenderRange(top: number, screen: number): RenderRange {
  const step = Math.max(1, screen * STEP_SCREENS);
  const start = Math.floor(top / step) * step;
  return { from: start - screen * SCREENS_BEFORE, to: start + step + screen * (1 + SCREENS_AFTER) };
}
