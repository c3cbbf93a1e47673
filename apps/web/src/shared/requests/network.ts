import { atom } from 'jotai/vanilla';
import { useAtomValue } from 'jotai/react';
import { useEffect } from 'react';
import { tabStore } from '../storage/tab-store.ts';

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
export const useIsOnline = (): boolean => useAtomValue(isOnlineAtom, { store: tabStore });

/** Retries once when the connection is back. */
export function useRetryWhenOnline(hasFailed: boolean, retry: () => void): void {
  const isOnline = useIsOnline();
  useEffect(() => {
    if (isOnline && hasFailed) retry();
    // oxlint-disable-next-line react/exhaustive-deps -- once, when the connection is back
  }, [isOnline]);
}
