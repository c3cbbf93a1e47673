import type { Locator, Page } from '@playwright/test';
import { getDemoAccount } from '../../src/accounts.ts';
import { TEST_DEVICES, type TestDeviceName } from '../../src/devices.ts';
import { TEST_SITES } from '../../src/test-site.ts';
import { expect, test } from '../../src/test.ts';
import { TestUser } from '../../src/test-user.ts';
import { createTranslator } from '../../src/translator.ts';

/** The focus follows the page: a screen reader and a keyboard go on where the user went. */

const getHeading = (page: Page): Locator => page.getByRole('main').getByRole('heading', { level: 1 });
const getOutline = (element: Locator): Promise<string> =>
  element.evaluate((found) => getComputedStyle(found).outlineStyle);

for (const device of Object.keys(TEST_DEVICES) as TestDeviceName[]) {
  test(`focus by keyboard on a ${device}: goes to the heading of each new page, and back to what was pressed @slow`, async ({
    openBrowser,
  }) => {
    const { page, t } = await TestUser.signIn(await openBrowser({ device }), getDemoAccount(5));
    const heading = getHeading(page);
    const navigation = page.getByRole('navigation', { name: t('shell.nav.label') });
    await page.goto('/home/recommend');
    await expect(page.locator('[data-key]').first()).toBeVisible();
    await expect(page.locator('body')).toBeFocused();

    const publish = page.getByRole('main').getByRole('button', { name: t('social.publish.title') });
    await publish.press('Enter');
    await expect(page).toHaveURL(/\/publish$/);
    await expect(heading).toBeFocused();
    await page.goBack();
    await expect(publish).toBeFocused();

    const pictures = page.locator('[data-key]').filter({ hasNot: page.getByLabel(t('social.card.is-video')) });
    const href = await pictures.locator('a[href^="/posts/"]').first().getAttribute('href');
    const post = page.locator(`[data-key] a[href="${href}"]`).first();
    await post.press('Enter');
    await expect(page).toHaveURL(/\/posts\//);
    await expect(page.getByRole('toolbar')).toBeVisible();
    await expect(heading).toBeFocused();
    await page.goBack();
    await expect(post).toBeFocused();

    await navigation.getByRole('link', { name: t('shell.nav.me') }).press('Enter');
    await expect(page).toHaveURL(/\/my-page$/);
    await expect(heading).toBeFocused();
    expect(await getOutline(heading)).toBe('none');
    await expect.poll(() => page.getByRole('main').evaluate((element) => element.scrollTop)).toBe(0);

    const settings = page.getByRole('link', { name: t('profile.me.settings') });
    await settings.press('Enter');
    await expect(page).toHaveURL(/\/profile$/);
    await expect(heading).toBeFocused();
    await page.goBack();
    await expect(settings).toBeFocused();

    await navigation.getByRole('link', { name: t('shell.nav.chat') }).press('Enter');
    await expect(page).toHaveURL(/\/chat$/);
    await expect(heading).toBeFocused();
    await page.goBack();
    await expect(navigation.getByRole('link', { name: t('shell.nav.chat') })).toBeFocused();
    await page.goForward();
    await expect(page).toHaveURL(/\/chat$/);
    const row = page
      .getByRole('list', { name: t('chat.list.label') })
      .getByRole('link')
      .first();
    await row.press('Enter');
    await expect(page).toHaveURL(/\/room\//);
    // With a hardware keyboard the composer takes the focus itself.
    const composer = page.getByRole('textbox', { name: t('chat.composer.label'), exact: true });
    await expect(device === 'phone' ? heading : composer).toBeFocused();
    await page.goBack();
    await expect(row).toBeFocused();
    if (device !== 'phone') return;

    await test.step('by pointer it follows the page without an outline', async () => {
      await row.click();
      await expect(page).toHaveURL(/\/room\//);
      await expect(heading).toBeFocused();
      expect(await getOutline(heading)).toBe('none');
      await page.getByRole('button', { name: t('shell.nav.back'), exact: true }).click();
      await expect(row).toBeFocused();
      expect(await getOutline(row)).toBe('none');
    });

    await test.step('on a slow phone it returns to the pressed row although the room leaves late', async () => {
      await row.press('Enter');
      await expect(page).toHaveURL(/\/room\//);
      await expect(heading).toBeFocused();
      const devtools = await page.context().newCDPSession(page);
      await devtools.send('Emulation.setCPUThrottlingRate', { rate: 20 });
      await page.goBack();
      await expect(row).toBeFocused();
    });
  });
}

test('focus of a guest: goes into the login sheet and the heading of each form, and back to what was pressed @slow', async ({
  openBrowser,
}) => {
  const page = await (await openBrowser({ device: 'phone' })).newPage();
  const t = createTranslator(TEST_SITES[0]!);
  await page.goto('/home/recommend');
  const chat = page.getByRole('navigation').getByRole('link', { name: t('shell.nav.chat') });
  await chat.press('Enter');
  await expect(page.getByRole('dialog').locator(':focus')).toHaveCount(1);
  await page.goBack();
  await expect(chat).toBeFocused();

  await page.goto('/login');
  const byPhone = page.getByRole('button', { name: t('auth.select.phone') });
  await byPhone.press('Enter');
  await expect(page).toHaveURL(/\/login\/phone$/);
  await expect(getHeading(page)).toBeFocused();
  await page.goBack();
  await expect(byPhone).toBeFocused();
});
