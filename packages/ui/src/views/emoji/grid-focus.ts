import type { KeyboardEvent } from 'react';

const CELL = '[role=gridcell]';

/** One cell of all tables is in the tab order: the focused one, the last focused one, or the first. */
export function updateEmojiTabStop(tables: HTMLElement | null, focused?: Element): void {
  const known = tables?.querySelector<HTMLElement>(`${CELL}[tabindex='0']`);
  const stop = focused?.closest<HTMLElement>(CELL) ?? known ?? tables?.querySelector<HTMLElement>(CELL);
  if (known && known !== stop) known.tabIndex = -1;
  if (stop) stop.tabIndex = 0;
}

function cellFrom(tables: HTMLElement, cell: HTMLElement, key: string, isFar: boolean): Element | null | undefined {
  const row = cell.parentElement!;
  const column = [...row.children].indexOf(cell);
  switch (key) {
    case 'ArrowLeft':
    case 'ArrowRight': {
      const cells = [...tables.querySelectorAll(CELL)];
      return cells[cells.indexOf(cell) + (key === 'ArrowLeft' ? -1 : 1)];
    }
    case 'ArrowUp':
    case 'ArrowDown': {
      const rows = [...tables.querySelectorAll('[role=row]')];
      const next = rows[rows.indexOf(row) + (key === 'ArrowUp' ? -1 : 1)];
      return next?.children[Math.min(column, next.children.length - 1)];
    }
    case 'Home':
      return isFar ? tables.querySelector(CELL) : row.firstElementChild;
    case 'End':
      return isFar ? [...tables.querySelectorAll(CELL)].at(-1) : row.lastElementChild;
    default:
      return null;
  }
}

/** Moves the focus across stacked tables by arrow keys; Home and End in a row, with Control in all. */
export function moveFocusInEmojiTables(event: KeyboardEvent<HTMLElement>, tables: HTMLElement): void {
  const cell = event.target instanceof Element ? event.target.closest<HTMLElement>(CELL) : null;
  if (!cell) return;
  const next = cellFrom(tables, cell, event.key, event.ctrlKey || event.metaKey);
  if (next === null) return;
  event.preventDefault();
  if (next instanceof HTMLElement) next.focus();
}
