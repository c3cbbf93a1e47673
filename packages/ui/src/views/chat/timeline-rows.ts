import { getLocalMidnight } from '@quintet/domain/chat/day';
import type { RoomRow } from '@quintet/domain/chat/room-row';
import type { KeyboardEvent } from 'react';

/** Whether rows were added or removed at the start only. */
export function didRowsChangeAtStartOnly(before: readonly RoomRow[], after: readonly RoomRow[]): boolean {
  const [first, last] = [before[0]?.key, before.at(-1)?.key];
  if (first === undefined || first === after[0]?.key) return false;
  return after.findLast(({ key }) => key === last) !== undefined && after.at(-1)?.key === last;
}

/** The row with a message at an index, or the nearest before it. The user's own unsent messages stand below those that came meanwhile. */
export function findMessageRowAtOrBefore(rows: readonly RoomRow[], index: number): RoomRow | undefined {
  for (let at = Math.min(index, rows.length - 1); at >= 0; at -= 1) {
    const row = rows[at];
    if (row?.kind === 'msg' || row?.kind === 'member') return row;
  }
  return undefined;
}

/** The local midnight (ms) of the day of a row: its own, or the next row's. */
export function getRowDay(rows: readonly RoomRow[], index: number): number | undefined {
  for (const row of rows.slice(index, index + 3)) {
    if (row.kind === 'date') return row.day;
    if ('at' in row) return getLocalMidnight(row.at);
    if (row.kind === 'member') return getLocalMidnight(Date.parse(row.message.create_at));
  }
  return undefined;
}

/** The last message that is partly visible. */
export function findLastVisibleMessageElement(log: HTMLElement): HTMLElement | undefined {
  const { bottom } = log.getBoundingClientRect();
  return [...log.querySelectorAll<HTMLElement>('article')].findLast(
    (message) => message.getBoundingClientRect().top < bottom,
  );
}

/** Up and Down move between messages, or from the log to the last visible one. */
export function moveFocusBetweenMessages(event: KeyboardEvent<HTMLElement>): void {
  if (event.key !== 'ArrowUp' && event.key !== 'ArrowDown') return;
  const messages = [...event.currentTarget.querySelectorAll<HTMLElement>('article')];
  const current = messages.findIndex((message) => message.contains(document.activeElement));
  if (current < 0 && event.key === 'ArrowDown') return;
  const next =
    current < 0
      ? findLastVisibleMessageElement(event.currentTarget)
      : messages[current + (event.key === 'ArrowUp' ? -1 : 1)];
  if (!next) return;
  event.preventDefault();
  next.focus();
}

const CONTROLS = 'button:enabled, input:enabled, a[href]';

/** The log is one tab stop: Tab moves through the controls of the focused message, then leaves the log. */
export function moveFocusWithinMessage(event: KeyboardEvent<HTMLElement>): void {
  const { key, shiftKey, currentTarget: log } = event;
  const message = document.activeElement?.closest<HTMLElement>('article');
  if (key !== 'Tab' || !message || !log.contains(message)) return;
  const stops = [message, ...message.querySelectorAll<HTMLElement>(CONTROLS)];
  const next = stops[stops.indexOf(document.activeElement as HTMLElement) + (shiftKey ? -1 : 1)];
  if (next) {
    event.preventDefault();
    next.focus();
  } else if (shiftKey) {
    // From the log itself Tab follows the document order.
    log.focus({ preventScroll: true });
  }
}
