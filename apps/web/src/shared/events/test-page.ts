import { vi } from 'vitest';
import { waitFor } from '../testing/wait-for.ts';

/** The events of a page, for tests without a window. */
export const testPageTarget = Object.assign(new EventTarget(), { hidden: false });

/** Listeners of the window get the events of `page`, until `vi.unstubAllGlobals()`. */
export function stubWindowEvents(): void {
  vi.stubGlobal('addEventListener', testPageTarget.addEventListener.bind(testPageTarget));
  vi.stubGlobal('removeEventListener', testPageTarget.removeEventListener.bind(testPageTarget));
}

/** The document is `page` and visible, until `vi.unstubAllGlobals()`. */
export function stubDocument(): void {
  vi.stubGlobal('document', testPageTarget);
  testPageTarget.hidden = false;
}

export function setTestPageVisible(isVisible: boolean): void {
  testPageTarget.hidden = !isVisible;
  testPageTarget.dispatchEvent(new Event('visibilitychange'));
}

/** The browser leaves the page or shows it again; `persisted`: by way of its back/forward cache. */
export const dispatchPageTransition = (type: 'pagehide' | 'pageshow', persisted: boolean): boolean =>
  testPageTarget.dispatchEvent(Object.assign(new Event(type), { persisted }));

/** Retries what waits, as a browser does on `online`, until `check` passes. */
export const dispatchOnlineUntil = (check: () => void | Promise<void>): Promise<void> =>
  waitFor(
    () => {
      testPageTarget.dispatchEvent(new Event('online'));
      return check();
    },
    { interval: 2 },
  );
