import {
  columnsOf,
  layOut,
  type Grid,
  type Heights,
  type Layout,
  type MasonryItem,
} from '@quintet/domain/social/masonry';
import type { MasonryPlace, Pin } from '@quintet/domain/social/place';
import { useCallback, useMemo, useReducer, useRef } from 'react';
import { flushSync } from 'react-dom';

interface KnownGrid extends Heights {
  readonly grid: Grid;
  readonly measured: Map<string, number>;
  readonly off: Map<string, number>;
  /** What is to stay where it is, until all around it has been measured. */
  pin: Pin | null;
}

interface PlacedItems {
  readonly items: readonly MasonryItem[];
  readonly layout: Layout;
}

/** What was measured in columns of another width is of no use; the reader stays at the card where they were. */
function restoreKnown(grid: Grid, place: MasonryPlace | null, isFirst: boolean): KnownGrid {
  const isFamiliar = isFirst && place?.width === grid.width;
  return {
    grid,
    measured: new Map(isFamiliar ? place.heights : []),
    off: new Map(),
    pin: place && (place.top > 0 || place.offset > 0) ? place : null,
  };
}

/**
 * Where each card is. Cards that are observed are measured when the browser has laid them out, and all find their places
 * before they are painted, so that nothing is laid out twice.
 */
export function useMasonryLayout(
  items: readonly MasonryItem[],
  grid: Grid,
  scrollPosition: { current: MasonryPlace | null },
) {
  const known = useRef<KnownGrid>(null);
  const placed = useRef<PlacedItems>(null);
  const [measurement, remeasure] = useReducer((count: number) => count + 1, 0);
  /** What lies before it is where it was. */
  const firstChanged = useRef(0);

  if (known.current?.grid !== grid) {
    known.current = restoreKnown(grid, scrollPosition.current, known.current === null);
    placed.current = null;
  }
  const heights: Heights = known.current;

  const columns = useMemo(() => columnsOf(items, grid.count), [items, grid]);
  const layout = useMemo(() => {
    const before = placed.current?.items === items ? placed.current.layout : null;
    const held = before ? { layout: before, count: firstChanged.current } : undefined;
    const next = layOut(items, columns, grid, heights, held);
    placed.current = { items, layout: next };
    firstChanged.current = items.length;
    return next;
    // oxlint-disable-next-line react/exhaustive-deps -- a measurement changes the heights
  }, [items, columns, grid, heights, measurement]);

  /** Whether a card is not as high as its place. */
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
  const observe = useCallback((cell: Element | null) => {
    if (!cell) return undefined;
    sizes.current ??= new ResizeObserver((entries) => {
      const changed = entries.filter(note);
      if (changed.length > 0) flushSync(remeasure);
    });
    sizes.current.observe(cell);
    return () => sizes.current?.unobserve(cell);
  }, []);

  return { known: known.current, layout, observe };
}
