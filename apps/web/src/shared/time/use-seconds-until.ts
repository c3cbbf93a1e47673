import { useCallback, useSyncExternalStore } from 'react';

const secondsUntil = (time: number): number => Math.max(0, Math.ceil((time - Date.now()) / 1000));

/** Whole seconds until a time (milliseconds since the epoch); 0 afterwards. Updates when a sleeping tab wakes. */
export function useSecondsUntil(time: number): number {
  const subscribe = useCallback(
    (update: () => void) => {
      const timer = setInterval(() => {
        update();
        if (secondsUntil(time) === 0) clearInterval(timer);
      }, 250);
      document.addEventListener('visibilitychange', update);
      return () => {
        clearInterval(timer);
        document.removeEventListener('visibilitychange', update);
      };
    },
    [time],
  );
  return useSyncExternalStore(subscribe, () => secondsUntil(time));
}
