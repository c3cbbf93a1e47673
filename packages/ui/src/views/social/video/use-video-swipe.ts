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
const SETTLE_MS = 100;

interface VideoSwipe {
  /** The screen that takes most of the scroller. */
  active: number;
  /** The one where it came to rest. */
  settled: number;
  /** Where it is being led; null when it is not. Until its screen is in the page, something must stand there to be led to. */
  goal: number | null;
  /** To the next (1) or the one before (-1); asked again before it is there, on from where it was to be. */
  go: (step: number) => void;
}

const indexAtScroll = (element: HTMLElement): number => Math.round(element.scrollTop / element.clientHeight);

/** Which of `count` screens, each as high as their scroller, one has swiped to. */
export function useVideoSwipe(scroller: RefObject<HTMLElement | null>, start: number, count: number): VideoSwipe {
  const [active, setActive] = useState(start);
  const [settled, setSettled] = useState(start);
  const [goal, setGoal] = useState<number | null>(null);

  const within = useCallback((index: number): number => Math.max(0, Math.min(count - 1, index)), [count]);
  const read = (): number => {
    const element = scroller.current;
    return element && element.clientHeight > 0 ? within(indexAtScroll(element)) : active;
  };
  const follow = useEffectEvent((): void => {
    const shown = read();
    // A finger is on the screen: what is drawn anew comes in slices, between its frames.
    if (shown !== active) startTransition(() => setActive(shown));
  });
  const settle = useEffectEvent((): void => {
    const shown = read();
    setActive(shown);
    setSettled(shown);
    setGoal(null);
  });
  useEffect(() => {
    const element = scroller.current;
    let rest: ReturnType<typeof setTimeout>;
    // A listener of React's would look for others on each frame.
    const hear = (): void => {
      follow();
      clearTimeout(rest);
      rest = setTimeout(() => settle(), SETTLE_MS);
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

  useLayoutEffect(() => {
    const element = scroller.current;
    if (!element || goal === null) return;
    const isCalm = matchMedia('(prefers-reduced-motion: reduce)').matches;
    element.scrollTo({ top: goal * element.clientHeight, behavior: isCalm ? 'instant' : 'smooth' });
  }, [scroller, goal]);
  const go = useCallback(
    (step: number): void => {
      const element = scroller.current;
      if (element) setGoal((before) => within((before ?? indexAtScroll(element)) + step));
    },
    [scroller, within],
  );
  return { active, settled, goal, go };
}
