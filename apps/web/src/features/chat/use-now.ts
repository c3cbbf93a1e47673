import { useSyncExternalStore } from 'react';

const MINUTE = 60_000;
let now = Date.now();

function follow(listener: () => void): () => void {
  const tick = setInterval(() => {
    now = Date.now();
    listener();
  }, MINUTE);
  return () => clearInterval(tick);
}

/** The time, to the minute: for what is told relative to now. */
export const useNow = (): number => useSyncExternalStore(follow, () => now);
