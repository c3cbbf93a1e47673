import { type ReactNode, useLayoutEffect, useRef } from 'react';
import { moveRovingFocus } from './roving-focus.ts';
import styles from './Tabs.module.css';

export interface TabItemData<Id extends string> {
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
  items: readonly TabItemData<Id>[];
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
  const selected = useRef<HTMLButtonElement>(null);
  const labels = items.map((item) => item.label).join();
  // oxlint-disable-next-line react/exhaustive-effect-dependencies -- once for each selection
  useLayoutEffect(() => scrollToMiddle(selected.current), [value]);
  // Tabs that are added or renamed may push it out of view; while it is in view, nothing moves.
  useLayoutEffect(() => {
    if (!isInView(selected.current)) scrollToMiddle(selected.current);
    // oxlint-disable-next-line react/exhaustive-effect-dependencies -- once for each set of tabs
  }, [labels]);
  return (
    <div
      className={styles.tabs}
      data-variant={variant}
      role="tablist"
      aria-label={label}
      onKeyDown={(event) => moveRovingFocus(event, '[role=tab]')?.click()}
    >
      {items.map((item) => {
        const isSelected = item.id === value;
        return (
          <button
            key={item.id}
            ref={isSelected ? selected : undefined}
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

/** The width of the faded end (`--space-10` in Tabs.module.css), in pixels. */
const FADE_PX = 40;

function isInView(tab: HTMLElement | null): boolean {
  if (!tab?.parentElement) return true;
  const { scrollLeft, clientWidth } = tab.parentElement;
  return tab.offsetLeft >= scrollLeft && tab.offsetLeft + tab.offsetWidth + FADE_PX <= scrollLeft + clientWidth;
}

/** Scrolls only sideways, so that the page does not move. */
function scrollToMiddle(tab: HTMLElement | null): void {
  if (!tab?.parentElement) return;
  const { parentElement: list, offsetLeft, offsetWidth } = tab;
  list.scrollTo({ left: offsetLeft - (list.clientWidth - offsetWidth) / 2 });
}

/** The props of the tab panel: `<div {...tabPanelProps('feed', tab)}>`. */
export function getTabPanelProps(tabsId: string, value: string) {
  return { role: 'tabpanel', 'aria-labelledby': `${tabsId}-tab-${value}` } as const;
}
