import { useEffect, useLayoutEffect, useRef, type RefObject } from 'react';

/** Pull to refresh for a scroller; its code loads with the first touch. */
export function usePullToRefresh(
  frame: RefObject<HTMLElement | null>,
  scroller: RefObject<HTMLElement | null>,
  onRefresh: () => void,
) {
  const refresh = useRef(onRefresh);
  useLayoutEffect(() => {
    refresh.current = onRefresh;
  });

  useEffect(() => {
    const [outer, inner] = [frame.current, scroller.current];
    if (!outer || !inner) return undefined;
    const stop = new AbortController();
    const { signal } = stop;
    const listen = async (begun: TouchEvent): Promise<void> => {
      const { listenForPulls } = await import('./pull-to-refresh.ts');
      listenForPulls({ outer, inner }, begun, () => refresh.current(), signal);
    };
    // A failed load leaves the page without pulls until it is opened again.
    const options = { signal, passive: true, once: true };
    inner.addEventListener('touchstart', (begun) => void listen(begun).catch(() => undefined), options);
    return () => stop.abort();
  }, [frame, scroller]);
}
