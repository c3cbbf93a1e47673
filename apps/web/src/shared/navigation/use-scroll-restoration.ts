import { useLayoutEffect, useRef, type RefObject } from 'react';
import { NavigationType, useLocation, useNavigationType } from 'react-router';
import { isOpenedInApp } from './opened-in-app.ts';

/** Scroll offsets per history entry, for this visit. */
const offsets = new Map<string, number>();

/** Going back restores the scroll position; a new page starts at the top, and a sheet moves nothing. For an element that scrolls several pages. */
export function useScrollRestoration(ref: RefObject<HTMLElement | null>): void {
  const { key, pathname, state } = useLocation() as { key: string; pathname: string; state: unknown };
  const isSheet = isOpenedInApp(state);
  const shownPathname = useRef<string | null>(null);
  const isReturning = useNavigationType() === NavigationType.Pop;
  useLayoutEffect(() => {
    const element = ref.current;
    if (!element) return undefined;
    if (isReturning) element.scrollTop = offsets.get(key) ?? 0;
    else if (isSheet && shownPathname.current === pathname) offsets.set(key, element.scrollTop);
    else element.scrollTop = 0;
    shownPathname.current = pathname;
    const remember = (): void => void offsets.set(key, element.scrollTop);
    element.addEventListener('scroll', remember, { passive: true });
    return () => element.removeEventListener('scroll', remember);
  }, [key, pathname, isReturning, isSheet, ref]);
}
