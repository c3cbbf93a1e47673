import type { Row } from '@quintet/domain/chat/rows';
import { useEffect, useRef, useState, type RefObject } from 'react';
import type { VirtualizerHandle } from 'virtua';
import { getRowDay } from './timeline-rows.ts';

/** Milliseconds that the day stays on the screen after scrolling. */
const HIDE_DELAY_MS = 1200;

export interface StickyDate {
  /** Of the chip's place. */
  readonly chip: RefObject<HTMLDivElement | null>;
  /** The day of what is on top; null while its own row is there. */
  readonly day: number | null;
  /** The row that the chip stands in the place of. */
  readonly coveredKey: string | null;
  readonly onScroll: (handle: VirtualizerHandle) => void;
}

/** The day of what is on top of the timeline: there while it moves, pushed away by the next one. */
export function useStickyDate(rows: readonly Row[], scroller: RefObject<HTMLDivElement | null>): StickyDate {
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
    // At each frame of a scroll: what takes time is done once.
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
