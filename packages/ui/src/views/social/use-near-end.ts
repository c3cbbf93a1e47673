import { useEffect, useLayoutEffect, useRef } from 'react';

/** So far before the end comes into sight, more is wanted. */
const LOAD_MARGIN = '600px';

/** Tells when the element that it gives a ref for, at the end of a list, comes near; again after each change, while it is wanted. */
export function useNearEnd(enabled: boolean, onNear: () => void) {
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
