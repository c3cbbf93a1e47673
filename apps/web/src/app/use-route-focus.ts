import { useEffect } from 'react';
import { NavigationType, useLocation, useNavigationType } from 'react-router';

/** Moves the focus with the page. Its code loads after the first screen. */
export function useRouteFocus(): void {
  const location = useLocation();
  const isReturning = useNavigationType() === NavigationType.Pop;
  useEffect(() => {
    // Without its code the focus stays where the browser leaves it.
    import('./route-focus.ts').then(({ moveFocus }) => moveFocus(location, isReturning)).catch(() => undefined);
  }, [location, isReturning]);
}
