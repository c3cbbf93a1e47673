import { useSyncExternalStore } from 'react';

/** From here on there are two panes (look, Wide window). */
const WIDE_QUERY = '(min-width: 900px)';

function subscribe(listener: () => void): () => void {
  const query = matchMedia(WIDE_QUERY);
  query.addEventListener('change', listener);
  return () => query.removeEventListener('change', listener);
}

/** A page that is drawn in the build is a phone's. */
const getServerSnapshot = (): boolean => false;

export const useIsWide = (): boolean =>
  useSyncExternalStore(subscribe, () => matchMedia(WIDE_QUERY).matches, getServerSnapshot);
