import { indicesBetween, type Grid, type MasonryItem } from '@quintet/domain/social/masonry';
import { pinAt, stretchAt, topOf, type MasonryPlace, type Stretch } from '@quintet/domain/social/place';
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
import styles from './Masonry.module.css';
import { useMasonryLayout } from './use-masonry-layout.ts';

interface MasonryProps {
  /** Read aloud. */
  label: string;
  items: readonly MasonryItem[];
  /** As wide as what holds it. */
  grid: Grid;
  renderItem: (key: string, index: number) => ReactNode;
  /** What scrolls; it may hold more than the items. It is there before them. */
  scroller: RefObject<HTMLElement | null>;
  /** Where its reader was: looked at in the beginning and kept up to date. */
  scrollPosition: { current: MasonryPlace | null };
  /** The end comes near. */
  onNearEnd: () => void;
}

/** So near the end, in heights of the screen, more is wanted. */
const LOAD_MARGIN = 2.5;
/** So much is drawn first, in heights of the screen: cards may be lower than expected. */
const FIRST_COUNT = 1.25;

/**
 * Cards below each other in columns, as high as each wants to be. Only those near the screen are in the page, in the order
 * of the list; where the others are is known from what was measured or expected, so that nothing jumps.
 */
export function Masonry({ label, items, grid, renderItem, scroller, scrollPosition, onNearEnd }: MasonryProps) {
  const container = useRef<HTMLDivElement>(null);
  const { known, layout, observe } = useMasonryLayout(items, grid, scrollPosition);
  const [start] = useState(() => ({
    top: (known.pin && topOf(known.pin, items, layout)) ?? 0,
    screen: scroller.current?.clientHeight ?? 0,
  }));
  /** How far the screen is below the first card, how high it is, and how far it is scrolled: looked up when all is laid out anyway. */
  const seen = useRef({ ...start, scrolled: start.top });
  // The screen comes first, and what is around it when that is painted.
  const [stretch, setStretch] = useState<Stretch>({ from: start.top, to: start.top + start.screen * FIRST_COUNT });
  // A measurement moves cards, and does not bring others before it is painted.
  // oxlint-disable-next-line react/exhaustive-deps
  const shown = useMemo(() => indicesBetween(layout.places, stretch.from, stretch.to), [items, grid, stretch]);
  const wanted = useRef(shown);
  const [isSettled, setIsSettled] = useState(false);

  function see(): void {
    const [element, outer] = [container.current, scroller.current];
    if (!element || !outer) return;
    const top = outer.getBoundingClientRect().top - element.getBoundingClientRect().top;
    seen.current = { scrolled: outer.scrollTop, top, screen: outer.clientHeight };
  }

  /** What is on the screen is drawn at once, and what is near it when there is time. */
  function draw(): void {
    const { top, screen } = seen.current;
    const next = stretchAt(top, screen);
    const near = indicesBetween(layout.places, next.from, next.to);
    const isBare = indicesBetween(layout.places, top, top + screen).some((index) => !shown.includes(index));
    // Those that are far by now leave when another one comes.
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
        ...pinAt(items, layout, top),
      };
    }
    if (layout.shortest - top < screen * LOAD_MARGIN) onNearEnd();
  }

  const looking = useRef({ see, look });
  useLayoutEffect(() => {
    looking.current = { see, look };
    const top = known.pin && topOf(known.pin, items, layout);
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
        // By now all that is on the screen has been measured and painted.
        known.pin = null;
        setIsSettled(true);
      });
    });
    return () => cancelAnimationFrame(frame);
  }, [known]);

  // Before the first cards are measured: what is observed while they are would be told of too late, as an error of the page.
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
