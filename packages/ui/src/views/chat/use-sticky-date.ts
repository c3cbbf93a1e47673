import type { RoomRow } from '@quintet/domain/chat/room-row';
import { useEffect, useRef, useState, type RefObject } from 'react';
import type { VirtualizerHandle } from 'virtua';
import { getRowDay } from './timeline-rows.ts';

/** Milliseconds for which the date stays after scrolling. */
const HIDE_DELAY_MS = 1200;

export interface StickyDateState {
  /** The position of the chip. */
  readonly chip: RefObject<HTMLDivElement | null>;
  /** The day at the top; null while its own row is visible. */
  readonly day: number | null;
  /** The key of the date row that the chip covers. */
  readonly coveredKey: string | null;
  readonly onScroll: (handle: VirtualizerHandle) => void;
}

/** The date at the top of the timeline: visible while scrolling, pushed away by the next date. */
export function useStickyDate(rows: readonly RoomRow[], scroller: RefObject<HTMLDivElement | null>): StickyDateState {
  const chip = useRef<HTMLDivElement>(null);
  const [day, setDay] = useState<number | null>(null);
  const [coveredKey, setCoveredKey] = useState<string | null>(null);

  useEffect(() => {
    const element = scroller.current;
    if (!element) return undefined;
    let resting: ReturnType<typeof setTimeout> | undefined;
    let movedAt = 0;
    const rest = (): void => {
      const left = movedAt + HIDE_DELAY_MS - performance.now();
      resting = left > 0 ? setTimeout(rest, left) : undefined;
      if (!resting) element.parentElement?.removeAttribute('data-moving');
    };
    // Runs at most once per frame while scrolling.
    const move = (): void => {
      movedAt = performance.now();
      if (resting) return;
      element.parentElement?.setAttribute('data-moving', '');
      resting = setTimeout(rest, HIDE_DELAY_MS);
    };
    element.addEventListener('scroll', move, { passive: true });
    return () => {
      clearTimeout(resting);
      element.removeEventListener('scroll', move);
    };
  }, [scroller]);

  return {
    chip,
    day,
    coveredKey,
    onScroll(handle) {
      const top = handle.findItemIndex(handle.scrollOffset);
      const row = rows[top];
      const next = rows.findIndex(({ kind }, index) => index > top && kind === 'date');
      const isBelow = row?.kind === 'date' && handle.getItemOffset(top) >= handle.scrollOffset;
      setDay(isBelow ? null : (getRowDay(rows, top) ?? null));
      setCoveredKey(row?.kind === 'date' && !isBelow ? row.key : null);
      const element = chip.current;
      if (!element) return;
      const push = next < 0 ? 0 : handle.getItemOffset(next) - handle.scrollOffset - element.offsetHeight;
      element.style.translate = `0 ${Math.min(0, push)}px`;
    },
  };
}
