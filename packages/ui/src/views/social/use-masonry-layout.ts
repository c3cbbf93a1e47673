import { columnsOf, layOut, type Grid, type Layout, type MasonryItem } from '@quintet/domain/social/masonry';
import type { MasonryPlace, Pin } from '@quintet/domain/social/place';
import { useCallback, useMemo, useReducer, useRef } from 'react';
import { flushSync } from 'react-dom';

interface Known {
  readonly grid: Grid;
  readonly heights: Map<string, number>;
  /** What is to stay where it is, until all around it has been measured. */
  pin: Pin | null;
}

interface Placed {
  readonly items: readonly MasonryItem[];
  readonly layout: Layout;
}

/** What was measured in columns of another width is of no use; the reader stays at the card where they were. */
function knownAt(grid: Grid, place: MasonryPlace | null, isFirst: boolean): Known {
  const isFamiliar = isFirst && place?.width === grid.width;
  return {
    grid,
    heights: new Map(isFamiliar ? place.heights : []),
    pin: place && (place.top > 0 || place.offset > 0) ? place : null,
  };
}

/**
 * Where each card is. Cards that are observed are measured when the browser has laid them out, and all find their places
 * before they are painted, so that nothing is laid out twice.
 */
export function useMasonryLayout(items: readonly MasonryItem[], grid: Grid, memory: { current: MasonryPlace | null }) {
  const known = useRef<Known>(null);
  const placed = useRef<Placed>(null);
  const [measurement, remeasure] = useReducer((count: number) => count + 1, 0);
  /** What lies before it is where it was. */
  const firstChanged = useRef(0);

  if (known.current?.grid !== grid) {
    known.current = knownAt(grid, memory.current, known.current === null);
    placed.current = null;
  }
  const { heights } = known.current;

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

  /** Whether a card is not as high as was known. */
  function note({ target, borderBoxSize: [size] }: ResizeObserverEntry): boolean {
    const { key } = (target as HTMLElement).dataset;
    if (!key || !size?.blockSize || !target.isConnected) return false;
    const { heights: now } = known.current!;
    if (Math.abs((now.get(key) ?? 0) - size.blockSize) < 0.5) return false;
    now.set(key, size.blockSize);
    const index = placed.current!.items.findIndex((item) => item.key === key);
    if (index >= 0) firstChanged.current = Math.min(firstChanged.current, index);
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
