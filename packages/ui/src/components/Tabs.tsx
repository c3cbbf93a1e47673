import type { ReactNode } from 'react';
import { moveFocus } from './roving-focus.ts';
import styles from './Tabs.module.css';

export interface TabItem<Id extends string> {
  id: Id;
  label: string;
  /** A Badge after the label. */
  badge?: ReactNode;
}

interface TabsProps<Id extends string> {
  /** Begins the ids of the tabs: see tabPanelProps. */
  id: string;
  /** What the tabs choose among; read aloud. */
  label: string;
  items: readonly TabItem<Id>[];
  value: Id;
  onChange: (id: Id) => void;
  /** `line` heads a page; `pill` shares its width among a few, inside one. */
  variant?: 'line' | 'pill';
}

/** One of a few views of a page. Arrow keys choose; only the chosen tab is a stop of the Tab key. */
export function Tabs<Id extends string>({ id, label, items, value, onChange, variant = 'line' }: TabsProps<Id>) {
  return (
    <div
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
            ref={isSelected ? scrollToMiddle : undefined}
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

/** Where there are more tabs than fit; only sideways, so that the page stays where it is. */
function scrollToMiddle(tab: HTMLElement | null) {
  if (!tab?.parentElement) return;
  const { parentElement: list, offsetLeft, offsetWidth } = tab;
  list.scrollTo({ left: offsetLeft - (list.clientWidth - offsetWidth) / 2 });
}

/** What the element that holds the chosen view takes: `<div {...tabPanelProps('feed', tab)}>`. */
export function tabPanelProps(tabsId: string, value: string) {
  return { role: 'tabpanel', 'aria-labelledby': `${tabsId}-tab-${value}` } as const;
}
