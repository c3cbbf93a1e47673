import { type RefObject, useEffect } from 'react';

/** A larger covered area is a keyboard. */
const MIN_KEYBOARD_PX = 80;

/** Sets `--keyboard` of an element to the height of the on-screen keyboard that overlaps the page; 0 where it resizes the page. */
export function useApplyKeyboardInset(ref: RefObject<HTMLElement | null>, isPresent: boolean): void {
  useEffect(() => {
    const viewport = globalThis.visualViewport;
    if (!viewport || !isPresent) return undefined;
    const update = (): void => {
      const covered = innerHeight - viewport.height - viewport.offsetTop;
      const isOver = covered > MIN_KEYBOARD_PX && viewport.scale === 1;
      ref.current?.style.setProperty('--keyboard', isOver ? `${covered}px` : '0px');
    };
    update();
    viewport.addEventListener('resize', update);
    viewport.addEventListener('scroll', update);
    return () => {
      viewport.removeEventListener('resize', update);
      viewport.removeEventListener('scroll', update);
    };
  }, [ref, isPresent]);
}
