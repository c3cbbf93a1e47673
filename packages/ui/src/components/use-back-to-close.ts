import { useEffect, useRef } from 'react';

/** Of a history entry: the router's key, and how many entries with that key lie below it. */
interface Entry {
  readonly key?: string;
  readonly depth?: number;
}

const state = (): Entry => (globalThis.history?.state as Entry | null) ?? {};
const readPosition = () => ({ key: state().key, above: state().depth ?? 0 });

/** What is open over the page, the topmost last: how each closes. */
const open: (() => void)[] = [];

/** Where one was before going back. */
let position = readPosition();

/** As many entries like the page's own lie on top of it as things are open; those of closed ones are used again. */
function pushOverlayEntries(): void {
  while (readPosition().above < open.length) {
    history.pushState({ ...history.state, above: readPosition().above + 1 }, '');
  }
  position = readPosition();
}

/** The router leads to entries of its own without telling anybody else: whoever sees it calls this. */
export const syncHistory = pushOverlayEntries;

globalThis.addEventListener?.('popstate', () => {
  const before = position;
  position = readPosition();
  if (position.key !== before.key || position.above >= before.above) return;
  const top = open.at(-1);
  // What these were for has closed otherwise: nobody has to go back twice.
  if (!top) return history.go(-1 - position.above);
  top();
  // What does not want to close stays covered.
  setTimeout(pushOverlayEntries);
});

/** So many steps back the page before this one lies. */
export const stepsBack = (): number => 1 + readPosition().above;

/**
 * While `isOpen`, going back (the browser's way, or a phone's) calls `onClose`, and the page beneath stays. For that an entry like the
 * page's own, with the same key, lies on top of the history; a router takes both for one.
 */
export function useBackToClose(isOpen: boolean, onClose: (() => void) | undefined): void {
  const latest = useRef(onClose);
  useEffect(() => {
    latest.current = onClose;
  });
  const stops = isOpen && onClose !== undefined;
  useEffect(() => {
    if (!stops) return undefined;
    const close = (): void => latest.current?.();
    open.push(close);
    pushOverlayEntries();
    return () => void open.splice(open.indexOf(close), 1);
  }, [stops]);
}
