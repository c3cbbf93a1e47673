import { useEffect, type RefObject } from 'react';
import { NavigationType, useLocation, useNavigationType } from 'react-router';

/** Frames in which a screen that one comes back to draws what one left it by. */
const MAX_FRAMES = 30;

/** Addresses of the links that had the focus last, by history entry, of this visit. */
const links = new Map<string, string>();

/** Going back finds the focus on the link that one left by, unless the screen has put it elsewhere. For an element with several pages. */
export function useFocusRestoration(ref: RefObject<HTMLElement | null>): void {
  const { key } = useLocation();
  const isReturning = useNavigationType() === NavigationType.Pop;
  useEffect(() => {
    const element = ref.current;
    if (!element) return undefined;
    const remember = ({ target }: FocusEvent): void => {
      const href = (target as Element).closest('a')?.getAttribute('href');
      if (href) links.set(key, href);
    };
    element.addEventListener('focusin', remember);

    const href = isReturning ? links.get(key) : undefined;
    let frame = 0;
    const focusLink = (framesLeft: number): void => {
      if (href === undefined || framesLeft === 0 || document.activeElement !== document.body) return;
      const link = element.querySelector<HTMLElement>(`a[href="${CSS.escape(href)}"]`);
      if (link) link.focus({ preventScroll: true });
      else frame = requestAnimationFrame(() => focusLink(framesLeft - 1));
    };
    focusLink(MAX_FRAMES);
    return () => {
      cancelAnimationFrame(frame);
      element.removeEventListener('focusin', remember);
    };
  }, [key, isReturning, ref]);
}
