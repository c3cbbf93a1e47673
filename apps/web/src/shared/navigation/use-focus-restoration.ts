import { useEffect, type RefObject } from 'react';
import { NavigationType, useLocation, useNavigationType } from 'react-router';

/** Frames to wait until a restored screen has rendered its links. */
const MAX_FRAMES = 30;

/** The href of the last focused link per history entry, for this visit. */
const links = new Map<string, string>();

/** Going back focuses the link that was followed, unless the screen has moved the focus. For an element that contains several pages. */
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
