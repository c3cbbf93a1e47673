import { useEffect, useRef, useState, type MouseEvent, type PointerEvent, type RefObject } from 'react';

/** Pixels that still count as a press. */
const SLOP_PX = 6;
/** Milliseconds until a finger lifts an item instead of scrolling. */
const HOLD_MS = 300;

interface Drag {
  readonly index: number;
  readonly x: number;
  readonly y: number;
  readonly element: HTMLElement;
  readonly timer: ReturnType<typeof setTimeout> | undefined;
  isLifted: boolean;
}

/**
 * Orders the items of a list by dragging: at once with a mouse, after a long press with a finger. The item under the pointer is marked, and
 * takes the dragged one on release. Items need `itemProps`; keys must be offered beside it, for example by a menu.
 */
export function useDragToReorder(list: RefObject<HTMLElement | null>, onMove: (from: number, to: number) => void) {
  const [places, setPlaces] = useState<{ from: number; to: number } | null>(null);
  const drag = useRef<Drag | null>(null);
  /** The click after a drag is ignored. */
  const shouldIgnoreClick = useRef(false);

  useEffect(() => {
    const element = list.current;
    const keepStill = (event: TouchEvent): void => {
      if (drag.current?.isLifted) event.preventDefault();
    };
    element?.addEventListener('touchmove', keepStill, { passive: false });
    return () => element?.removeEventListener('touchmove', keepStill);
  }, [list]);

  function lift(held: Drag): void {
    held.isLifted = true;
    shouldIgnoreClick.current = true;
    setPlaces({ from: held.index, to: held.index });
  }

  function findPlace({ clientX: x, clientY: y }: PointerEvent, from: number): number {
    const items = [...(list.current?.querySelectorAll<HTMLElement>('[data-order]') ?? [])];
    const over = items.findIndex((item, index) => {
      const { left, right, top, bottom } = item.getBoundingClientRect();
      return index !== from && left <= x && x <= right && top <= y && y <= bottom;
    });
    return over < 0 ? from : over;
  }

  function end(isDropped: boolean): void {
    const held = drag.current;
    drag.current = null;
    clearTimeout(held?.timer);
    if (!held?.isLifted) return;
    held.element.style.translate = '';
    if (isDropped && places && places.to !== places.from) onMove(places.from, places.to);
    setPlaces(null);
  }

  return {
    listProps: {
      onPointerDown({ target, pointerType, button, clientX: x, clientY: y }: PointerEvent) {
        const element = (target as Element).closest<HTMLElement>('[data-order]');
        shouldIgnoreClick.current = false;
        // An item's menu is no handle.
        if (!element || button !== 0 || (target as Element).closest('[popover]')) return;
        const timer = pointerType === 'mouse' ? undefined : setTimeout(() => lift(held), HOLD_MS);
        const held: Drag = { index: Number(element.dataset['order']), x, y, element, timer, isLifted: false };
        drag.current = held;
      },
      onPointerMove(event: PointerEvent) {
        const held = drag.current;
        if (!held) return;
        const [dx, dy] = [event.clientX - held.x, event.clientY - held.y];
        if (!held.isLifted) {
          if (Math.abs(dx) + Math.abs(dy) < SLOP_PX) return;
          if (held.timer !== undefined) {
            end(false);
            return;
          }
          lift(held);
          held.element.setPointerCapture(event.pointerId);
        }
        held.element.style.translate = `${dx}px ${dy}px`;
        setPlaces({ from: held.index, to: findPlace(event, held.index) });
      },
      onPointerUp: () => end(true),
      onPointerCancel: () => end(false),
      onClickCapture(event: MouseEvent) {
        if (!shouldIgnoreClick.current) return;
        shouldIgnoreClick.current = false;
        event.preventDefault();
        event.stopPropagation();
      },
      onDragStart: (event: { preventDefault: () => void }) => event.preventDefault(),
    },
    itemProps: (index: number) => ({
      'data-order': index,
      'data-dragged': places?.from === index || undefined,
      'data-target': (places && places.to !== places.from && places.to === index) || undefined,
    }),
  };
}
