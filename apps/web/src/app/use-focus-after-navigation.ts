import { useEffect } from 'react';
import { NavigationType, useLocation, useNavigationType } from 'react-router';
import { PRESSABLE_SELECTOR, getPressableKey } from './pressable-key.ts';

/** In the file of the lazy screens (build/chunks.ts), so that a first screen requests no other. */
const loadRouteFocus = () => import('./route-focus.ts');

/** The label of the control that was pressed last on each history entry of this visit. */
const pressedLabels = new Map<string, string>();
/** The history entry that was shown last; at first the router's key of a new visit. */
let lastKey = 'default';

// The first press may come before the app is mounted.
globalThis.addEventListener?.(
  'click',
  ({ target }) => {
    const control = (target as Element).closest(PRESSABLE_SELECTOR);
    if (control) pressedLabels.set(lastKey, getPressableKey(control));
  },
  true,
);

/** After a navigation moves the focus to the page's heading; going back, to the control that was pressed. */
export function useFocusAfterNavigation(): void {
  const { key } = useLocation();
  const isReturning = useNavigationType() === NavigationType.Pop;
  useEffect(() => {
    // A login renders the same page again.
    const label = isReturning || key === lastKey ? pressedLabels.get(key) : undefined;
    lastKey = key;
    // The browser focuses the first page. Without the code the focus stays where the browser leaves it.
    if (pressedLabels.size > 0)
      loadRouteFocus().then(({ focusAfterNavigation }) => focusAfterNavigation(label), console.warn);
  }, [key, isReturning]);
}
