import { type MouseEvent, type PointerEvent, useEffect, useEffectEvent, useRef, useState } from 'react';

/** Pixels that still count as a tap. */
const SLOP_PX = 8;
/** Released faster than this (px/ms), it continues in that direction. */
const FLING_SPEED = 0.3;
/** The resistance beyond the end. */
const OVERDRAG = 0.25;

interface Movement {
  readonly x: number;
  readonly y: number;
  /** The offset when the finger touched. */
  readonly from: number;
  /** The maximal offset. */
  readonly width: number;
  isDragging: boolean;
  offset: number;
  last: { x: number; time: number };
  /** px/ms towards the start of the row. */
  speed: number;
}

/**
 * Drags the front layer horizontally and reveals the actions behind its end (`[data-behind]`). With `touch-action: pan-y`, the browser
 * takes over vertical gestures. Sets the distance as `--swipe` in CSS, and `data-dragging` while dragging. A touch elsewhere, scrolling
 * and Escape close it.
 */
export function useSwipeToReveal() {
  const [isOpen, setIsOpen] = useState(false);
  const element = useRef<HTMLDivElement>(null);
  const movement = useRef<Movement | null>(null);
  /** The click after a drag is ignored. */
  const shouldIgnoreClick = useRef(false);

  function settle(opens: boolean, width = 0): void {
    const row = element.current;
    movement.current = null;
    setIsOpen(opens);
    if (!row) return;
    delete row.dataset['dragging'];
    row.style.setProperty('--swipe', opens ? `${-width}px` : '0px');
  }

  const shut = useEffectEvent(() => settle(false));
  useEffect(() => {
    if (!isOpen) return undefined;
    const closing = new AbortController();
    const options = { signal: closing.signal, capture: true };
    const leave = (event: Event): void => {
      if (event.type === 'pointerdown' && element.current?.contains(event.target as Node)) return;
      shut();
    };
    addEventListener('pointerdown', leave, options);
    addEventListener('scroll', leave, options);
    addEventListener('keydown', (event) => event.key === 'Escape' && leave(event), options);
    return () => closing.abort();
  }, [isOpen]);

  const end = (event: PointerEvent): void => {
    const move = movement.current;
    movement.current = null;
    if (!move?.isDragging) return;
    shouldIgnoreClick.current = true;
    const isFlung = Math.abs(move.speed) > FLING_SPEED && event.timeStamp - move.last.time < 100;
    settle(isFlung ? move.speed > 0 : move.offset > move.width / 2, move.width);
  };

  return {
    isOpen,
    close: () => settle(false),
    props: {
      ref: element,
      onPointerDown({ pointerType, isPrimary, clientX: x, clientY: y, currentTarget, timeStamp }: PointerEvent) {
        shouldIgnoreClick.current = false;
        if (pointerType === 'mouse' || !isPrimary) return;
        const width = currentTarget.querySelector<HTMLElement>('[data-behind]')?.offsetWidth ?? 0;
        const from = isOpen ? width : 0;
        const last = { x, time: timeStamp };
        movement.current = { x, y, from, width, isDragging: false, offset: from, last, speed: 0 };
      },
      onPointerMove({ clientX, clientY, timeStamp }: PointerEvent) {
        const [move, row] = [movement.current, element.current];
        if (!move || !row || move.width === 0) return;
        const [across, along] = [Math.abs(clientX - move.x), Math.abs(clientY - move.y)];
        if (!move.isDragging) {
          if (along > SLOP_PX && along >= across) movement.current = null;
          if (across < SLOP_PX || across <= along) return;
          move.isDragging = true;
          row.dataset['dragging'] = '';
        }
        const time = Math.max(1, timeStamp - move.last.time);
        move.speed = (move.last.x - clientX) / time;
        move.last = { x: clientX, time: timeStamp };
        const wanted = Math.max(0, move.from + move.x - clientX);
        move.offset = wanted > move.width ? move.width + (wanted - move.width) * OVERDRAG : wanted;
        row.style.setProperty('--swipe', `${-move.offset}px`);
      },
      onPointerUp: end,
      onPointerCancel: end,
    },
    /** A touch of the open row closes it instead of opening the chat. */
    onClickCapture: (event: MouseEvent): void => {
      if (!isOpen && !shouldIgnoreClick.current) return;
      event.preventDefault();
      event.stopPropagation();
      if (!shouldIgnoreClick.current) settle(false);
      shouldIgnoreClick.current = false;
    },
  };
}
