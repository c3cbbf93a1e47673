import { useSyncExternalStore } from 'react';

/** From this width on there are two panes (look, Wide window). */
const WIDE_QUERY = '(min-width: 900px)';

function subscribe(listener: () => void): () => void {
  const query = matchMedia(WIDE_QUERY);
  query.addEventListener('change', listener);
  return () => query.removeEventListener('change', listener);
}

/** Prerendered screens have a phone's layout. */
const getServerSnapshot = (): boolean => false;

export const useIsWide = (): boolean =>
  useSyncExternalStore(subscribe, () => matchMedia(WIDE_QUERY).matches, getServerSnapshot);
