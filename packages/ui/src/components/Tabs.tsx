import { type ReactNode, useLayoutEffect, useRef } from 'react';
import { moveFocus } from './roving-focus.ts';
import styles from './Tabs.module.css';

export interface TabItem<Id extends string> {
  id: Id;
  label: string;
  /** A Badge after the label. */
  badge?: ReactNode;
}

interface TabsProps<Id extends string> {
  /** The prefix of the tab ids, see tabPanelProps. */
  id: string;
  /** The accessible name. */
  label: string;
  items: readonly TabItem<Id>[];
  value: Id;
  onChange: (id: Id) => void;
  /** `line` for pages; `pill` for a few options inside a page. */
  variant?: 'line' | 'pill';
}

/**
 * Tabs of a page. Arrow keys select; only the selected tab is in the tab order.
 *
 * For two to five parts of one page. Not for the places of the app (TabBar) or for filters with many values (Select).
 */
export function Tabs<Id extends string>({ id, label, items, value, onChange, variant = 'line' }: TabsProps<Id>) {
  const list = useRef<HTMLDivElement>(null);
  const scrolledTo = useRef(0);
  // After each render, because tabs before the selected one may have been added or renamed.
  useLayoutEffect(() => {
    const left = getMiddle(list.current!);
    if (left === scrolledTo.current) return;
    scrolledTo.current = left;
    // Only sideways, so that the page does not move.
    list.current!.scrollTo({ left });
  });
  return (
    <div
      ref={list}
      className={styles.tabs}
      data-variant={variant}
      role="tablist"
      aria-label={label}
      onKeyDown={(event) => moveFocus(event, '[role=tab]')?.click()}
    >
      {items.map((item) => {
        const isSelected = item.id === value;
        return (
          <button
            key={item.id}
            id={`${id}-tab-${item.id}`}
            className={styles.tab}
            type="button"
            role="tab"
            aria-selected={isSelected}
            tabIndex={isSelected ? 0 : -1}
            onClick={() => onChange(item.id)}
          >
            {item.label}
            {item.badge}
          </button>
        );
      })}
    </div>
  );
}

/** Where the list is scrolled when the selected tab is in its middle; at least 0. */
function getMiddle(list: HTMLElement): number {
  const tab = list.querySelector<HTMLElement>('[aria-selected=true]');
  return tab ? Math.max(0, tab.offsetLeft - (list.clientWidth - tab.offsetWidth) / 2) : 0;
}

/** The props of the tab panel: `<div {...tabPanelProps('feed', tab)}>`. */
export function tabPanelProps(tabsId: string, value: string) {
  return { role: 'tabpanel', 'aria-labelledby': `${tabsId}-tab-${value}` } as const;
}
