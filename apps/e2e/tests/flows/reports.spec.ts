import { createAccount } from '../../src/accounts.ts';
import { TestUser } from '../../src/test-user.ts';
import { expect, test } from '../../src/test.ts';

test('report of a user: shows the ten messages that go along, and blocks the user too', async ({ openBrowser }) => {
  const ann = await TestUser.signIn(await openBrowser(), await createAccount());
  const bob = await TestUser.signIn(await openBrowser(), await createAccount());
  const { page, t } = ann;
  const room = await bob.createDirect(ann.userId);
  for (let count = 0; count < 12; count += 1)
    await bob.call('POST', '/api/v1/messages', {
      group_id: room,
      cid: `report-${bob.userId}-${count}`,
      type: 'text',
      text: `offer ${count}`,
    });
  await ann.openRoom(room);
  await page.getByRole('button', { name: t('groups.menu.details'), exact: true }).click();
  await page.getByRole('button', { name: t('groups.details.report-user') }).click();
  const sheet = page.getByRole('dialog');
  await sheet.getByRole('radio', { name: t('kit.report.spam') }).check();
  await sheet.getByRole('button', { name: t('kit.report.next') }).click();
  const copies = sheet.getByRole('listitem');
  await expect(copies).toHaveCount(10);
  await expect(copies.first()).toContainText('offer 2');
  await expect(copies.last()).toContainText('offer 11');
  // The input stays on the way back.
  await sheet.getByRole('button', { name: t('kit.report.back') }).click();
  await expect(sheet.getByRole('radio', { name: t('kit.report.spam') })).toBeChecked();
  await sheet.getByRole('button', { name: t('kit.report.next') }).click();
  const sent = page.waitForResponse('**/api/v1/users/report');
  await sheet.getByRole('button', { name: t('kit.report.send') }).click();
  expect((await sent).status()).toBe(200);
  await expect(sheet.getByText(t('kit.report.done-title'))).toBeVisible();
  await sheet.getByRole('button', { name: new RegExp(t('kit.report.block', { name: '.*' })) }).click();
  await expect(sheet.getByRole('button', { name: t('kit.report.close') })).toBeVisible();
  await expect
    .poll(async () => (await ann.call<{ id: string }[]>('GET', '/api/v1/users/blocks')).map(({ id }) => id))
    .toEqual([bob.userId]);
});
