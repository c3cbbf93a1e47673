import { listFlowLocales } from '../../src/flow-locales.ts';
import { registerTestAccount } from '../../src/accounts.ts';
import { interceptOnce } from '../../src/intercept.ts';
import { TEST_SITES } from '../../src/test-site.ts';
import { expect, test } from '../../src/test.ts';
import { TestUser } from '../../src/test-user.ts';
import { createTranslator } from '../../src/translator.ts';

/** Refused reports and blocks on the page of a user (spec §8: param_invalid.user_id, block_id). */

const SITE = TEST_SITES[0]!;

for (const locale of listFlowLocales(SITE, 'zh_cn')) {
  test(`user page: shows why a report or a block is refused: ${locale}`, async ({ openBrowser }) => {
    const t = createTranslator(SITE, locale);
    const bob = await TestUser.signIn(await openBrowser(), await registerTestAccount());
    const { page } = await TestUser.signIn(await openBrowser({ locale }), await registerTestAccount(), t);
    const refuse = (path: string, error: string) =>
      interceptOnce(
        page,
        `**${path}`,
        (route) => route.fulfill({ status: 400, json: { error, result: null } }),
        (request) => request.method() === 'POST',
      );
    const openMenu = async (item: string): Promise<void> => {
      await page.getByRole('button', { name: t('social.author.menu'), exact: true }).click();
      await page.getByRole('menuitem', { name: item, exact: true }).click();
    };
    const toast = (id: string) => page.getByRole('status').filter({ hasText: t(id) });
    await page.goto(`/guest-page/a${bob.userId.slice(1)}`);

    await refuse('/api/v1/users/report', 'api.body.param_invalid.user_id');
    await openMenu(t('social.author.report'));
    const sheet = page.getByRole('dialog');
    await sheet.getByRole('radio', { name: t('kit.report.spam') }).check();
    await sheet.getByRole('button', { name: t('kit.report.next') }).click();
    await sheet.getByRole('button', { name: t('kit.report.send') }).click();
    await expect(toast('errors.report.failed')).toBeVisible();
    // The report stays open, and the next try is sent.
    await sheet.getByRole('button', { name: t('kit.report.send') }).click();
    await sheet.getByRole('button', { name: t('kit.report.close') }).click();
    await expect(sheet).toBeHidden();

    await refuse('/api/v1/users/blocks', 'api.body.param_invalid.block_id');
    await openMenu(t('social.author.block'));
    const dialog = page.getByRole('alertdialog');
    await dialog.getByRole('button', { name: t('social.author.block'), exact: true }).click();
    await expect(toast('errors.contact.add-failed')).toBeVisible();
  });
}
