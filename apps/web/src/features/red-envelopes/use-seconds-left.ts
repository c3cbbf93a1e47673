import { useCallback, useSyncExternalStore } from 'react';
import { getServerSecondsLeft, hasServerTimePassed, tickUntilServerTime } from './server-clock.ts';

const TICK_MS = 250;
/** A timer does not count the time that the device sleeps, so it must not run for hours. */
const CHECK_MS = 60_000;

/** The seconds until a time of the server, which the device may learn meanwhile; time that a tab sleeps counts too. */
export function useServerSecondsLeft(at: string): number {
  const subscribe = useCallback((listener: () => void) => tickUntilServerTime(at, TICK_MS, listener), [at]);
  return useSyncExternalStore(subscribe, () => getServerSecondsLeft(at));
}

/** Whether a time of the server has come; a card grows grey by itself. */
export function useHasServerTimePassed(at: string): boolean {
  const subscribe = useCallback((listener: () => void) => tickUntilServerTime(at, CHECK_MS, listener), [at]);
  return useSyncExternalStore(subscribe, () => hasServerTimePassed(at));
}
