import type { Locator } from '@playwright/test';
import { ApiUser } from '../../src/api-user.ts';
import { TestUser } from '../../src/test-user.ts';
import { expect, test } from '../../src/test.ts';

/** Selected messages (spec §2): forwarded as one, unsent together, and reported. */

interface Message {
  type: string;
  text: string | null;
}

/** Opens a message's menu and chooses an action. */
async function act(user: TestUser, message: Locator, action: string): Promise<void> {
  await message.getByText(/./).first().click({ button: 'right' });
  await user.page.getByRole('menuitem', { name: user.t(action), exact: true }).click();
}

test('selected messages: wait offline, arrive as one card, and are unsent together; others’ are reported @slow', async ({
  openBrowser,
}) => {
  const [one, ben] = await Promise.all([ApiUser.register(), ApiUser.register()]);
  const room = await one.createDirect(ben.userId);
  await one.write(room, 'When do we leave?');
  await ben.write(room, 'At seven');
  const ann = await TestUser.signIn(await openBrowser({ device: 'desktop' }), one.account);
  await ann.openRoom(room);

  const bar = ann.page.getByRole('toolbar', { name: ann.t('chat.selection.label') });
  const does = (action: string) => bar.getByRole('button', { name: ann.t(action), exact: true });
  await act(ann, ann.bubble('At seven'), 'chat.action.select');
  await ann.bubble('When do we leave?').getByRole('checkbox').click();
  await expect(bar).toContainText('2');
  // One of them is another user's.
  await expect(does('chat.action.retract')).toBeDisabled();
  await does('chat.action.forward').click();
  await ann.page.getByRole('button', { name: ann.t('chat.forward.combined') }).click();
  const picker = ann.page.getByRole('dialog', { name: ann.t('chat.forward.title') });
  await picker.getByRole('checkbox', { name: ben.nickname }).click();
  await ann.context.setOffline(true);
  await picker.locator('footer').getByRole('button').click();
  const label = ann.t('chat.record.label');
  await ann.expectWaiting(label);
  await ann.context.setOffline(false);
  await ann.expectDelivered(label);
  const history = () => ben.call<Message[]>('GET', `/api/v2/groups/${room}/messages`);
  expect((await history()).map(({ type }) => type)).toEqual(['text', 'text', 'chat_record']);

  // The card has the messages in their order, the opened record their senders.
  const card = ann.bubble(label);
  await expect(card).toContainText(/When do we leave\?.*At seven/s);
  await card.getByRole('link').click();
  const sheet = ann.page.getByRole('dialog');
  const items = sheet.getByRole('listitem');
  await expect(items).toHaveCount(2);
  await expect(items.nth(0)).toContainText(one.nickname);
  await expect(items.nth(0)).toContainText('When do we leave?');
  await expect(items.nth(1)).toContainText(ben.nickname);
  await ann.page.goBack();
  await expect(sheet).toHaveCount(0);
  await expect(ann.composer).toBeVisible();

  await ann.send('Never mind');
  await ann.expectDelivered('Never mind');
  await act(ann, ann.bubble('Never mind'), 'chat.action.select');
  await ann.bubble('When do we leave?').first().getByRole('checkbox').click();
  await does('chat.action.retract').click();
  await ann.page
    .getByRole('alertdialog')
    .getByRole('button', { name: ann.t('chat.action.retract') })
    .click();
  await expect(ann.bubble('Never mind')).toHaveCount(0);
  await expect(ann.bubble('When do we leave?')).toHaveCount(1);
  await expect(card).toHaveCount(1);
  await expect
    .poll(async () => (await history()).map(({ type, text }) => text ?? type))
    .toEqual(['text_retracted', 'At seven', 'chat_record', 'text_retracted']);

  await act(ann, ann.bubble('At seven').first(), 'chat.action.report');
  const notice = ann.page.waitForResponse('**/api/v1/users/report');
  await sheet.getByRole('radio', { name: ann.t('kit.report.spam') }).check();
  await sheet.getByRole('button', { name: ann.t('kit.report.next') }).click();
  await expect(sheet.getByRole('listitem').filter({ hasText: ann.t('kit.report.reported') })).toContainText('At seven');
  await sheet.getByRole('button', { name: ann.t('kit.report.send') }).click();
  expect((await notice).status()).toBe(200);
  await expect(ann.page.getByText(ann.t('kit.report.done-title'))).toBeVisible();
});
