import { getPostCardAspectRatio, getPostCover, type Post } from './media.ts';

/** Estimated heights before a card is rendered, as fractions of its column's width: enough to balance the columns. */
const FOOTER_HEIGHT = 0.3;
const LINE_HEIGHT = 0.12;
/** Latin characters per line; Chinese characters count twice. */
const CHARACTERS_PER_LINE = 24;
const MAX_LINES = 2;
const WIDE_CHARACTERS = /[\u2e80-\u9fff\uac00-\ud7af\uf900-\ufaff\uff00-\uff60]/g;

const countLines = (text: string): number => {
  const wide = text.match(WIDE_CHARACTERS)?.length ?? 0;
  return Math.min(MAX_LINES, Math.ceil((text.length + wide) / CHARACTERS_PER_LINE));
};

/** Estimated height of a card, in column widths. */
export function estimatePostCardHeightRatio(post: Pick<Post, 'media' | 'text'>): number {
  const cover = getPostCover(post);
  return cover
    ? 1 / getPostCardAspectRatio(cover) + countLines(post.text) * LINE_HEIGHT + FOOTER_HEIGHT
    : 1 + FOOTER_HEIGHT;
}

/** Cards of one kind differ from their `estimatePostCardHeightRatio` by the same number of pixels. */
export const getPostCardHeightKind = (post: Pick<Post, 'media' | 'text'>): string =>
  getPostCover(post) ? `${countLines(post.text)}` : 'words';

/** Two columns on a phone, up to four on wider screens. `width` in pixels. */
export function getMasonryColumnCount(width: number): 2 | 3 | 4 {
  if (width < 640) return 2;
  return width < 960 ? 3 : 4;
}

/** The data needed to place an item. */
export interface MasonryItem {
  readonly key: string;
  /** Estimated height in column widths, used until the item is measured. */
  readonly height: number;
  /** Measured items correct the estimates of other items of their kind. */
  readonly kind?: string;
}

/**
 * Assigns each item to the column that is shortest so far by estimated heights. Appended items never move earlier ones: the
 * columns of the first n items do not depend on the rest.
 */
export function assignMasonryColumns(items: readonly MasonryItem[], count: number): number[] {
  const heights = Array.from({ length: count }, () => 0);
  return items.map(({ height }) => {
    const shortest = heights.indexOf(Math.min(...heights));
    heights[shortest]! += height;
    return shortest;
  });
}

/** `width` and `gap` in pixels; `count` columns. */
export interface MasonryGridSize {
  readonly count: number;
  readonly width: number;
  readonly gap: number;
}

export interface MasonryCell {
  readonly column: number;
  readonly top: number;
  readonly height: number;
}

export interface MasonryLayout {
  readonly places: readonly MasonryCell[];
  /** Height of the longest column; `shortest` is that of the shortest. Pixels. */
  readonly height: number;
  readonly shortest: number;
}

/** Heights in pixels. */
export interface MasonryHeights {
  readonly measured: ReadonlyMap<string, number>;
  /** Difference from the estimate, by kind. */
  readonly off: ReadonlyMap<string, number>;
}

/** Height of an item in a column of this width, in pixels: measured, or else estimated. */
const getHeight = ({ key, height, kind = '' }: MasonryItem, width: number, { measured, off }: MasonryHeights): number =>
  measured.get(key) ?? height * width + (off.get(kind) ?? 0);

/** The first `count` places of an earlier layout of the same list, which are still valid. */
export interface ReusedMasonryCells {
  readonly layout: MasonryLayout;
  readonly count: number;
}

/** Stacks the items in their columns. With `reused` cells, only places the items after them. */
export function layOutMasonry(
  items: readonly MasonryItem[],
  columns: readonly number[],
  { count, width, gap }: MasonryGridSize,
  heights: MasonryHeights,
  reused?: ReusedMasonryCells,
): MasonryLayout {
  const places = reused ? reused.layout.places.slice(0, reused.count) : [];
  const ends = Array.from({ length: count }, (_, column) => {
    const last = places.findLast((place) => place.column === column);
    return last ? last.top + last.height : 0;
  });
  for (let index = places.length; index < items.length; index += 1) {
    const column = columns[index] ?? 0;
    const end = ends[column] ?? 0;
    const top = end > 0 ? end + gap : 0;
    const height = getHeight(items[index]!, width, heights);
    ends[column] = top + height;
    places.push({ column, top, height });
  }
  return { places, height: Math.max(...ends), shortest: Math.min(...ends) };
}

/** Indices of the cells that overlap the vertical range. */
export function getVisibleCellIndices(places: readonly MasonryCell[], top: number, bottom: number): number[] {
  const found: number[] = [];
  places.forEach((place, index) => {
    if (place.top < bottom && place.top + place.height > top) found.push(index);
  });
  return found;
}
