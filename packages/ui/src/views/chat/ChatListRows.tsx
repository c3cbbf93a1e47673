import { useEffect, useRef, useState, type ReactNode } from 'react';
import { moveFocus } from '../../components/roving-focus.ts';

interface ChatListRowsProps {
  label: string;
  ids: readonly string[];
  /** The open chat beside the list. */
  selectedId?: string | undefined;
  /** A ChatListRow. */
  renderRow: (id: string, isTabStop: boolean) => ReactNode;
}

/** The rows of the chat list. Tab enters at the last row; arrow keys, Home and End move. */
export function ChatListRows({ label, ids, selectedId, renderRow }: ChatListRowsProps) {
  const [reached, setReached] = useState<string>();
  const list = useRef<HTMLUListElement>(null);
  const opened = useRef(selectedId);
  useEffect(() => {
    const left = opened.current;
    opened.current = selectedId;
    if (left === undefined || selectedId !== undefined || document.activeElement !== document.body) return;
    // The opened chat has the focus.
    list.current?.querySelector<HTMLElement>(`[data-chat="${CSS.escape(left)}"] a`)?.focus({ preventScroll: true });
  }, [selectedId]);
  const stop = [reached, selectedId].find((id) => id !== undefined && ids.includes(id)) ?? ids[0];
  return (
    <ul
      ref={list}
      aria-label={label}
      onKeyDown={(event) => void moveFocus(event, 'a')}
      onFocus={({ target }) => setReached(target.closest('li')?.dataset['chat'])}
    >
      {ids.map((id) => (
        <li key={id} data-chat={id}>
          {renderRow(id, id === stop)}
        </li>
      ))}
    </ul>
  );
}
