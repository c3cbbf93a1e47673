import { useSyncExternalStore } from 'react';

/** From here on there are two panes (look, Wide window). */
const WIDE = '(min-width: 900px)';

function follow(listener: () => void): () => void {
  const query = matchMedia(WIDE);
  query.addEventListener('change', listener);
  return () => query.removeEventListener('change', listener);
}

/** A page that is drawn in the build is a phone's. */
const whileDrawn = (): boolean => false;

export const useIsWide = (): boolean => useSyncExternalStore(follow, () => matchMedia(WIDE).matches, whileDrawn);
