import {
  startTransition,
  useCallback,
  useEffect,
  useEffectEvent,
  useLayoutEffect,
  useState,
  type RefObject,
} from 'react';

/** Nothing has moved for so long: the scroller is at rest, milliseconds. */
const REST = 100;

interface Swipe {
  /** The screen that takes most of the scroller. */
  active: number;
  /** The one where it came to rest. */
  settled: number;
  /** To the next (1) or the one before (-1). */
  go: (step: number) => void;
}

const shownIn = (element: HTMLElement): number => Math.round(element.scrollTop / element.clientHeight);

/** Which of `count` screens, each as high as their scroller, one has swiped to. */
export function useSwipe(scroller: RefObject<HTMLElement | null>, start: number, count: number): Swipe {
  const [active, setActive] = useState(start);
  const [settled, setSettled] = useState(start);

  const read = (): number => {
    const element = scroller.current;
    if (!element || element.clientHeight === 0) return active;
    return Math.max(0, Math.min(count - 1, shownIn(element)));
  };
  const follow = useEffectEvent((): void => {
    const shown = read();
    // A finger is on the screen: what is drawn anew comes in slices, between its frames.
    if (shown !== active) startTransition(() => setActive(shown));
  });
  const settle = useEffectEvent((): void => setSettled(read()));
  useEffect(() => {
    const element = scroller.current;
    let rest: ReturnType<typeof setTimeout>;
    // A listener of React's would look for others on each frame.
    const hear = (): void => {
      follow();
      clearTimeout(rest);
      rest = setTimeout(() => settle(), REST);
    };
    element?.addEventListener('scroll', hear, { passive: true });
    return () => {
      clearTimeout(rest);
      element?.removeEventListener('scroll', hear);
    };
  }, [scroller]);

  // Where it begins, and where it stays when the screen is turned.
  const stay = useEffectEvent((): void => {
    const element = scroller.current;
    if (!element || Math.abs(element.scrollTop / element.clientHeight - active) <= 0.5) return;
    element.scrollTo({ top: active * element.clientHeight, behavior: 'instant' });
  });
  useLayoutEffect(() => {
    stay();
    const observer = new ResizeObserver(() => stay());
    if (scroller.current) observer.observe(scroller.current);
    return () => observer.disconnect();
  }, [scroller]);

  const go = useCallback(
    (step: number): void => {
      const element = scroller.current;
      if (!element) return;
      const isCalm = matchMedia('(prefers-reduced-motion: reduce)').matches;
      const top = (shownIn(element) + step) * element.clientHeight;
      element.scrollTo({ top, behavior: isCalm ? 'instant' : 'smooth' });
    },
    [scroller],
  );
  return { active, settled, go };
}
