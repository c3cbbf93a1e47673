import { vi } from 'vitest';
import { waitFor } from '../testing/wait-for.ts';

/** The events of a page, for tests without a window. */
export const testPage = Object.assign(new EventTarget(), { hidden: false });

/** Listeners of the window get the events of `page`, until `vi.unstubAllGlobals()`. */
export function stubWindowEvents(): void {
  vi.stubGlobal('addEventListener', testPage.addEventListener.bind(testPage));
  vi.stubGlobal('removeEventListener', testPage.removeEventListener.bind(testPage));
}

/** The document is `page` and visible, until `vi.unstubAllGlobals()`. */
export function stubDocument(): void {
  vi.stubGlobal('document', testPage);
  testPage.hidden = false;
}

export function setPageVisible(isVisible: boolean): void {
  testPage.hidden = !isVisible;
  testPage.dispatchEvent(new Event('visibilitychange'));
}

/** Retries what waits, as a browser does on `online`, until `check` passes. */
export const fireOnlineUntil = (check: () => void | Promise<void>): Promise<void> =>
  waitFor(
    () => {
      testPage.dispatchEvent(new Event('online'));
      return check();
    },
    { interval: 2 },
  );
