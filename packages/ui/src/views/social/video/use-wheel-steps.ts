import { useEffect, useEffectEvent, type RefObject } from 'react';

/** One turn of a wheel or stroke over a pad is one step, whatever comes after it for a while, milliseconds. */
const QUIET_MS = 450;
const MIN_DELTA = 12;

/** Lets a wheel lead from screen to screen, where it would otherwise end between them. */
export function useWheelSteps(scroller: RefObject<HTMLElement | null>, go: (step: number) => void): void {
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
