import { atom } from 'jotai/vanilla';
import { useAtomValue } from 'jotai/react';
import { tabStore } from '../../shared/tab-store.ts';

const MINUTE = 60_000;

/** One clock for all that ask. It rests while nobody does, or nobody can see it. */
export const nowAtom = atom(Date.now());
nowAtom.onMount = (set) => {
  let tick: ReturnType<typeof setInterval>;
  const follow = (): void => {
    clearInterval(tick);
    if (document.hidden) return;
    set((told) => (Date.now() - told < MINUTE ? told : Date.now()));
    tick = setInterval(() => set(Date.now()), MINUTE);
  };
  follow();
  document.addEventListener('visibilitychange', follow);
  return () => {
    clearInterval(tick);
    document.removeEventListener('visibilitychange', follow);
  };
};

/** The time, to the minute: for what is told relative to now. */
export const useNow = (): number => useAtomValue(nowAtom, { store: tabStore });
