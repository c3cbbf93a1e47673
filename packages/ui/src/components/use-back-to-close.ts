import { useEffect, useLayoutEffect, useRef } from 'react';

/** A history entry: the router's key, and the number of entries with this key below it. */
interface Entry {
  readonly key?: string;
  readonly depth?: number;
}

const state = (): Entry => (globalThis.history?.state as Entry | null) ?? {};
const readPosition = () => ({ key: state().key, depth: state().depth ?? 0 });

/** The close handlers of open overlays, the topmost last. */
const open: (() => void)[] = [];

/** The position before going back. */
let position = readPosition();

/** Pushes one history entry per open overlay; reuses entries left by closed overlays. */
function pushOverlayEntries(): void {
  while (readPosition().depth < open.length) {
    history.pushState({ ...history.state, depth: readPosition().depth + 1 }, '');
  }
  position = readPosition();
}

/** Pushes the missing history entries of open overlays. Call after the router has navigated, because it does not notify others. */
export const syncOverlayHistoryAfterNavigation = pushOverlayEntries;

globalThis.addEventListener?.('popstate', () => {
  const before = position;
  position = readPosition();
  if (position.key !== before.key || position.depth >= before.depth) return;
  const top = open.at(-1);
  // Overlays closed in another way leave entries: skip them, so that going back needs no second press.
  if (!top) return history.go(-1 - position.depth);
  top();
  // An overlay that stays open keeps its entry.
  setTimeout(pushOverlayEntries);
});

/** The number of history entries to go back to the previous page: one, and one for each overlay. */
export const countHistoryStepsToPreviousPage = (): number => 1 + readPosition().depth;

/**
 * While `isOpen`, going back calls `onClose` instead of leaving the page. An extra history entry with the same router key is on top; the
 * router treats both as one page.
 */
export function useBackToClose(isOpen: boolean, onClose: (() => void) | undefined): void {
  const latest = useRef(onClose);
  useEffect(() => {
    latest.current = onClose;
  });
  const stops = isOpen && onClose !== undefined;
  // Before paint: going back as soon as the overlay shows must not leave the page.
  useLayoutEffect(() => {
    if (!stops) return undefined;
    const close = (): void => latest.current?.();
    open.push(close);
    pushOverlayEntries();
    return () => void open.splice(open.indexOf(close), 1);
  }, [stops]);
}
