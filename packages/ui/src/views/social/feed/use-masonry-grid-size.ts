import { getMasonryColumnCount, type MasonryGridSize } from '@quintet/domain/social/masonry';
import { useLayoutEffect, useState, type RefObject } from 'react';

const pixels = (length: string): number => Number.parseFloat(length) || 0;

/** The number and width of columns in an element, measured before paint and when the scroller resizes; the gap is its CSS `column-gap`. */
export function useMasonryGridSize(
  container: RefObject<HTMLElement | null>,
  scroller: RefObject<HTMLElement | null>,
): MasonryGridSize | null {
  const [grid, setGrid] = useState<MasonryGridSize | null>(null);
  useLayoutEffect(() => {
    const [element, outer] = [container.current, scroller.current];
    if (!element || !outer) return undefined;
    const measure = (): void => {
      const { columnGap, paddingInlineStart, paddingInlineEnd } = getComputedStyle(element);
      const width = element.clientWidth - pixels(paddingInlineStart) - pixels(paddingInlineEnd);
      if (width <= 0) return;
      const gap = pixels(columnGap);
      const count = getMasonryColumnCount(width);
      const next = { count, gap, width: (width - gap * (count - 1)) / count };
      setGrid((before) => (before && before.width === next.width && before.gap === gap ? before : next));
    };
    measure();
    const observer = new ResizeObserver(measure);
    // Not the element itself, which grows with its content.
    observer.observe(outer);
    return () => observer.disconnect();
  }, [container, scroller]);
  return grid;
}
