import { ApiUser } from '../../src/api-user.ts';
import { TestUser } from '../../src/test-user.ts';
import { expect, test } from '../../src/test.ts';

/** What users do with messages for themselves: write a retracted text again, and delete for oneself. */

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
  const [one, ben] = await Promise.all([ApiUser.register(), ApiUser.register()]);
  const room = await one.createDirect(ben.userId);
  const history = `/api/v2/groups/${room}/messages`;
  const [desk, phone] = [
    await TestUser.signIn(await openBrowser({ device: 'desktop' }), one.account),
    await TestUser.signIn(await openBrowser({ device: 'phone' }), one.account),
  ];
  for (const user of [desk, phone]) await user.openRoom(room);
  await desk.send('too early');
  await desk.expectDelivered('too early');
  await act(desk, 'too early', 'chat.action.retract', 'chat.action.retract');
  await desk.page.getByRole('button', { name: desk.t('chat.action.rewrite') }).click();
  await expect(desk.composer).toHaveValue('too early');
  await expect(desk.composer).toBeFocused();
  await expect(phone.page.getByRole('button', { name: phone.t('chat.action.rewrite') })).toHaveCount(0);

  await desk.send('a joke');
  await expect(phone.bubble('a joke')).toBeVisible();
  await act(desk, 'a joke', 'chat.action.hide', 'chat.action.delete');
  for (const user of [desk, phone]) await expect(user.bubble('a joke')).toHaveCount(0);
  const texts = async (user: ApiUser) =>
    (await user.call<{ text: string | null }[]>('GET', history)).map(({ text }) => text);
  expect(await texts(ben)).toEqual([null, 'a joke']);
  expect(await texts(one)).toEqual([null]);
});
