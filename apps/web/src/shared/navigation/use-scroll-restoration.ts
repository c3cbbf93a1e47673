import { useLayoutEffect, type RefObject } from 'react';
import { NavigationType, useLocation, useNavigationType } from 'react-router';

/** Scroll offsets per history entry, for this visit. */
const offsets = new Map<string, number>();

/** Going back restores the scroll position; a new page starts at the top. For an element that scrolls several pages. */
export function useScrollRestoration(ref: RefObject<HTMLElement | null>): void {
  const { key } = useLocation();
  const isReturning = useNavigationType() === NavigationType.Pop;
  useLayoutEffect(() => {
    const element = ref.current;
    if (!element) return undefined;
    element.scrollTop = isReturning ? (offsets.get(key) ?? 0) : 0;
    const remember = (): void => void offsets.set(key, element.scrollTop);
    element.addEventListener('scroll', remember, { passive: true });
    return () => element.removeEventListener('scroll', remember);
  }, [key, isReturning, ref]);
}
