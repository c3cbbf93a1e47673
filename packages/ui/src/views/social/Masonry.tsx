import { columnsOf, indicesBetween, layOut, type MasonryItem } from '@quintet/domain/social/masonry';
import {
  memo,
  useCallback,
  useEffect,
  useLayoutEffect,
  useMemo,
  useReducer,
  useRef,
  useState,
  type CSSProperties,
  type ReactNode,
  type RefObject,
} from 'react';
import { pinAt, stretchAt, topOf, type MasonryPlace, type Pin, type Stretch } from '@quintet/domain/social/place';
import styles from './Masonry.module.css';
import { useGrid } from './use-grid.ts';

interface MasonryProps {
  /** Read aloud. */
  label: string;
  items: readonly MasonryItem[];
  renderItem: (key: string, index: number) => ReactNode;
  /** What scrolls; it may hold more than the items. */
  scroller: RefObject<HTMLElement | null>;
  /** Where its reader was: looked at in the beginning and kept up to date. */
  memory: { current: MasonryPlace | null };
  /** The end comes near. */
  onNearEnd: () => void;
}

/** So near the end, in heights of the screen, more is wanted. */
const NEAR = 2.5;

/**
 * Cards below each other in columns, as high as each wants to be. Only those near the screen are in the page, in the order
 * of the list; where the others are is known from what was measured or expected, so that nothing jumps.
 */
export function Masonry({ label, items, renderItem, scroller, memory, onNearEnd }: MasonryProps) {
  const container = useRef<HTMLDivElement>(null);
  const grid = useGrid(container);
  const known = useRef({ width: 0, heights: new Map<string, number>(), pin: null as Pin | null });
  const [stretch, setStretch] = useState<Stretch>({ from: 0, to: 0 });
  const [measurement, remeasure] = useReducer((count: number) => count + 1, 0);

  if (grid && known.current.width !== grid.width) {
    // What was measured in columns of another width is of no use; the reader stays at the card where they were.
    const place = memory.current;
    const isFamiliar = place?.width === grid.width && known.current.width === 0;
    known.current = {
      width: grid.width,
      heights: new Map(isFamiliar ? place.heights : []),
      pin: place && (place.top > 0 || place.offset > 0) ? place : null,
    };
  }

  const columns = useMemo(() => (grid ? columnsOf(items, grid.count) : []), [items, grid]);
  const layout = useMemo(
    () => grid && layOut(items, columns, grid, known.current.heights),
    // oxlint-disable-next-line react/exhaustive-deps -- a measurement changes the heights
    [items, columns, grid, measurement],
  );

  /** How far the screen is below the first card. */
  function topNow(): number {
    const [element, outer] = [container.current, scroller.current];
    return element && outer ? outer.getBoundingClientRect().top - element.getBoundingClientRect().top : 0;
  }

  function look(): void {
    const outer = scroller.current;
    if (!outer || !layout || !grid || items.length === 0) return;
    const [top, screen] = [topNow(), outer.clientHeight];
    const next = stretchAt(top, screen);
    setStretch((before) => (before.from === next.from && before.to === next.to ? before : next));
    const { width, heights, pin } = known.current;
    if (!pin) memory.current = { width, top: outer.scrollTop, heights, ...pinAt(items, layout, top) };
    if (layout.shortest - top < screen * NEAR) onNearEnd();
  }

  const looking = useRef(look);
  // What is new in the page is measured, and what is to stay is held, before anything is painted. It ends: once measured, nothing is new.
  // oxlint-disable-next-line react-hooks/exhaustive-deps
  useLayoutEffect(() => {
    looking.current = look;
    const { pin, heights } = known.current;
    const top = pin && layout && topOf(pin, items, layout);
    if (typeof top === 'number' && scroller.current) scroller.current.scrollTop += top - topNow();
    let isNews = false;
    for (const cell of container.current?.children ?? []) isNews = noteHeight(cell, heights) || isNews;
    if (isNews) remeasure();
    look();
  });

  useEffect(() => {
    // By then all that is on the screen has been measured.
    const frame = requestAnimationFrame(() => requestAnimationFrame(() => (known.current.pin = null)));
    return () => cancelAnimationFrame(frame);
  }, [grid]);

  useEffect(() => {
    const outer = scroller.current;
    const onScroll = (): void => looking.current();
    outer?.addEventListener('scroll', onScroll, { passive: true });
    return () => outer?.removeEventListener('scroll', onScroll);
  }, [scroller]);

  const resizes = useRef<ResizeObserver>(null);
  const observe = useCallback((cell: Element | null) => {
    if (!cell) return undefined;
    resizes.current ??= new ResizeObserver((entries) => {
      const changed = entries.filter(({ target }) => target.isConnected && noteHeight(target, known.current.heights));
      if (changed.length > 0) remeasure();
    });
    resizes.current.observe(cell);
    return () => resizes.current?.unobserve(cell);
  }, []);

  return (
    <div
      ref={container}
      className={styles.masonry}
      role="feed"
      aria-label={label}
      style={{ '--height': layout?.height ?? 0, '--width': grid?.width ?? 0 } as CSSProperties}
    >
      {layout &&
        grid &&
        indicesBetween(layout.places, stretch.from, stretch.to).map((index) => {
          const { column, top } = layout.places[index]!;
          const { key } = items[index]!;
          const at = { '--x': column * (grid.width + grid.gap), '--y': top } as CSSProperties;
          return (
            <div key={key} ref={observe} className={styles.cell} data-key={key} style={at}>
              <Cell itemKey={key} index={index} renderItem={renderItem} />
            </div>
          );
        })}
    </div>
  );
}

const Cell = memo(function Cell(props: { itemKey: string; index: number; renderItem: MasonryProps['renderItem'] }) {
  return props.renderItem(props.itemKey, props.index);
});

/** Whether a card is not as high as was known. */
function noteHeight(cell: Element, heights: Map<string, number>): boolean {
  const key = (cell as HTMLElement).dataset['key'];
  const { height } = cell.getBoundingClientRect();
  if (!key || height === 0 || Math.abs((heights.get(key) ?? 0) - height) < 0.5) return false;
  heights.set(key, height);
  return true;
}
