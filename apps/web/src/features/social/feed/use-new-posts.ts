import { useSetAtom } from 'jotai/react';
import { useEffect } from 'react';
import { lookForNewAtom, type Source } from '../listings.ts';

/** Between two looks, milliseconds. */
const EVERY = 60_000;

/** While a list is on the screen, looks now and then whether there is something new, and when its reader comes back to it. */
export function useNewPosts(source: Source): void {
  const lookForNew = useSetAtom(lookForNewAtom);
  useEffect(() => {
    let at = performance.now();
    const look = (): void => {
      if (document.hidden || performance.now() - at < EVERY / 2) return;
      at = performance.now();
      void lookForNew(source);
    };
    const timer = setInterval(look, EVERY);
    document.addEventListener('visibilitychange', look);
    return () => {
      clearInterval(timer);
      document.removeEventListener('visibilitychange', look);
    };
  }, [source, lookForNew]);
}
