import type { MouseEvent } from 'react';

/** Handles plain clicks on a link; clicks for a new tab or window stay the browser's. */
export function createPlainClickHandler(go: () => void) {
  return (event: MouseEvent): void => {
    if (event.metaKey || event.ctrlKey || event.shiftKey || event.altKey) return;
    event.preventDefault();
    go();
  };
}
