import {
  useEffect,
  useEffectEvent,
  useLayoutEffect,
  useRef,
  useState,
  type ComponentType,
  type CSSProperties,
  type KeyboardEvent,
  type ReactNode,
  type RefObject,
} from 'react';
import { getRovingTargetIndex } from '../../components/roving-focus.ts';
import styles from './ChatListRows.module.css';

/** Longer lists are virtual. */
export const MAX_UNVIRTUALIZED_ROWS = 40;

export interface VirtualChatListProps {
  label: string;
  ids: readonly string[];
  /** The row that stays rendered off screen, because it has the focus or gets it. */
  mountedIndex: number;
  /** Pixels of each row. */
  rowHeight: number;
  scroller: RefObject<HTMLElement | null>;
  /** Pixels above the list in the scroller. */
  startMargin: number;
  renderRow: (id: string) => ReactNode;
}

interface ChatListRowsProps {
  label: string;
  ids: readonly string[];
  /** The open chat beside the list. */
  selectedId?: string | undefined;
  /** A ChatListRow. */
  renderRow: (id: string, isTabStop: boolean) => ReactNode;
  /** The element that scrolls the list. */
  scroller: RefObject<HTMLElement | null>;
  /** Null until its code, a separate chunk, has loaded; until then only the first rows of a long list are shown. */
  VirtualList: ComponentType<VirtualChatListProps> | null;
}

/** Screen readers hear the position among all rows, rendered or not. */
export const getChatListItemAttributes = (ids: readonly string[], index: number) => ({
  'data-chat': ids[index],
  'aria-setsize': ids.length,
  'aria-posinset': index + 1,
});

const idOf = (element: Element): string | undefined => element.closest('li')?.dataset['chat'];

/** The rows of the chat list. Tab enters at the last row; arrow keys, Home and End move. */
export function ChatListRows({ label, ids, selectedId, renderRow, scroller, VirtualList }: ChatListRowsProps) {
  const [reached, setReached] = useState<string>();
  const [layout, setLayout] = useState<Pick<VirtualChatListProps, 'rowHeight' | 'startMargin'> | null>(null);
  const list = useRef<HTMLDivElement>(null);
  const opened = useRef(selectedId);
  /** The row to focus as soon as it is rendered. */
  const [target, setTarget] = useState<{ readonly id: string; readonly preventScroll: boolean } | null>(null);
  const stop = [reached, selectedId].find((id) => id !== undefined && ids.includes(id)) ?? ids[0];
  const isVirtual = ids.length > MAX_UNVIRTUALIZED_ROWS && VirtualList !== null;

  const focusRow = (id: string, preventScroll: boolean): void => {
    setReached(id);
    setTarget({ id, preventScroll });
  };
  useLayoutEffect(() => {
    if (!target) return;
    const link = list.current?.querySelector<HTMLElement>(`[data-chat="${CSS.escape(target.id)}"] a`);
    link?.focus({ preventScroll: target.preventScroll });
  }, [target]);

  const focusOpened = useEffectEvent((id: string) => focusRow(id, true));
  useEffect(() => {
    const left = opened.current;
    opened.current = selectedId;
    if (left === undefined || selectedId !== undefined || document.activeElement !== document.body) return;
    // The opened chat has the focus.
    focusOpened(left);
  }, [selectedId]);

  // The scroller is an ancestor, whose ref is not set before the layout effects.
  useEffect(() => {
    const [row, scrolled] = [list.current?.querySelector('li'), scroller.current];
    if (!isVirtual || !row || !scrolled) return;
    const { top } = list.current!.getBoundingClientRect();
    const startMargin = top - scrolled.getBoundingClientRect().top + scrolled.scrollTop;
    setLayout({ rowHeight: row.offsetHeight, startMargin });
  }, [isVirtual, scroller]);

  function moveFocus(event: KeyboardEvent): void {
    const index = getRovingTargetIndex(event.key, ids.indexOf(idOf(event.target as Element) ?? ''), ids.length);
    if (index === undefined) return;
    event.preventDefault();
    focusRow(ids[index]!, false);
  }

  return (
    <div ref={list} role="presentation" onKeyDown={moveFocus} onFocus={({ target }) => setReached(idOf(target))}>
      {isVirtual && layout ? (
        <VirtualList
          {...{ label, ids, scroller, ...layout }}
          mountedIndex={ids.indexOf(stop!)}
          renderRow={(id) => renderRow(id, id === stop)}
        />
      ) : (
        <ul
          className={styles.rows}
          aria-label={label}
          style={{ '--hidden-rows': Math.max(0, ids.length - MAX_UNVIRTUALIZED_ROWS) } as CSSProperties}
        >
          {ids.slice(0, MAX_UNVIRTUALIZED_ROWS).map((id, index) => (
            <li key={id} {...getChatListItemAttributes(ids, index)}>
              {renderRow(id, id === stop)}
            </li>
          ))}
        </ul>
      )}
    </div>
  );
}
