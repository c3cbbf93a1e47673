import { atom } from 'jotai/vanilla';
import { useAtomValue } from 'jotai/react';
import { tabStore } from './tab-store.ts';

const isOnlineAtom = atom(typeof navigator === 'undefined' || navigator.onLine);
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

/** Whether the device says that it has a network (spec §3, networkStatus). */
export const useIsOnline = (): boolean => useAtomValue(isOnlineAtom, { store: tabStore });
