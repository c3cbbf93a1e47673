import { type CSSProperties, type ReactNode, useEffect, useRef, useState } from 'react';
import styles from './VirtualRows.module.css';

/** Rows rendered beyond each end of the screen, so that fast scrolling shows no gap. */
const OVERSCAN = 8;
/** Rows added together: a commit for each row would cost a slow phone more than the rows. */
const ROWS_PER_CHUNK = 8;
/** The rows rendered before the list has been measured. */
const FIRST_RANGE = { start: 0, end: 24 };

interface FixedRowsProps<Item> {
  items: readonly Item[];
  /** A ListRow of the normal size, with an avatar and one line. */
  renderRow: (item: Item) => ReactNode;
}

/**
 * A virtual list of ListRows of one line: the nearest scrolling ancestor scrolls, and only rows near the screen are in the page.
 *
 * For thousands of equal rows. Not for rows of different height (PagedList).
 */
export function VirtualRows<Item extends { readonly id: string }>({ items, renderRow }: FixedRowsProps<Item>) {
  const list = useRef<HTMLUListElement>(null);
  const [range, setRange] = useState(FIRST_RANGE);
  const count = items.length;

  useEffect(() => {
    const element = list.current;
    const scroller = element && findScroller(element);
    if (!scroller) return undefined;
    const update = (): void => {
      const { top, height } = element.getBoundingClientRect();
      const screen = scroller.getBoundingClientRect();
      const chunkHeight = (height / count) * ROWS_PER_CHUNK;
      const start = Math.floor((screen.top - top) / chunkHeight) * ROWS_PER_CHUNK - OVERSCAN;
      const end = Math.ceil((screen.bottom - top) / chunkHeight) * ROWS_PER_CHUNK + OVERSCAN;
      setRange((known) => (known.start === start && known.end === end ? known : { start, end }));
    };
    update();
    const observer = new ResizeObserver(update);
    observer.observe(scroller);
    scroller.addEventListener('scroll', update, { passive: true });
    return () => {
      observer.disconnect();
      scroller.removeEventListener('scroll', update);
    };
  }, [count]);

  const start = Math.max(0, range.start);
  return (
    <ul ref={list} className={styles.rows} style={{ '--count': count } as CSSProperties}>
      {items.slice(start, Math.max(0, range.end)).map((item, index) => (
        <li
          key={item.id}
          className={styles.row}
          style={{ '--index': start + index } as CSSProperties}
          aria-setsize={count}
          aria-posinset={start + index + 1}
        >
          {renderRow(item)}
        </li>
      ))}
    </ul>
  );
}

function findScroller(element: Element): Element | null {
  for (let at = element.parentElement; at; at = at.parentElement) {
    if (/auto|scroll/.test(getComputedStyle(at).overflowY)) return at;
  }
  return null;
}
