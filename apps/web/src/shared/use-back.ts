import { useEffect, useRef } from 'react';
import { useLocation } from 'react-router';

const isAt = (name: string): boolean => (history.state as { stopsBack?: string } | null)?.stopsBack === name;

/**
 * While `isActive`, going back (the browser's way, or a phone's) does `onBack` and leaves the screen as it is. For that an entry like
 * the one below it lies on top of the history; the router takes both for one. `name` tells it from those of others.
 */
export function useBack(name: string, isActive: boolean, onBack: () => void): void {
  const wasAt = useRef(false);
  // Going anywhere draws anew.
  useLocation();
  useEffect(() => {
    if (isActive && !isAt(name)) history.pushState({ ...history.state, stopsBack: name }, '');
    wasAt.current = isAt(name);
  });

  useEffect(() => {
    const hear = (): void => {
      const hasLeft = wasAt.current && !isAt(name);
      wasAt.current = isAt(name);
      if (!hasLeft) return;
      if (isActive) onBack();
      // What it stopped is over: nobody has to go back twice.
      else history.back();
    };
    // Before the router, whose answer is another location.
    addEventListener('popstate', hear, { capture: true });
    return () => removeEventListener('popstate', hear, { capture: true });
  }, [name, isActive, onBack]);
}
