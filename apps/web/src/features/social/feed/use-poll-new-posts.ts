import { useSetAtom } from 'jotai/react';
import { useEffect } from 'react';
import { lookForNewAtom, type Source } from '../paged-lists.ts';

/** Between two looks, milliseconds; and where looking costs next to nothing. */
const EVERY = 60_000;
const OFTEN = 8_000;

/** While a list is on the screen, looks now and then whether there is something new, and when its reader comes back to it. */
export function useNewPosts(source: Source): void {
  const lookForNew = useSetAtom(lookForNewAtom);
  useEffect(() => {
    const every = source.first ? OFTEN : EVERY;
    let at = performance.now();
    const look = (): void => {
      if (document.hidden || performance.now() - at < every / 2) return;
      at = performance.now();
      void lookForNew(source);
    };
    const timer = setInterval(look, every);
    document.addEventListener('visibilitychange', look);
    return () => {
      clearInterval(timer);
      document.removeEventListener('visibilitychange', look);
    };
  }, [source, lookForNew]);
}
