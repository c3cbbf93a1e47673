import type { Page, Route } from '@playwright/test';
import { listFlowLocales } from '../../src/flow-locales.ts';
import { registerTestAccount } from '../../src/accounts.ts';
import { ApiUser } from '../../src/api-user.ts';
import { openSharedServerDatabase } from '../../src/open-database.ts';
import { interceptOnce } from '../../src/intercept.ts';
import { TEST_SITES } from '../../src/test-site.ts';
import { TestUser } from '../../src/test-user.ts';
import { expect, test } from '../../src/test.ts';
import { createTranslator } from '../../src/translator.ts';

/** The rows of spec §8 for groups, on the real screens. */

const SITE = TEST_SITES[0]!;
const UNKNOWN_USER = 'u999999999';

/** Changes the limits of a group in the database: a full group takes 2,300 accounts. */
async function setLimits(groupId: string, limits: Partial<Record<`${'member' | 'admin' | 'block'}_limit`, number>>) {
  const { db, close } = await openSharedServerDatabase();
  await db.updateTable('groups').set(limits).where('id', '=', groupId).execute();
  await close();
}

const pass = (route: Route): Promise<void> => route.continue();
const replaceUser = async (route: Route): Promise<void> => {
  const request = route.request();
  const known = request.postDataJSON() as object | null;
  await (known
    ? route.continue({ postData: JSON.stringify({ ...known, user_id: UNKNOWN_USER }) })
    : route.continue({ url: request.url().replace(/u\d+$/, UNKNOWN_USER) }));
};

for (const locale of listFlowLocales(SITE, 'zh_cn')) {
  const t = createTranslator(SITE, locale);

  /** Handles the next request to a path, and expects its error on the screen. */
  async function expectError(
    page: Page,
    { path, code, messageId }: Record<'path' | 'code' | 'messageId', string>,
    handle: (route: Route) => Promise<void>,
    act: () => Promise<void>,
  ): Promise<void> {
    await test.step(`${code} at ${path}`, async () => {
      const url = `**/api/v1/${path}`;
      await interceptOnce(page, url, handle, (request) => request.method() !== 'GET');
      const response = page.waitForResponse((each) => each.request().method() !== 'GET' && !each.ok());
      await act();
      expect(await (await response).json()).toMatchObject({ error: code });
      const message = page.locator('[role=status], [role=alert]').filter({ hasText: t(messageId) });
      await expect(message).toBeVisible();
    });
  }

  test(`group errors: show their messages: ${locale} @slow`, async ({ openBrowser }) => {
    const ann = await TestUser.signIn(await openBrowser({ locale }), await registerTestAccount(), t);
    const [bob, cho] = [await ApiUser.register(), await ApiUser.register()];
    for (const { userId } of [bob, cho]) await ann.call('POST', '/api/v1/users/contacts', { contact: userId });
    const { group } = await ann.call<{ group: { id: string } }>('POST', '/api/v1/groups', {
      cid: `errors-${ann.userId}`,
      display_name: 'Slow readers',
      member_ids: [bob.userId],
    });
    const { page } = ann;
    const sheet = page.getByRole('dialog');
    const press = (id: string) => sheet.getByRole('button', { name: t(id), exact: true }).click();
    const confirmDialog = page.getByRole('alertdialog');
    const confirm = (id: string) => confirmDialog.getByRole('button', { name: t(id), exact: true }).click();
    const cancel = () => confirm('kit.dialog.cancel');

    await ann.openRoom(group.id);
    await page.getByRole('button', { name: t('groups.menu.details'), exact: true }).click();
    await press('kit.members.add');
    const picker = page.getByRole('dialog', { name: t('groups.invite.title') });
    await picker.getByRole('checkbox', { name: cho.nickname }).click();
    // The limits shrink while the screen is open, like a group that fills up meanwhile.
    await setLimits(group.id, { member_limit: 2, admin_limit: 0, block_limit: 0 });
    await expectError(
      page,
      { path: 'groups/*/members', code: 'api.too_much', messageId: 'errors.group.members-full' },
      pass,
      () => picker.getByRole('button', { name: t('groups.invite.add-count', { count: '1' }), exact: true }).click(),
    );
    await picker.getByRole('button', { name: t('kit.sheet.close'), exact: true }).click();

    await sheet
      .getByRole('button', { name: new RegExp(bob.nickname) })
      .first()
      .click();
    await press('groups.member.add-admin');
    await expectError(
      page,
      { path: 'groups/*/admins', code: 'api.too_much', messageId: 'errors.group.admins-full' },
      pass,
      () => confirm('groups.member.admin-confirm'),
    );
    await expectError(
      page,
      { path: 'groups/*/admins', code: 'api.body.param_invalid.user_id', messageId: 'errors.group.member-gone' },
      replaceUser,
      () => confirm('groups.member.admin-confirm'),
    );
    await cancel();
    await press('groups.member.block');
    await expectError(
      page,
      { path: 'groups/*/blocks', code: 'api.too_much', messageId: 'errors.group.blocks-full' },
      pass,
      () => confirm('groups.member.block-confirm'),
    );
    await cancel();
    await press('groups.member.remove');
    await expectError(
      page,
      {
        path: 'groups/*/members/*',
        code: 'api.body.param_invalid.member_id',
        messageId: 'errors.group.member-gone',
      },
      replaceUser,
      () => confirm('groups.member.remove-confirm'),
    );
    await cancel();
  });
}
