import { useEffect, useEffectEvent, type RefObject } from 'react';

/**
 * A gesture whose code loads with the first touch of an element; `start` gets that touch. A failed load leaves the page without the
 * gesture until it is opened again.
 */
export function useLoadGestureOnTouch(
  element: RefObject<HTMLElement | null>,
  start: (begun: TouchEvent, signal: AbortSignal) => Promise<void>,
) {
  const load = useEffectEvent(start);
  useEffect(() => {
    const stop = new AbortController();
    const { signal } = stop;
    const options = { signal, passive: true, once: true };
    element.current?.addEventListener(
      'touchstart',
      (begun) => void load(begun, signal).catch(() => undefined),
      options,
    );
    return () => stop.abort();
  }, [element]);
}
