import { pickLocales } from '../../src/pick-locales.ts';
import { createAccount } from '../../src/accounts.ts';
import { routeOnce } from '../../src/intercept.ts';
import { SITES } from '../../src/site.ts';
import { expect, test } from '../../src/test.ts';
import { TestUser } from '../../src/test-user.ts';
import { translator } from '../../src/translator.ts';

/** Refused reports and blocks on the page of a user (spec §8: param_invalid.user_id, block_id). */

const SITE = SITES[0]!;

for (const locale of pickLocales(SITE, 'zh_cn')) {
  test(`user page: shows why a report or a block is refused: ${locale}`, async ({ openBrowser }) => {
    const t = translator(SITE, locale);
    const bob = await TestUser.signIn(await openBrowser(), await createAccount());
    const { page } = await TestUser.signIn(await openBrowser({ locale }), await createAccount(), t);
    const refuse = (path: string, error: string) =>
      routeOnce(
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
