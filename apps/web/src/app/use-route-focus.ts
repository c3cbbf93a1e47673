import { useEffect } from 'react';
import { NavigationType, useLocation, useNavigationType } from 'react-router';

let isFirstPage = true;

/** Moves the focus with the page. Its code loads with the first click or the second page. */
export function useRouteFocus(): void {
  const location = useLocation();
  const isReturning = useNavigationType() === NavigationType.Pop;
  useEffect(() => {
    const move = (target?: EventTarget | null): void => {
      // Without its code the focus stays where the browser leaves it.
      import('./route-focus.ts')
        .then(({ moveFocus }) => moveFocus(location, isReturning, target))
        .catch(() => undefined);
    };
    const load = ({ target }: Event): void => move(target);
    if (isFirstPage) addEventListener('click', load, { once: true, capture: true });
    else move();
    return () => {
      isFirstPage = false;
      removeEventListener('click', load, true);
    };
  }, [location, isReturning]);
}
