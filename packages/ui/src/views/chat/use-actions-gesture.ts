import { useRef, type KeyboardEvent, type MouseEvent, type PointerEvent } from 'react';

export interface Point {
  readonly x: number;
  readonly y: number;
}

/** Milliseconds and pixels of a press that is held still. */
const HELD = 450;
const STILL = 10;

function cornerOf(event: MouseEvent<HTMLElement> | KeyboardEvent<HTMLElement>): Point {
  const { left, bottom } = event.currentTarget.getBoundingClientRect();
  return { x: left, y: bottom };
}

/** Asks for the actions of what it is spread on: a right click, the menu key, Enter, or a long press of a finger. */
export function useActionsGesture(onActions: (at: Point) => void) {
  const press = useRef<{ timer?: ReturnType<typeof setTimeout>; at: Point }>({ at: { x: 0, y: 0 } });
  const giveUp = (): void => clearTimeout(press.current.timer);
  return {
    onContextMenu(event: MouseEvent<HTMLElement>) {
      event.preventDefault();
      giveUp();
      // The menu key tells no place.
      const isKey = event.clientX === 0 && event.clientY === 0;
      onActions(isKey ? cornerOf(event) : { x: event.clientX, y: event.clientY });
    },
    onPointerDown(event: PointerEvent) {
      if (event.pointerType === 'mouse') return;
      giveUp();
      const at = { x: event.clientX, y: event.clientY };
      press.current = { at, timer: setTimeout(() => onActions(at), HELD) };
    },
    onPointerMove(event: PointerEvent) {
      const { x, y } = press.current.at;
      if (Math.abs(event.clientX - x) + Math.abs(event.clientY - y) > STILL) giveUp();
    },
    onPointerUp: giveUp,
    onPointerCancel: giveUp,
    onKeyDown(event: KeyboardEvent<HTMLElement>) {
      if (event.key === 'Enter' && event.target === event.currentTarget) onActions(cornerOf(event));
    },
  };
}
