import { cardRatio, getCover, type Post } from './media.ts';

/** What of a card is known before it is drawn, in parts of its column's width: enough to keep the columns level. */
const FOOTER_HEIGHT = 0.3;
const LINE_HEIGHT = 0.12;
/** Characters of a line; Chinese ones are twice as wide. */
const CHARACTERS_PER_LINE = 24;
const MAX_LINES = 2;
const WIDE_CHARACTERS = /[\u2e80-\u9fff\uac00-\ud7af\uf900-\ufaff\uff00-\uff60]/g;

const countLines = (text: string): number => {
  const wide = text.match(WIDE_CHARACTERS)?.length ?? 0;
  return Math.min(MAX_LINES, Math.ceil((text.length + wide) / CHARACTERS_PER_LINE));
};

/** About how high a card is, in widths of its column. */
export function cardHeight(post: Pick<Post, 'media' | 'text'>): number {
  const cover = getCover(post);
  return cover ? 1 / cardRatio(cover) + countLines(post.text) * LINE_HEIGHT + FOOTER_HEIGHT : 1 + FOOTER_HEIGHT;
}

/** Cards of one kind are by the same pixels higher or lower than `cardHeight` says. */
export const cardKind = (post: Pick<Post, 'media' | 'text'>): string =>
  getCover(post) ? `${countLines(post.text)}` : 'words';

/** Two columns on a phone; up to four where there is room. `width` in pixels. */
export function columnCount(width: number): 2 | 3 | 4 {
  if (width < 640) return 2;
  return width < 960 ? 3 : 4;
}

/** What of an item has to be known to give it its place. */
export interface MasonryItem {
  readonly key: string;
  /** About how high it is, in widths of its column, until it is measured. */
  readonly height: number;
  /** Those that are measured tell how far off the others of their kind are. */
  readonly kind?: string;
}

/**
 * Gives each its column, the shortest of the moment by what is known beforehand. What comes later never moves what was
 * there: the columns of the first n are those that they have in the whole list.
 */
export function assignColumns(items: readonly MasonryItem[], count: number): number[] {
  const heights = Array.from({ length: count }, () => 0);
  return items.map(({ height }) => {
    const shortest = heights.indexOf(Math.min(...heights));
    heights[shortest]! += height;
    return shortest;
  });
}

/** All in pixels. */
export interface Grid {
  readonly count: number;
  readonly width: number;
  readonly gap: number;
}

export interface MasonryCell {
  readonly column: number;
  readonly top: number;
  readonly height: number;
}

export interface Layout {
  readonly places: readonly MasonryCell[];
  /** To the end of the longest column, and of the shortest. */
  readonly height: number;
  readonly shortest: number;
}

/** Pixels. */
export interface Heights {
  readonly measured: ReadonlyMap<string, number>;
  /** How much higher than expected, by kind. */
  readonly off: ReadonlyMap<string, number>;
}

/** How high an item is in columns of this width: as it was measured, or else as expected. */
const getHeight = ({ key, height, kind = '' }: MasonryItem, width: number, { measured, off }: Heights): number =>
  measured.get(key) ?? height * width + (off.get(kind) ?? 0);

/** What of an earlier layout of the same list still holds: its first `count` places. */
export interface HeldItem {
  readonly layout: Layout;
  readonly count: number;
}

/**
 * Lays the items out below each other in their columns. With `held`, only what comes after it.
 */
export function layOutMasonry(
  items: readonly MasonryItem[],
  columns: readonly number[],
  { count, width, gap }: Grid,
  heights: Heights,
  held?: HeldItem,
): Layout {
  const places = held ? held.layout.places.slice(0, held.count) : [];
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

/** Which of them are between two heights of the page. */
export function getVisibleIndices(places: readonly MasonryCell[], top: number, bottom: number): number[] {
  const found: number[] = [];
  places.forEach((place, index) => {
    if (place.top < bottom && place.top + place.height > top) found.push(index);
  });
  return found;
}
