import { useEffect, useLayoutEffect, useRef, type RefObject } from 'react';

/** Closes when released faster than this (px/ms) or farther than this fraction of the height. */
const FLING_SPEED = 0.5;
const CLOSE_FRACTION = 0.35;
/** Movement that still counts as a tap, in pixels. */
const SLOP_PX = 6;

/**
 * Drags a sheet down to close it. A touch may begin anywhere except in `[data-own-touch]`, if the content under it is scrolled to its
 * top; a mouse must begin on `[data-grip]`. Sets the distance as `--drag` in CSS, and `data-dragging` on the sheet while dragging.
 */
export function useDragToClose(ref: RefObject<HTMLElement | null>, isActive: boolean, onClose: () => void) {
  const close = useRef(onClose);
  useLayoutEffect(() => {
    close.current = onClose;
  });

  useEffect(() => {
    const sheet = ref.current;
    if (!isActive || !sheet) return undefined;
    const drag = createDrag(sheet, () => close.current());
    const stop = new AbortController();
    const on = <Type extends keyof HTMLElementEventMap>(
      type: Type,
      listener: (event: HTMLElementEventMap[Type]) => void,
    ) => sheet.addEventListener(type, listener, { signal: stop.signal, passive: false });

    on('touchstart', (event) => {
      const touch = event.touches[0];
      if ((event.target as Element).closest('[data-own-touch]')) return;
      if (touch && event.touches.length === 1) drag.begin(touch.clientY, findScroller(event.target as Element, sheet));
    });
    on('touchmove', (event) => {
      const touch = event.touches[0];
      if (touch && drag.move(touch.clientY, event.timeStamp) && event.cancelable) event.preventDefault();
    });
    on('touchend', (event) => drag.end(event.timeStamp));
    on('touchcancel', (event) => drag.end(event.timeStamp));
    on('pointerdown', (event) => {
      if (event.pointerType !== 'mouse' || !(event.target as Element).closest('[data-grip]')) return;
      if ((event.target as Element).closest('button')) return;
      sheet.setPointerCapture(event.pointerId);
      drag.begin(event.clientY, null);
    });
    on('pointermove', (event) => {
      if (event.pointerType === 'mouse') drag.move(event.clientY, event.timeStamp);
    });
    on('pointerup', (event) => {
      if (event.pointerType === 'mouse') drag.end(event.timeStamp);
    });
    return () => stop.abort();
  }, [ref, isActive]);
}

function createDrag(sheet: HTMLElement, onClose: () => void) {
  let start: number | undefined;
  let scroller: Element | null = null;
  let last = { y: 0, time: 0, speed: 0 };

  return {
    begin(y: number, scrolled: Element | null) {
      start = y;
      scroller = scrolled;
      last = { y, time: 0, speed: 0 };
    },
    /** Whether the gesture moves the sheet. */
    move(y: number, time: number): boolean {
      if (start === undefined) return false;
      const isDragging = 'dragging' in sheet.dataset;
      if (!isDragging && (y - start < SLOP_PX || (scroller && scroller.scrollTop > 0))) {
        if (y < start) start = undefined;
        return false;
      }
      if (!isDragging) start = y;
      last = { y, time, speed: last.time === 0 ? 0 : (y - last.y) / Math.max(1, time - last.time) };
      sheet.dataset['dragging'] = '';
      sheet.style.setProperty('--drag', `${Math.max(0, y - start)}px`);
      return true;
    },
    end(time: number) {
      if (start === undefined) return;
      const distance = last.y - start;
      const isDragging = 'dragging' in sheet.dataset;
      start = undefined;
      delete sheet.dataset['dragging'];
      sheet.style.removeProperty('--drag');
      const isFlung = last.speed > FLING_SPEED && time - last.time < 100;
      if (isDragging && (isFlung || distance > sheet.offsetHeight * CLOSE_FRACTION)) onClose();
    },
  };
}

function findScroller(element: Element, sheet: Element): Element | null {
  for (let at: Element | null = element; at && at !== sheet; at = at.parentElement) {
    if (at.scrollHeight > at.clientHeight && /auto|scroll/.test(getComputedStyle(at).overflowY)) return at;
  }
  return null;
}
