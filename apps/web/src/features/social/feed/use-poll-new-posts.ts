import { useSetAtom } from 'jotai/react';
import { useEffect } from 'react';
import { checkForNewAtom, type ListSource } from '../paged-lists.ts';

/** Milliseconds between polls, and between cheap polls. */
const POLL_MS = 60_000;
const FAST_POLL_MS = 8_000;

/** Polls for new posts while a list is visible, and when the tab becomes visible. */
export function usePollNewPosts(source: ListSource): void {
  const lookForNew = useSetAtom(checkForNewAtom);
  useEffect(() => {
    const interval = source.first ? FAST_POLL_MS : POLL_MS;
    let at = performance.now();
    const poll = (): void => {
      if (document.hidden || performance.now() - at < interval / 2) return;
      at = performance.now();
      void lookForNew(source);
    };
    const timer = setInterval(poll, interval);
    document.addEventListener('visibilitychange', poll);
    return () => {
      clearInterval(timer);
      document.removeEventListener('visibilitychange', poll);
    };
  }, [source, lookForNew]);
}
