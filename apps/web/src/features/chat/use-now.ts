import { atom } from 'jotai/vanilla';
import { useAtomValue } from 'jotai/react';
import { tabAtomStore } from '../../shared/storage/tab-atom-store.ts';

const MINUTE = 60_000;

/** A clock shared by all subscribers; pauses without subscribers and in the background. */
export const nowAtom = atom(Date.now());
nowAtom.onMount = (set) => {
  let tick: ReturnType<typeof setInterval>;
  const follow = (): void => {
    clearInterval(tick);
    if (document.hidden) return;
    set((shown) => (Date.now() - shown < MINUTE ? shown : Date.now()));
    tick = setInterval(() => set(Date.now()), MINUTE);
  };
  follow();
  document.addEventListener('visibilitychange', follow);
  return () => {
    clearInterval(tick);
    document.removeEventListener('visibilitychange', follow);
  };
};

/** The current time to the minute, for relative times. */
export const useNow = (): number => useAtomValue(nowAtom, { store: tabAtomStore });
