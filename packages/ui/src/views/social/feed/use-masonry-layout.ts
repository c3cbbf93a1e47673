import {
  assignMasonryColumns,
  layOutMasonry,
  type MasonryGridSize,
  type MasonryHeights,
  type MasonryLayout,
  type MasonryItem,
} from '@quintet/domain/social/masonry';
import type { SavedMasonryScroll, MasonryScrollAnchor } from '@quintet/domain/social/scroll-anchor';
import { useCallback, useMemo, useReducer, useRef } from 'react';
import { flushSync } from 'react-dom';

interface KnownGrid extends MasonryHeights {
  readonly grid: MasonryGridSize;
  readonly measured: Map<string, number>;
  readonly off: Map<string, number>;
  /** The card that stays in place until its surroundings are measured. */
  pin: MasonryScrollAnchor | null;
}

interface PlacedItems {
  readonly items: readonly MasonryItem[];
  readonly layout: MasonryLayout;
}

/** Keeps heights only of the same column width; the scroll anchor is the card that the user saw. */
function restoreKnown(grid: MasonryGridSize, scrollPosition: SavedMasonryScroll | null, isFirst: boolean): KnownGrid {
  const isFamiliar = isFirst && scrollPosition?.width === grid.width;
  return {
    grid,
    measured: new Map(isFamiliar ? scrollPosition.heights : []),
    off: new Map(),
    pin: scrollPosition && (scrollPosition.top > 0 || scrollPosition.offset > 0) ? scrollPosition : null,
  };
}

/** The position of each card. Observed cards are measured after layout and positioned before paint, so that layout runs once. */
export function useMasonryLayout(
  items: readonly MasonryItem[],
  grid: MasonryGridSize,
  scrollPosition: { current: SavedMasonryScroll | null },
) {
  const known = useRef<KnownGrid>(null);
  const placed = useRef<PlacedItems>(null);
  const [measurement, remeasure] = useReducer((count: number) => count + 1, 0);
  /** The cards before it have not moved. */
  const firstChanged = useRef(0);

  if (known.current?.grid !== grid) {
    known.current = restoreKnown(grid, scrollPosition.current, known.current === null);
    placed.current = null;
  }
  const heights: MasonryHeights = known.current;

  const columns = useMemo(() => assignMasonryColumns(items, grid.count), [items, grid]);
  const layout = useMemo(() => {
    const before = placed.current?.items === items ? placed.current.layout : null;
    const held = before ? { layout: before, count: firstChanged.current } : undefined;
    const next = layOutMasonry(items, columns, grid, heights, held);
    placed.current = { items, layout: next };
    firstChanged.current = items.length;
    return next;
    // oxlint-disable-next-line react/exhaustive-deps -- a measurement changes the heights
  }, [items, columns, grid, heights, measurement]);

  /** Whether a card's height differs from its slot. */
  function note({ target, borderBoxSize: [size] }: ResizeObserverEntry): boolean {
    const [{ grid: here, measured, off }, { items: now, layout: drawn }] = [known.current!, placed.current!];
    const index = now.findIndex(({ key }) => key === (target as HTMLElement).dataset['key']);
    const item = now[index];
    if (!item || !size?.blockSize || !target.isConnected) return false;
    measured.set(item.key, size.blockSize);
    if (Math.abs(drawn.places[index]!.height - size.blockSize) < 0.5) return false;
    if (item.kind !== undefined) off.set(item.kind, size.blockSize - item.height * here.width);
    firstChanged.current = Math.min(firstChanged.current, index);
    return true;
  }

  const sizes = useRef<ResizeObserver>(null);
  const isMeasuring = useRef(false);
  const observe = useCallback((cell: Element | null) => {
    if (!cell) return undefined;
    const observer = (sizes.current ??= new ResizeObserver((entries) => {
      if (entries.filter(note).length === 0) return;
      isMeasuring.current = true;
      flushSync(remeasure);
      isMeasuring.current = false;
    }));
    // A card that mounts while others are measured is measured in the next frame: now it would raise a ResizeObserver loop error.
    if (!isMeasuring.current) observer.observe(cell);
    else requestAnimationFrame(() => cell.isConnected && observer.observe(cell));
    return () => observer.unobserve(cell);
  }, []);

  return { known: known.current, layout, observe };
}
