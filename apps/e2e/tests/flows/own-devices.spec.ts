import { registerTestAccount } from '../../src/accounts.ts';
import { TestUser } from '../../src/test-user.ts';
import { expect, test } from '../../src/test.ts';

/** Lists of the settings stay the same on all tabs and devices of a user. */

const DEVICES = '/profile?dialogVisible=devices';
const BLOCKS = '/profile?dialogVisible=blocks';

test('signed-in devices: a device that is signed in or ended elsewhere appears and disappears', async ({
  openBrowser,
}) => {
  const account = await registerTestAccount();
  const user = await TestUser.signIn(await openBrowser(), account);
  const tab = await user.openTab();
  const { t } = user;
  const endButtons = [user, tab].map(({ page }) =>
    page.getByRole('dialog').getByRole('button', { name: t('profile.devices.end-name', { name: 'Chrome · Linux' }) }),
  );
  for (const { page } of [user, tab]) {
    await page.goto(DEVICES);
    await expect(page.getByText(t('profile.devices.current'))).toBeVisible();
  }
  const [before] = await Promise.all(endButtons.map((buttons) => buttons.count()));
  const other = await TestUser.signIn(await openBrowser(), account, t);
  for (const buttons of endButtons) await expect(buttons).toHaveCount(before! + 1);
  await other.call('POST', '/api/v1/logout');
  for (const buttons of endButtons) await expect(buttons).toHaveCount(before!);
});

test('blocked users: a block and an unblock on another device show at once', async ({ openBrowser }) => {
  const [account, blocked] = [await registerTestAccount(), await registerTestAccount()];
  const user = await TestUser.signIn(await openBrowser(), account);
  const other = await TestUser.signIn(await openBrowser(), account);
  const bob = await TestUser.signIn(await openBrowser(), blocked);
  const { page, t } = user;
  await page.goto(BLOCKS);
  const sheet = page.getByRole('dialog');
  await expect(sheet.getByText(t('profile.blocks.empty'), { exact: true })).toBeVisible();
  await other.call('POST', '/api/v1/users/blocks', { block_id: bob.userId });
  const name = { nickname: blocked.nickname };
  await expect(sheet.getByRole('button', { name: t('profile.blocks.unblock-name', name) })).toBeVisible();
  await other.call('DELETE', `/api/v1/users/blocks/${bob.userId}`);
  await expect(sheet.getByRole('button', { name: t('profile.blocks.undo-name', name) })).toBeVisible();
});
