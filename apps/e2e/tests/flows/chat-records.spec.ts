import { registerTestAccount } from '../../src/accounts.ts';
import { TestUser } from '../../src/test-user.ts';
import { expect, test } from '../../src/test.ts';

test('messages forwarded as one: wait offline, arrive as one card, and open as a list', async ({ openBrowser }) => {
  const [annAccount, benAccount] = [await registerTestAccount(), await registerTestAccount()];
  const ann = await TestUser.signIn(await openBrowser({ device: 'desktop' }), annAccount);
  const ben = await TestUser.signIn(await openBrowser(), benAccount);
  const room = await ann.createDirect(ben.userId);
  await ann.openRoom(room);
  await ann.send('When do we leave?');
  await ann.expectDelivered('When do we leave?');
  await ben.openRoom(room);
  await ben.send('At seven');
  await expect(ann.bubble('At seven')).toBeVisible();

  await ann.bubble('At seven').getByText('At seven').click({ button: 'right' });
  await ann.page.getByRole('menuitem', { name: ann.t('chat.action.select'), exact: true }).click();
  await ann.bubble('When do we leave?').getByRole('checkbox').click();
  const bar = ann.page.getByRole('toolbar', { name: ann.t('chat.selection.label') });
  await bar.getByRole('button', { name: ann.t('chat.action.share'), exact: true }).click();
  await ann.page.getByRole('button', { name: ann.t('chat.share.combined') }).click();
  const picker = ann.page.getByRole('dialog', { name: ann.t('chat.share.title') });
  await picker.getByRole('checkbox', { name: benAccount.nickname }).click();
  await ann.context.setOffline(true);
  await picker.locator('footer').getByRole('button').click();
  const label = ann.t('chat.record.label');
  await ann.expectWaiting(label);
  await ann.context.setOffline(false);
  await ann.expectDelivered(label);

  // The card has the messages in their order, the opened record their senders.
  const card = ben.bubble(ben.t('chat.record.label'));
  await expect(card).toHaveCount(1);
  await expect(card).toContainText(/When do we leave\?.*At seven/s);
  await card.getByRole('link').click();
  const items = ben.page.getByRole('dialog').getByRole('listitem');
  await expect(items).toHaveCount(2);
  await expect(items.nth(0)).toContainText(annAccount.nickname);
  await expect(items.nth(0)).toContainText('When do we leave?');
  await expect(items.nth(1)).toContainText(benAccount.nickname);
  await ben.page.goBack();
  await expect(ben.page.getByRole('dialog')).toHaveCount(0);
  await expect(ben.composer).toBeVisible();
});
