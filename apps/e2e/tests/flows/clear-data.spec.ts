import type { Page } from '@playwright/test';
import { registerTestAccount } from '../../src/accounts.ts';
import { ApiUser } from '../../src/api-user.ts';
import { expect, test } from '../../src/test.ts';
import { TestUser } from '../../src/test-user.ts';

/** Clears what the device has stored (spec §2, Security). */

const TEXT = 'The key is under the third flower pot';
const DRAFT = 'Is the spare one there too';

/** Everything that the site has stored in this browser, as one text: databases, local and session storage, caches. */
const readStorage = (page: Page): Promise<string> =>
  page.evaluate(async () => {
    const read = <Result>(request: IDBRequest<Result>): Promise<Result> =>
      new Promise((resolve, reject) => {
        request.onsuccess = () => resolve(request.result);
        request.onerror = () => reject(request.error);
      });
    const parts: unknown[] = [Object.entries(localStorage), Object.entries(sessionStorage)];
    for (const { name } of await indexedDB.databases()) {
      const database = await read(indexedDB.open(name!));
      for (const store of database.objectStoreNames) {
        const records = database.transaction(store).objectStore(store);
        parts.push(name, store, await read(records.getAllKeys()), await read(records.getAll()));
      }
      database.close();
    }
    for (const name of await caches.keys())
      parts.push((await (await caches.open(name)).keys()).map(({ url }) => `${name} ${url}`));
    return JSON.stringify(parts);
  });

test('clear local data: of the account while it stays signed in, then everything, in all tabs @slow', async ({
  openBrowser,
}) => {
  test.slow();
  const account = await registerTestAccount();
  const user = await TestUser.signIn(await openBrowser({ allowServiceWorker: true }), account);
  const other = await ApiUser.register();
  const { page, t } = user;
  const room = await other.createDirect(user.userId);
  await other.write(room, TEXT);

  /** Goes from the settings to the room and writes a draft. */
  const fillStorage = async (): Promise<void> => {
    await page.getByRole('button', { name: t('kit.bar.back') }).click();
    await page.getByRole('link', { name: t('shell.nav.chat') }).click();
    await user.getRow(room).click();
    await expect(user.bubble(TEXT)).toBeVisible();
    await expect(user.composer).toHaveValue('');
    await user.composer.fill(DRAFT);
    for (const text of [TEXT, DRAFT]) await expect.poll(() => readStorage(page)).toContain(text);
  };
  const sheet = page.getByRole('dialog', { name: t('profile.clear.title') });
  /** Goes from the room to the sheet of the settings. */
  const openSheet = async (): Promise<void> => {
    await user.leaveRoom();
    await page.getByRole('link', { name: t('shell.nav.me') }).click();
    await page.getByRole('link', { name: t('profile.me.settings') }).click();
    await page.getByRole('button', { name: t('profile.clear.title') }).click();
  };

  await page.goto('/profile');
  await page.locator('label', { hasText: t('shell.theme.dark') }).click();
  await fillStorage();
  await openSheet();
  await sheet.getByRole('button', { name: t('profile.clear.account-action') }).click();
  await expect(page).toHaveURL(/\/profile$/);
  await expect(page.getByRole('radio', { name: t('shell.theme.dark') })).toBeChecked();
  const afterAccount = await readStorage(page);
  // The signed-in app loads its chats again.
  expect(afterAccount).not.toContain(DRAFT);
  expect(afterAccount).toContain('quintet.refresh');

  await fillStorage();
  const tab = await user.openTab();
  await tab.openRoom(room);
  await openSheet();
  await sheet.locator('label', { hasText: t('profile.clear.all') }).click();
  await sheet.getByRole('button', { name: t('profile.clear.all-action') }).click();
  await expect(page).toHaveURL(/\/home\/recommend$/);
  await expect(page.getByRole('feed')).toBeVisible();
  await expect(tab.composer).toBeHidden();
  const afterAll = await readStorage(page);
  const traces = [TEXT, DRAFT, user.userId, account.email, account.nickname, 'quintet.refresh', 'quintet.theme'];
  for (const trace of traces) expect(afterAll).not.toContain(trace);
});
