import { useEffect, useRef } from 'react';
import { useLocation } from 'react-router';

/** The router's key of the entry that is shown, and what stops going back from it. */
const here = (): { key?: string; stopsBack?: string } => history.state ?? {};

/**
 * While `isActive`, going back (the browser's way, or a phone's) does `onBack` and leaves the screen as it is. For that an entry like
 * the one below it, with the same key, lies on top of the history; the router takes both for one. `name` tells it from those of others.
 */
export function useBack(name: string, isActive: boolean, onBack: () => void): void {
  const stoppedAt = useRef<string | null>(null);
  // Going elsewhere draws anew.
  useLocation();
  useEffect(() => {
    const look = (): void => {
      const { key = 'default', stopsBack } = here();
      const isStopped = stopsBack === name;
      const wentBack = !isStopped && stoppedAt.current === key;
      stoppedAt.current = isStopped ? key : null;
      if (wentBack) {
        if (isActive) onBack();
        // What it stopped is over: nobody has to go back twice.
        else history.back();
      } else if (isActive && !isStopped) {
        history.pushState({ ...here(), stopsBack: name }, '');
        stoppedAt.current = key;
      }
    };
    look();
    addEventListener('popstate', look);
    return () => removeEventListener('popstate', look);
  });
}
