import { useSyncExternalStore } from 'react';

function follow(listener: () => void): () => void {
  document.addEventListener('visibilitychange', listener);
  return () => document.removeEventListener('visibilitychange', listener);
}

/** Whether the tab is in the background. */
export const useIsPageHidden = (): boolean => useSyncExternalStore(follow, () => document.hidden);
