import { useAtomValue, useSetAtom } from 'jotai/react';
import { atom } from 'jotai/vanilla';
import { atomFamily } from 'jotai-family';
import { useEffect } from 'react';
import { connectionStateAtom } from '../../../shared/events/connection-state.ts';
import { checkForNewItemsAtom, type PagedListSource } from '../paged-lists.ts';

/** Milliseconds between two checks for new posts. */
const CHECK_INTERVAL_MS = 60_000;

interface LastCheck {
  at: number;
}

/** The last check of each list, in milliseconds of the page's clock. */
const lastCheckAtomFamily = atomFamily((_key: string) => atom((): LastCheck => ({ at: performance.now() })));

/** Checks now and when the tab becomes visible, if the last check is old; repeatedly only without an event stream. Returns a cleanup function. */
export function scheduleNewPostChecks(hasStream: boolean, last: LastCheck, check: () => void): () => void {
  const checkIfDue = (): void => {
    if (document.hidden || performance.now() - last.at < CHECK_INTERVAL_MS) return;
    last.at = performance.now();
    check();
  };
  checkIfDue();
  const timer = hasStream ? undefined : setInterval(checkIfDue, CHECK_INTERVAL_MS);
  document.addEventListener('visibilitychange', checkIfDue);
  return () => {
    clearInterval(timer);
    document.removeEventListener('visibilitychange', checkIfDue);
  };
}

/** Looks for new posts of a list that is shown: on return and after a reconnect; guests, who have no event stream, poll. */
export function useCheckForNewPosts(source: PagedListSource): void {
  const check = useSetAtom(checkForNewItemsAtom);
  const last = useAtomValue(lastCheckAtomFamily(source.key));
  const hasStream = useAtomValue(connectionStateAtom) === 'live';
  useEffect(() => scheduleNewPostChecks(hasStream, last, () => void check(source)), [source, check, last, hasStream]);
}
