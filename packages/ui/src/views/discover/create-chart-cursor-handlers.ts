import { findNearestTimeIndex } from '@quintet/domain/discover/chart';
import type { KeyboardEvent, PointerEvent } from 'react';

/** Part of the times that Page Up and Page Down move by. */
const PAGE_PARTS = 10;

/** Event handlers of a plot that read the time under the finger or pointer, or move by keys. */
export function createChartCursorHandlers(
  times: readonly number[],
  cursor: number | null,
  onCursor: (index: number | null) => void,
) {
  const last = times.length - 1;

  function read({ currentTarget, clientX }: PointerEvent<HTMLElement>): void {
    const { left, width } = currentTarget.getBoundingClientRect();
    if (last < 0 || width === 0) return;
    const part = Math.min(1, Math.max(0, (clientX - left) / width));
    onCursor(findNearestTimeIndex(times, times[0]! + part * (times[last]! - times[0]!)));
  }

  function press(event: KeyboardEvent): void {
    const here = cursor ?? last;
    const page = Math.max(1, Math.round(times.length / PAGE_PARTS));
    const next = {
      ArrowLeft: here - 1,
      ArrowDown: here - 1,
      ArrowRight: here + 1,
      ArrowUp: here + 1,
      PageDown: here - page,
      PageUp: here + page,
      Home: 0,
      End: last,
    }[event.key];
    if (event.key === 'Escape') onCursor(null);
    if (next === undefined || last < 0) return;
    event.preventDefault();
    onCursor(Math.min(last, Math.max(0, next)));
  }

  const leave = (): void => onCursor(null);
  return {
    onPointerDown: read,
    onPointerMove: read,
    onPointerLeave: leave,
    // The finger scrolls the page instead.
    onPointerCancel: leave,
    onKeyDown: press,
    onBlur: leave,
  };
}
