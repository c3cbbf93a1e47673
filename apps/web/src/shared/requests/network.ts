import { atom } from 'jotai/vanilla';
import { useAtomValue } from 'jotai/react';
import { useEffect, useRef } from 'react';
import { tabAtomStore } from '../storage/tab-atom-store.ts';

/** Prerendering has no network state. */
const isOnlineAtom = atom(typeof document === 'undefined' || navigator.onLine);
isOnlineAtom.onMount = (set) => {
  const update = (): void => set(navigator.onLine);
  update();
  addEventListener('online', update);
  addEventListener('offline', update);
  return () => {
    removeEventListener('online', update);
    removeEventListener('offline', update);
  };
};

/** Whether the browser reports a network (spec §3, networkStatus). */
export const useIsOnline = (): boolean => useAtomValue(isOnlineAtom, { store: tabAtomStore });

/** Milliseconds before each retry: the first requests after the connection is back often fail again. */
const RETRY_DELAYS_MS = [0, 1000, 4000];

/** Retries after `error`, if there is one, when the connection is back. An error of a screen that mounts online is not retried. */
export function useRetryWhenOnline(error: unknown, retry: () => void): void {
  const isOnline = useIsOnline();
  const delays = useRef<number[]>([]);
  useEffect(() => {
    if (!isOnline) delays.current = [...RETRY_DELAYS_MS];
    if (!isOnline || !error || delays.current.length === 0) return undefined;
    const timer = setTimeout(retry, delays.current.shift());
    return () => clearTimeout(timer);
    // oxlint-disable-next-line react/exhaustive-deps -- once for each failure
  }, [isOnline, error]);
}
