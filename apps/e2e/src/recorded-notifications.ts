import type { BrowserContext, Page } from '@playwright/test';

export interface RecordedNotification {
  readonly title: string;
  readonly body: string;
  readonly tag: string;
  readonly silent: boolean;
  readonly vibrate?: readonly number[];
}

declare global {
  interface Window {
    /** How often this tab has asked which tabs are visible. */
    visibilityChecks: number;
    /** What this tab has sent to the other tabs, as JSON. */
    tabMessages: string[];
  }
}

/** Makes the pages of a browser record their notifications and sounds, and say that they are on a phone. */
export async function installNotificationRecorder(context: BrowserContext): Promise<void> {
  await context.addInitScript(() => {
    const record = (name: string, entry: unknown): void => {
      const entries = JSON.parse(localStorage.getItem(name) ?? '[]') as unknown[];
      localStorage.setItem(name, JSON.stringify([...entries, entry]));
    };
    const observe = (prototype: object, name: string, onCall: (self: unknown, args: unknown[]) => void): void => {
      const method = Reflect.get(prototype, name) as (...args: unknown[]) => unknown;
      Reflect.set(prototype, name, function observed(this: unknown, ...args: unknown[]) {
        onCall(this, args);
        return method.apply(this, args);
      });
    };
    observe(ServiceWorkerRegistration.prototype, 'showNotification', (_self, [title, options]) =>
      record('test.notifications', { title, ...(options as NotificationOptions) }),
    );
    observe(OscillatorNode.prototype, 'start', (self) =>
      record('test.notes', (self as OscillatorNode).frequency.value),
    );
    window.visibilityChecks = 0;
    observe(LockManager.prototype, 'query', () => (window.visibilityChecks += 1));
    window.tabMessages = [];
    observe(BroadcastChannel.prototype, 'postMessage', (_self, [message]) =>
      window.tabMessages.push(JSON.stringify(message)),
    );
    const match = window.matchMedia.bind(window);
    window.matchMedia = (media) => match(media === '(pointer: coarse)' ? 'all' : media);
  });
}

const read = <Entry>(page: Page, name: string): Promise<Entry[]> =>
  page.evaluate((key) => JSON.parse(localStorage.getItem(key) ?? '[]') as never, name);

/** All notifications that tabs of this browser have shown. */
export const readRecordedNotifications = (page: Page): Promise<RecordedNotification[]> =>
  read(page, 'test.notifications');

/** The frequencies of all notes that tabs of this browser have played. */
export const readPlayedToneFrequencies = (page: Page): Promise<number[]> => read(page, 'test.notes');

/** Waits until the leading tab has broadcast a message with `text` to the other tabs, which it does once all its own parts have it. */
export async function waitUntilMessageIsBroadcast(leading: Page, text: string): Promise<void> {
  const wasSent = (part: string): boolean =>
    window.tabMessages.some((message) => message.startsWith('{"event":{"type":"message"') && message.includes(part));
  await leading.waitForFunction(wasSent, text, { polling: 100 });
}
