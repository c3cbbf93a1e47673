import { registerTestAccount } from '../../src/accounts.ts';
import { ApiUser } from '../../src/api-user.ts';
import { TestUser } from '../../src/test-user.ts';
import { expect, test } from '../../src/test.ts';

/** Lists of the settings stay the same on all tabs and devices of a user. */

const DEVICES = '/profile?dialogVisible=devices';
const BLOCKS = '/profile?dialogVisible=blocks';

test('signed-in devices and blocked users: what another device changes shows at once, in all tabs @slow', async ({
  openBrowser,
}) => {
  const account = await registerTestAccount();
  const user = await TestUser.signIn(await openBrowser(), account);
  const tab = await user.openTab();
  const { page, t } = user;
  const endName = new RegExp(t('profile.devices.end-name', { name: '.+' }));
  const endButtons = [user, tab].map((shown) => shown.page.getByRole('dialog').getByRole('button', { name: endName }));
  for (const shown of [user, tab]) {
    await shown.page.goto(DEVICES);
    await expect(shown.page.getByText(t('profile.devices.current'))).toBeVisible();
  }
  const before = await endButtons[0]!.count();
  const other = await ApiUser.signIn(account);
  for (const buttons of endButtons) await expect(buttons).toHaveCount(before + 1);
  await other.call('POST', '/api/v1/logout');
  for (const buttons of endButtons) await expect(buttons).toHaveCount(before);

  const [again, bob] = await Promise.all([ApiUser.signIn(account), ApiUser.register()]);
  await page.goto(BLOCKS);
  const sheet = page.getByRole('dialog');
  await expect(sheet.getByText(t('profile.blocks.empty'), { exact: true })).toBeVisible();
  await again.call('POST', '/api/v1/users/blocks', { block_id: bob.userId });
  const name = { nickname: bob.nickname };
  await expect(sheet.getByRole('button', { name: t('profile.blocks.unblock-name', name) })).toBeVisible();
  await again.call('DELETE', `/api/v1/users/blocks/${bob.userId}`);
  await expect(sheet.getByRole('button', { name: t('profile.blocks.undo-name', name) })).toBeVisible();
});
