import { useEffect, useRef, useState, type MouseEvent } from 'react';
import type { LikeBurstData } from './LikeBursts.tsx';

/** Milliseconds between the presses of a double press. */
const DOUBLE_TAP_MS = 280;
/** Hearts on the screen at once. */
const MAX_BURSTS = 6;

/** One press pauses or plays, two like; further presses add hearts. */
export function useDoubleTapToLike(onSingle: () => void, onDouble: () => void) {
  const [bursts, setBursts] = useState<readonly LikeBurstData[]>([]);
  const last = useRef({ at: -Infinity, timer: 0, key: 0 });
  useEffect(() => {
    const { current } = last;
    return () => clearTimeout(current.timer);
  }, []);

  const onTap = (event: MouseEvent<HTMLElement>): void => {
    const { current } = last;
    clearTimeout(current.timer);
    // Keyboard presses do not wait for a second one.
    if (event.detail === 0) return onSingle();
    const isDouble = event.timeStamp - current.at < DOUBLE_TAP_MS;
    current.at = event.timeStamp;
    if (!isDouble) {
      current.timer = window.setTimeout(onSingle, DOUBLE_TAP_MS);
      return undefined;
    }
    const { left, top } = event.currentTarget.getBoundingClientRect();
    current.key += 1;
    const burst = { key: current.key, x: event.clientX - left, y: event.clientY - top };
    setBursts((before) => [...before.slice(1 - MAX_BURSTS), burst]);
    onDouble();
    return undefined;
  };
  return { bursts, onTap };
}
