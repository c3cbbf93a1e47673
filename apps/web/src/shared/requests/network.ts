import { atom } from 'jotai/vanilla';
import { useAtomValue } from 'jotai/react';
import { useEffect, useRef } from 'react';
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
  const wasOnline = useRef(isOnline);
  useEffect(() => {
    // Not when it mounts: an error that mounts it would be retried without end.
    if (isOnline && !wasOnline.current && hasFailed) retry();
    wasOnline.current = isOnline;
    // oxlint-disable-next-line react/exhaustive-deps -- once, when the connection is back
  }, [isOnline]);
}
