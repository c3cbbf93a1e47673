import type { BrowserContext, Page } from '@playwright/test';
import { registerTestAccount, type TestAccount } from '../../src/accounts.ts';
import { ApiUser } from '../../src/api-user.ts';
import {
  readPlayedToneFrequencies,
  readRecordedNotifications,
  installNotificationRecorder,
  waitUntilMessageIsBroadcast,
} from '../../src/recorded-notifications.ts';
import { openBrowserWithHiddenTabs, type BrowserWithHiddenTabs } from '../../src/browser-with-hidden-tabs.ts';
import { TestUser } from '../../src/test-user.ts';
import { expect, test } from '../../src/test.ts';

/** Notifications of messages while the app is hidden (spec §3: notify, notify_detail, sound, vibration). */

const opened: BrowserWithHiddenTabs[] = [];
test.afterEach(async () => {
  for (const { close } of opened.splice(0)) await close();
});

interface Device {
  context: BrowserContext;
  /** Opens the app in a new tab in front, with the sound unlocked by a click. */
  openTab: (path: string, ...others: Page[]) => Promise<Page>;
  /** Puts an empty tab in front, so that all others are hidden. */
  hideAll: (...tabs: Page[]) => Promise<void>;
}

interface Scene extends Device {
  account: TestAccount;
  ann: TestUser;
  bob: ApiUser;
  room: string;
  /** Sends a message from bob to ann. Returns its id. */
  send: (text: string) => Promise<string>;
}

/** The tab has also released the lock that visible tabs share. */
async function waitUntilHidden(tab: Page): Promise<void> {
  await tab.waitForFunction(() => document.hidden, null, { polling: 100 });
  await tab.evaluate(() => navigator.locks.query());
}

/** Only the first tab connects. */
async function waitForEventStream(page: Page): Promise<void> {
  const socket = await page.waitForEvent('websocket', (opened) => opened.url().endsWith('/api/v1/events'));
  await socket.waitForEvent('framereceived', ({ payload }) => payload.includes('"ready"'));
}

/** Opens a browser with real tabs in the session of ann. */
async function openDevice(ann: TestUser): Promise<Device> {
  const tabbed = await openBrowserWithHiddenTabs();
  opened.push(tabbed);
  const { context } = tabbed;
  await ann.page.goto('/terms');
  const entries = await ann.page.evaluate(() => Object.entries(localStorage));
  const { origin } = new URL(ann.page.url());
  await context.grantPermissions(['notifications'], { origin });
  const first = await context.newPage();
  await first.goto(`${origin}/terms`);
  await first.evaluate((all) => all.forEach(([name, value]) => localStorage.setItem(name, value)), entries);
  await installNotificationRecorder(context);
  return {
    context,
    async openTab(path, ...others) {
      const page = await context.newPage();
      await page.bringToFront();
      for (const other of others) await waitUntilHidden(other);
      const stream = others.length === 0 ? waitForEventStream(page) : null;
      await page.goto(`${origin}${path}`);
      await stream;
      await page
        .getByRole('navigation')
        .first()
        .click({ position: { x: 1, y: 1 } });
      await page.evaluate(() => navigator.serviceWorker.ready);
      // The part that notifies holds this lock.
      const isReady = () =>
        page.evaluate(async () =>
          (await navigator.locks.query()).held?.some(({ name }) => name?.startsWith('quintet.visible.')),
        );
      await expect.poll(isReady).toBe(true);
      return page;
    },
    async hideAll(...tabs) {
      await first.bringToFront();
      for (const tab of tabs) await waitUntilHidden(tab);
    },
  };
}

/** Signs in ann in a browser with real tabs, and registers bob. */
async function createScene(openBrowser: () => Promise<BrowserContext>): Promise<Scene> {
  const account = await registerTestAccount();
  const ann = await TestUser.signIn(await openBrowser(), account);
  const bob = await ApiUser.register();
  const room = await bob.createDirect(ann.userId);
  return {
    ...(await openDevice(ann)),
    account,
    ann,
    bob,
    room,
    send: (text) => bob.write(room, text),
  };
}

/** The texts of the notifications that are still there. */
const readShown = (tab: Page): Promise<string[]> =>
  tab.evaluate(async () => (await (await navigator.serviceWorker.ready).getNotifications()).map(({ body }) => body));

const readBodies = async (page: Page): Promise<string[]> =>
  (await readRecordedNotifications(page)).map(({ body }) => body);

test('notifications: one for all hidden tabs, none while a tab is visible, and a press opens the message @slow', async ({
  openBrowser,
}) => {
  test.slow();
  const { context, room, openTab, hideAll, send } = await createScene(openBrowser);
  const leading = await openTab('/chat');
  const row = leading.locator(`a[href$="/room/${room}"]`);
  await send('seen at once');
  // The row changes with the event of its group, which is before the notifier hears of the message.
  await waitUntilMessageIsBroadcast(leading, 'seen at once');
  await expect(row).toContainText('seen at once');

  // The tab that holds the event stream is hidden, another is visible.
  const other = await openTab('/my-page', leading);
  const checks = await leading.evaluate(() => window.visibilityChecks);
  await send('seen in the other tab');
  await leading.waitForFunction((before) => window.visibilityChecks > before, checks, { polling: 100 });

  await hideAll(leading, other);
  await send('missed');
  await expect
    .poll(() => readRecordedNotifications(leading))
    .toMatchObject([{ body: 'missed', tag: room, silent: false }]);
  await expect.poll(() => readPlayedToneFrequencies(leading)).toEqual([880, 1318.5]);

  // A press opens the message in a tab of the app.
  const [worker] = context.serviceWorkers();
  await worker!.evaluate(async () => {
    const scope = globalThis as unknown as {
      registration: ServiceWorkerRegistration;
      NotificationEvent: new (type: string, init: { notification: Notification }) => Event;
      dispatchEvent: (event: Event) => void;
    };
    const [notification] = await scope.registration.getNotifications();
    scope.dispatchEvent(new scope.NotificationEvent('notificationclick', { notification: notification! }));
  });
  await expect.poll(() => context.pages().some((page) => page.url().includes(`/room/${room}`))).toBe(true);
});

test('notifications: make sound, vibrate and show the text as the account and the chat say @slow', async ({
  openBrowser,
}) => {
  const { ann, room, openTab, hideAll, send } = await createScene(openBrowser);
  const tab = await openTab('/chat');
  await hideAll(tab);
  const change = (body: object) => ann.call('POST', '/api/v1/users/notify', body);
  /** Waits until the tab has the settings. */
  const sendAndExpect = async (text: string, expected: Record<string, unknown>): Promise<void> => {
    await send(text);
    await expect.poll(async () => (await readRecordedNotifications(tab)).at(-1)).toMatchObject(expected);
  };
  await sendAndExpect('all on', { body: 'all on', silent: false, vibrate: [200] });
  await expect.poll(() => readPlayedToneFrequencies(tab)).toHaveLength(2);

  await change({ vibration: 2 });
  await change({ sound: 2 });
  await sendAndExpect('quiet', { body: 'quiet', silent: true });
  expect((await readRecordedNotifications(tab)).at(-1)).not.toHaveProperty('vibrate');
  await change({ notify_detail: 2 });
  await sendAndExpect('secret', { body: ann.t('chat.notification.new') });

  await change({ vibration: 1, notify_detail: 1 });
  await change({ group_id: room, vibration: 2 });
  await sendAndExpect('chat without vibration', { body: 'chat without vibration', silent: true });
  expect((await readRecordedNotifications(tab)).at(-1)).not.toHaveProperty('vibrate');
  expect(await readBodies(tab)).toEqual(['all on', 'quiet', ann.t('chat.notification.new'), 'chat without vibration']);
  expect(await readPlayedToneFrequencies(tab)).toHaveLength(2);

  await change({ sound: 1 });
  await sendAndExpect('with sound again', { body: 'with sound again' });
  await expect.poll(() => readPlayedToneFrequencies(tab)).toHaveLength(4);
});

test('notifications: each hidden device makes one; none is left once it is retracted, or read on one device @slow', async ({
  openBrowser,
}) => {
  test.slow();
  const scene = await createScene(openBrowser);
  const { account, ann, bob, room, send } = scene;
  const second = await openDevice(await TestUser.signIn(await openBrowser(), account));
  const tabs: Page[] = [];
  for (const device of [scene, second]) {
    const tab = await device.openTab('/my-page');
    await device.hideAll(tab);
    tabs.push(tab);
  }
  const id = await send('taken back');
  for (const tab of tabs) await expect.poll(() => readShown(tab)).toEqual(['taken back']);
  await bob.call('DELETE', `/api/v1/messages/${id}`);
  for (const tab of tabs) await expect.poll(() => readShown(tab)).toEqual([]);

  await send('to both');
  for (const tab of tabs) await expect.poll(() => readBodies(tab)).toEqual(['taken back', 'to both']);
  await ann.openRoom(room);
  for (const tab of tabs) await expect.poll(() => readShown(tab)).toEqual([]);
});
