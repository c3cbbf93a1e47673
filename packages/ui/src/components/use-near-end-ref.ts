import { useEffect, useLayoutEffect, useRef } from 'react';

/** The distance to the end at which more is loaded. */
const LOAD_MARGIN = '600px';

/** Returns a ref for the end of a list. Calls `onNear` when its element approaches the viewport; again after each change while enabled. */
export function useNearEndRef(enabled: boolean, onNear: () => void) {
  const ref = useRef<HTMLDivElement>(null);
  const near = useRef(onNear);
  useLayoutEffect(() => {
    near.current = onNear;
  });
  useEffect(() => {
    const element = ref.current;
    if (!element || !enabled) return undefined;
    const observer = new IntersectionObserver(
      (entries) => {
        if (entries.some(({ isIntersecting }) => isIntersecting)) near.current();
      },
      { rootMargin: LOAD_MARGIN },
    );
    observer.observe(element);
    return () => observer.disconnect();
  }, [enabled]);
  return ref;
}
