import { useEffect, useEffectEvent, type RefObject } from 'react';

/** A wheel turn or pad stroke is one step; further events are ignored for this time. */
const QUIET_MS = 450;
const MIN_DELTA = 12;

/** Steps from screen to screen by wheel, instead of stopping between them. */
export function useStepByWheel(scroller: RefObject<HTMLElement | null>, go: (step: number) => void): void {
  const onStep = useEffectEvent(go);
  useEffect(() => {
    const element = scroller.current;
    let calmAt = 0;
    const onWheel = (event: WheelEvent): void => {
      event.preventDefault();
      if (event.timeStamp < calmAt || Math.abs(event.deltaY) < MIN_DELTA) return;
      calmAt = event.timeStamp + QUIET_MS;
      onStep(Math.sign(event.deltaY));
    };
    element?.addEventListener('wheel', onWheel, { passive: false });
    return () => element?.removeEventListener('wheel', onWheel);
  }, [scroller]);
}
