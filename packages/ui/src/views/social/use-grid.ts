import { columnCount, type Grid } from '@quintet/domain/social/masonry';
import { useLayoutEffect, useState, type RefObject } from 'react';

/** How many columns there are in an element and how wide, before it is painted and whenever it changes; the gap is its CSS `column-gap`. */
export function useGrid(container: RefObject<HTMLElement | null>): Grid | null {
  const [grid, setGrid] = useState<Grid | null>(null);
  useLayoutEffect(() => {
    const element = container.current;
    if (!element) return undefined;
    const measure = (): void => {
      const width = element.clientWidth;
      if (width === 0) return;
      const gap = Number.parseFloat(getComputedStyle(element).columnGap) || 0;
      const count = columnCount(width);
      const next = { count, gap, width: (width - gap * (count - 1)) / count };
      setGrid((before) => (before && before.width === next.width && before.gap === gap ? before : next));
    };
    measure();
    const observer = new ResizeObserver(measure);
    observer.observe(element);
    return () => observer.disconnect();
  }, [container]);
  return grid;
}
