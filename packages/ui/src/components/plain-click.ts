import type { MouseEvent } from 'react';

/** Takes over a plain click on a link; one for a new tab or window stays the browser's. */
export function onPlainClick(go: () => void) {
  return (event: MouseEvent): void => {
    if (event.metaKey || event.ctrlKey || event.shiftKey || event.altKey) return;
    event.preventDefault();
    go();
  };
}
