import { useRef, type KeyboardEvent, type MouseEvent, type PointerEvent, type TouchEvent } from 'react';

/** The position at which a menu opens. */
export interface ContextMenuPoint {
  readonly x: number;
  readonly y: number;
  /** The element concerned. */
  readonly element: HTMLElement;
  readonly isTouch: boolean;
}

/** Milliseconds and pixels of a long press. */
const HOLD_MS = 450;
const SLOP_PX = 10;

/** Without a pointer: below the element. */
export function getMenuPointBelow(element: HTMLElement): ContextMenuPoint {
  const { left, bottom } = element.getBoundingClientRect();
  return { x: left, y: bottom, element, isTouch: true };
}

/** Opens actions by right click, the menu key, Enter or a long press. */
export function useContextMenuGesture(onActions: (at: ContextMenuPoint) => void) {
  const press = useRef<{ timer?: ReturnType<typeof setTimeout>; x: number; y: number; wasHeld?: boolean }>({
    x: 0,
    y: 0,
  });
  const cancelHold = (): void => clearTimeout(press.current.timer);
  function hold(at: ContextMenuPoint): void {
    press.current.wasHeld = true;
    onActions(at);
  }
  return {
    onContextMenu(event: MouseEvent<HTMLElement>) {
      event.preventDefault();
      cancelHold();
      // The menu key has no position.
      const isKey = event.clientX === 0 && event.clientY === 0;
      const element = event.currentTarget;
      const isTouch = 'pointerType' in event.nativeEvent && event.nativeEvent.pointerType === 'touch';
      onActions(isKey ? getMenuPointBelow(element) : { x: event.clientX, y: event.clientY, element, isTouch });
    },
    onPointerDown(event: PointerEvent<HTMLElement>) {
      if (event.pointerType === 'mouse') return;
      cancelHold();
      const { clientX: x, clientY: y, currentTarget: element } = event;
      press.current = { x, y, timer: setTimeout(() => hold({ x, y, element, isTouch: true }), HOLD_MS) };
    },
    onPointerMove(event: PointerEvent) {
      const { x, y } = press.current;
      if (Math.abs(event.clientX - x) + Math.abs(event.clientY - y) > SLOP_PX) cancelHold();
    },
    onPointerUp: cancelHold,
    onPointerCancel: cancelHold,
    onTouchEnd(event: TouchEvent) {
      // Releasing the finger must not click the opened menu. What lies inside may keep the next press for itself.
      if (press.current.wasHeld && event.cancelable) event.preventDefault();
      press.current.wasHeld = false;
    },
    onKeyDown(event: KeyboardEvent<HTMLElement>) {
      if (event.key !== 'Enter' || event.target !== event.currentTarget) return;
      // The same key press must not activate the focused item.
      event.preventDefault();
      onActions(getMenuPointBelow(event.currentTarget));
    },
  };
}
