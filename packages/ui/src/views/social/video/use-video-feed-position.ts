import { startTransition, useCallback, useEffectEvent, useLayoutEffect, useRef, useState, type RefObject } from 'react';

/** Milliseconds without movement after which the scroll has ended. */
const SETTLE_MS = 100;

interface VideoFeedPosition {
  /** The screen that covers most of the scroller. */
  active: number;
  /** The screen at which the scroll has ended. */
  settled: number;
  /** The scroll target; null without one. Its screen must be rendered before scrolling. */
  goal: number | null;
  /** To the next (1) or previous (-1) screen, counting from a pending target. */
  go: (step: number) => void;
}

const indexAtScroll = (element: HTMLElement): number => Math.round(element.scrollTop / element.clientHeight);

/** The current one of `count` full-height screens in a scroller. */
export function useVideoFeedPosition(
  scroller: RefObject<HTMLElement | null>,
  start: number,
  count: number,
): VideoFeedPosition {
  const [active, setActive] = useState(start);
  const [settled, setSettled] = useState(start);
  const [goal, setGoal] = useState<number | null>(null);
  /** The screen of the last scroll event; `active` follows later, in a transition. */
  const reached = useRef(start);

  const within = useCallback((index: number): number => Math.max(0, Math.min(count - 1, index)), [count]);
  const read = (): number => {
    const element = scroller.current;
    return element && element.clientHeight > 0 ? within(indexAtScroll(element)) : active;
  };
  const follow = useEffectEvent((): void => {
    const shown = (reached.current = read());
    // A finger scrolls: update in a transition, between its frames.
    if (shown !== active) startTransition(() => setActive(shown));
  });
  const settle = useEffectEvent((): void => {
    const shown = read();
    setActive(shown);
    setSettled(shown);
    setGoal(null);
  });
  // Before paint: a key may scroll as soon as the videos show.
  useLayoutEffect(() => {
    const element = scroller.current;
    let rest: ReturnType<typeof setTimeout>;
    // A native listener: React would search for handlers on every frame.
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

  // Sets the initial position; a resize keeps it, or goes on to the target.
  const stay = useEffectEvent((): void => {
    const element = scroller.current;
    const index = goal ?? reached.current;
    if (!element || Math.abs(element.scrollTop / element.clientHeight - index) <= 0.5) return;
    element.scrollTo({ top: index * element.clientHeight, behavior: 'instant' });
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
