import { getVisibleCellIndices, type MasonryGridSize, type MasonryItem } from '@quintet/domain/social/masonry';
import {
  getMasonryScrollAnchor,
  getMasonryRenderRangePx,
  getMasonryScrollTop,
  type SavedMasonryScroll,
  type MasonryRenderRange,
} from '@quintet/domain/social/scroll-anchor';
import {
  memo,
  startTransition,
  useEffect,
  useLayoutEffect,
  useMemo,
  useRef,
  useState,
  type CSSProperties,
  type ReactNode,
  type RefObject,
} from 'react';
import { moveFocusInFeed } from './feed-keys.ts';
import styles from './Masonry.module.css';
import { useMasonryLayout } from './use-masonry-layout.ts';

interface MasonryProps {
  /** The accessible name. */
  label: string;
  items: readonly MasonryItem[];
  /** Fills its container. */
  grid: MasonryGridSize;
  renderItem: (key: string, index: number) => ReactNode;
  /** The scroller; may hold more than the items, and mounts before them. */
  scroller: RefObject<HTMLElement | null>;
  /** The scroll position: read on mount and kept up to date. */
  scrollPosition: { current: SavedMasonryScroll | null };
  /** Called once when the end of these items is near, and again after the handler was missing or the user scrolled away. */
  onNearEnd?: (() => void) | undefined;
}

/** The distance to the end, in screens, at which more is loaded. */
const LOAD_MARGIN = 2.5;
/** Screens in the first render; more than one, because cards may be shorter than estimated. */
const FIRST_COUNT = 1.25;

/**
 * A virtualised masonry. Only cards near the viewport are in the DOM, in list order; the others' positions are known from measured or
 * estimated heights, so that nothing jumps.
 */
export function Masonry({ label, items, grid, renderItem, scroller, scrollPosition, onNearEnd }: MasonryProps) {
  const container = useRef<HTMLDivElement>(null);
  const { known, layout, observe } = useMasonryLayout(items, grid, scrollPosition);
  const [start] = useState(() => ({
    top: (known.pin && getMasonryScrollTop(known.pin, items, layout)) ?? 0,
    screen: scroller.current?.clientHeight ?? 0,
  }));
  /** The viewport's offset, height and scroll position, read when layout is clean. */
  const seen = useRef({ ...start, scrolled: start.top });
  // The viewport renders first, its surroundings after the paint.
  const [stretch, setStretch] = useState<MasonryRenderRange>({
    from: start.top,
    to: start.top + start.screen * FIRST_COUNT,
  });
  // Measuring moves cards but adds none before the paint.
  // oxlint-disable-next-line react/exhaustive-deps
  const shown = useMemo(() => getVisibleCellIndices(layout.places, stretch.from, stretch.to), [items, grid, stretch]);
  const wanted = useRef(shown);
  /** The items whose end has been reported. */
  const endedItems = useRef<readonly MasonryItem[] | null>(null);
  const [isSettled, setIsSettled] = useState(false);

  function see(): void {
    const [element, outer] = [container.current, scroller.current];
    if (!element || !outer) return;
    const top = outer.getBoundingClientRect().top - element.getBoundingClientRect().top;
    seen.current = { scrolled: outer.scrollTop, top, screen: outer.clientHeight };
  }

  /** Visible cards render at once, near ones when idle. */
  function draw(): void {
    const { top, screen } = seen.current;
    const next = getMasonryRenderRangePx(top, screen);
    const near = getVisibleCellIndices(layout.places, next.from, next.to);
    const isBare = getVisibleCellIndices(layout.places, top, top + screen).some((index) => !shown.includes(index));
    // Distant cards leave when another one enters.
    const isNews = near.some((index) => !wanted.current.includes(index));
    if (!isBare && !(isNews && isSettled)) return;
    wanted.current = near;
    if (isBare) setStretch(next);
    else startTransition(() => setStretch(next));
  }

  function look(): void {
    if (items.length === 0) return;
    draw();
    const { scrolled, top, screen } = seen.current;
    if (!known.pin) {
      scrollPosition.current = {
        width: grid.width,
        top: scrolled,
        heights: known.measured,
        ...getMasonryScrollAnchor(items, layout, top),
      };
    }
    const isNearEnd = onNearEnd !== undefined && layout.shortest - top < screen * LOAD_MARGIN;
    if (isNearEnd && endedItems.current !== items) onNearEnd();
    endedItems.current = isNearEnd ? items : null;
  }

  const looking = useRef({ see, look });
  useLayoutEffect(() => {
    looking.current = { see, look };
    const top = known.pin && getMasonryScrollTop(known.pin, items, layout);
    if (scroller.current && typeof top === 'number') {
      see();
      scroller.current.scrollTop += top - seen.current.top;
      see();
    }
    look();
  });

  useEffect(() => {
    let frame = requestAnimationFrame(() => {
      frame = requestAnimationFrame(() => {
        // Visible cards have been measured and painted.
        known.pin = null;
        setIsSettled(true);
      });
    });
    return () => cancelAnimationFrame(frame);
  }, [known]);

  // Observe before the first cards are measured: a later start during measuring would raise a ResizeObserver loop error.
  useLayoutEffect(() => {
    const outer = scroller.current;
    const follow = (): void => {
      looking.current.see();
      looking.current.look();
    };
    const sizes = new ResizeObserver(follow);
    if (outer) sizes.observe(outer);
    outer?.addEventListener('scroll', follow, { passive: true });
    return () => {
      sizes.disconnect();
      outer?.removeEventListener('scroll', follow);
    };
  }, [scroller]);

  return (
    <div
      ref={container}
      className={styles.masonry}
      role="feed"
      onKeyDown={moveFocusInFeed}
      aria-label={label}
      style={{ '--feed-height': layout.height, '--width': grid.width } as CSSProperties}
    >
      {shown.map((index) => {
        const { column, top } = layout.places[index]!;
        const { key } = items[index]!;
        const at = { '--card-x': column * (grid.width + grid.gap), '--card-y': top } as CSSProperties;
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
