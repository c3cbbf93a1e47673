import type { Locator, Page } from '@playwright/test';
import { registerTestAccount } from '../../src/accounts.ts';
import { ApiUser } from '../../src/api-user.ts';
import { TestUser } from '../../src/test-user.ts';
import { TestFileSender } from '../../src/test-file-sender.ts';
import { TEST_SITES } from '../../src/test-site.ts';
import { interceptOnce, interceptUntilStopped } from '../../src/intercept.ts';
import { expect, test } from '../../src/test.ts';
import { createTestImage } from '../../src/test-media.ts';
import { createTranslator } from '../../src/translator.ts';

const t = createTranslator(TEST_SITES[0]!);

/** Fails the next load of a chunk; the returned function resolves when it has failed. */
async function failNextLoad(page: Page, chunk: string): Promise<() => Promise<unknown>> {
  await interceptOnce(page, `**/assets/${chunk}-*.js`, (route) => route.abort());
  const failed = page.waitForEvent('requestfailed', (request) => request.url().includes(`/assets/${chunk}-`));
  return () => failed;
}

const failure = (page: Page): Locator => page.getByText(t('errors.connection.failed')).first();

/** Opens a part whose code fails to load once: the page says so and stays, and the next press opens it. */
async function openTwice(page: Page, chunk: string, press: () => Promise<void>, part: Locator): Promise<void> {
  const waitForFailure = await failNextLoad(page, chunk);
  await press();
  await waitForFailure();
  await expect(failure(page)).toBeVisible();
  await expect(page.getByText(t('shell.load.failed'))).toHaveCount(0);
  await press();
  await expect(part).toBeVisible();
}

/** The same for a part that tells its failure in its own place. */
async function openByRetry(page: Page, chunk: string, press: () => Promise<void>, part: Locator): Promise<void> {
  const waitForFailure = await failNextLoad(page, chunk);
  await press();
  await waitForFailure();
  await expect(failure(page)).toBeVisible();
  await page.getByRole('button', { name: t('shell.load.retry'), exact: true }).click();
  await expect(part).toBeVisible();
}

test('parts for guests: the login and another language come at the second press after a failed load @slow', async ({
  openBrowser,
}) => {
  const page = await (await openBrowser({ device: 'desktop' })).newPage();
  await interceptOnce(page, '**/assets/Toaster-*.js', (route) => route.abort());
  await page.goto('/home/recommend');
  await expect(page.getByRole('article').first()).toBeVisible();
  const dialog = page.getByRole('dialog');
  await openTwice(
    page,
    'LoginDialog',
    () =>
      page
        .getByRole('button', { name: t('shell.guest.log-in') })
        .first()
        .click(),
    dialog,
  );

  // A change of the language whose texts do not load says so, and works at the next press.
  await page.goto('/login');
  const other = page.getByRole('button', { name: 'English' }).or(page.getByRole('radio', { name: 'English' }));
  await expect(other.first()).toBeVisible();
  const stop = await interceptUntilStopped(page, ['**/assets/words-*']);
  await other.first().click();
  await expect(failure(page)).toBeVisible();
  stop();
  await other.first().click();
  await expect(page.locator('html')).toHaveAttribute('lang', 'en');
});

test('parts of chats: open at the second press, with typed text and chosen files kept @slow', async ({
  openBrowser,
}) => {
  test.slow();
  const [one, ben] = await Promise.all([registerTestAccount(), ApiUser.register()]);
  const ann = await TestUser.signIn(await openBrowser({ device: 'desktop' }), one);
  const room = await ann.createDirect(ben.userId);
  const { page } = ann;
  await ann.openRoom(room);
  const sender = new TestFileSender(ann);

  await ann.composer.fill('half a sentence');
  const press = (id: string) => page.getByRole('button', { name: t(id), exact: true }).click();
  await openByRetry(
    page,
    'EmojiPicker',
    () => press('kit.emoji.open'),
    page.getByRole('searchbox', { name: t('kit.emoji.search') }),
  );
  await press('kit.emoji.open');
  await openTwice(page, 'RoomSearch', () => press('chat.search.open'), page.getByRole('dialog'));
  await page.keyboard.press('Escape');
  await expect(page.getByRole('dialog')).toHaveCount(0);
  await expect(ann.composer).toHaveValue('half a sentence');

  const picture = await createTestImage(page, 'boats.jpg', 320, 200);
  await openByRetry(page, 'SelectedFilesSheet', () => sender.selectFiles('media', [picture]), sender.sheet);
  await expect(sender.selectedFiles).toHaveCount(1);
  await sender.confirmSend();
  const sent = sender.button('chat.media.open-image');
  await openTwice(page, 'RoomMediaViewer', () => sent.click(), page.getByRole('dialog'));
  await page.keyboard.press('Escape');
  await expect(ann.composer).toHaveValue('half a sentence');

  const row = ann.getRow(room);
  await openTwice(
    page,
    'ChatRowActionOverlays',
    () => row.click({ button: 'right' }),
    page.getByRole('menuitem').first(),
  );
  await page.keyboard.press('Escape');
  const search = page.getByRole('searchbox', { name: t('chat.search.label') });
  const found = page.getByRole('tabpanel').getByRole('heading', { name: t('chat.search.chats') });
  await openByRetry(page, 'ChatListSearchResults', () => search.fill(ben.nickname), found);
  await expect(search).toHaveValue(ben.nickname);
});
