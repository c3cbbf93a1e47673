import { registerTestAccount } from '../../src/accounts.ts';
import { TestUser } from '../../src/test-user.ts';
import { expect, test } from '../../src/test.ts';

/** What users do with messages for themselves: write a retracted text again, delete for oneself, see who reacted. */

/** Chooses an action of a message, and confirms it. */
async function act(user: TestUser, text: string, action: string, confirmation: string): Promise<void> {
  await user.bubble(text).getByText(text).click({ button: 'right' });
  await user.page.getByRole('menuitem', { name: user.t(action), exact: true }).click();
  await user.page
    .getByRole('alertdialog')
    .getByRole('button', { name: user.t(confirmation), exact: true })
    .click();
}

test('unsend and delete for oneself: the text can be written again, and only the own devices lose a message', async ({
  openBrowser,
}) => {
  const one = await registerTestAccount();
  const [desk, phone] = [
    await TestUser.signIn(await openBrowser({ device: 'desktop' }), one),
    await TestUser.signIn(await openBrowser({ device: 'phone' }), one),
  ];
  const ben = await TestUser.signIn(await openBrowser(), await registerTestAccount());
  const room = await desk.createDirect(ben.userId);
  for (const user of [desk, phone, ben]) await user.openRoom(room);
  await desk.send('too early');
  await desk.expectDelivered('too early');
  await act(desk, 'too early', 'chat.action.retract', 'chat.action.retract');
  await desk.page.getByRole('button', { name: desk.t('chat.action.rewrite') }).click();
  await expect(desk.composer).toHaveValue('too early');
  await expect(desk.composer).toBeFocused();
  await expect(phone.page.getByRole('button', { name: phone.t('chat.action.rewrite') })).toHaveCount(0);

  await desk.send('a joke');
  await expect(ben.bubble('a joke')).toBeVisible();
  await expect(phone.bubble('a joke')).toBeVisible();
  await act(desk, 'a joke', 'chat.action.hide', 'chat.action.delete');
  for (const user of [desk, phone]) await expect(user.bubble('a joke')).toHaveCount(0);
  await desk.page.reload();
  await expect(desk.composer).toBeEditable();
  await expect(desk.bubble('a joke')).toHaveCount(0);
  await expect(ben.bubble('a joke')).toBeVisible();
});

test('reactions: list who reacted', async ({ openBrowser }) => {
  const [one, other] = [await registerTestAccount(), await registerTestAccount()];
  const ann = await TestUser.signIn(await openBrowser({ device: 'desktop' }), one);
  const ben = await TestUser.signIn(await openBrowser({ device: 'phone' }), other);
  const room = await ann.createDirect(ben.userId);
  const { id } = await ann.call<{ id: string }>('POST', '/api/v1/messages', {
    type: 'text',
    group_id: room,
    text: 'well done',
    cid: `who-reacted-${ann.userId}`,
  });
  for (const [user, emoji] of [
    [ann, '🎉'],
    [ben, '👍'],
  ] as const)
    await user.call('POST', `/api/v1/messages/${id}/emojis`, { emoji });
  await ann.openRoom(room);
  await ann.bubble('well done').getByRole('button', { name: /🎉/ }).click({ button: 'right' });
  const sheet = ann.page.getByRole('dialog', { name: ann.t('chat.reactions.label') });
  await expect(sheet.getByRole('listitem')).toHaveCount(2);
  await sheet.getByRole('tab', { name: /👍/ }).click();
  await expect(sheet.getByRole('listitem')).toHaveText([new RegExp(other.nickname)]);
  await expect(ann.bubble('well done').getByRole('button', { name: /🎉/ })).toHaveText(/1/);
});
