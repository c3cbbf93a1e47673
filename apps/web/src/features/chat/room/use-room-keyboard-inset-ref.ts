import { type RefObject, useEffect, useRef } from 'react';

/** A larger covered area is a keyboard. */
const MIN_KEYBOARD_PX = 80;

/**
 * Keeps the room above an on-screen keyboard that overlaps the page. Nothing to do where the keyboard resizes the page
 * (`interactive-widget=resizes-content`).
 */
export function useRoomKeyboardInsetRef(): RefObject<HTMLDivElement | null> {
  const ref = useRef<HTMLDivElement>(null);
  useEffect(() => {
    const viewport = globalThis.visualViewport;
    if (!viewport) return undefined;
    const update = (): void => {
      const covered = innerHeight - viewport.height;
      const isOver = covered > MIN_KEYBOARD_PX && viewport.scale === 1;
      ref.current?.style.setProperty('--keyboard', isOver ? `${covered}px` : '0px');
      if (isOver) scrollTo(0, 0);
    };
    viewport.addEventListener('resize', update);
    return () => viewport.removeEventListener('resize', update);
  }, []);
  return ref;
}
