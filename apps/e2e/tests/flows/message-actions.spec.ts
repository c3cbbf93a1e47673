import type { Locator } from '@playwright/test';
import { getDemoAccount } from '../../src/accounts.ts';
import { TestUser } from '../../src/test-user.ts';
import { expect, test } from '../../src/test.ts';

/** Message actions (spec §2, §4): reply, react, unsend; the other user sees them at once. */

/** Opens a message's menu and chooses an action. */
async function act(user: TestUser, message: Locator, action: string): Promise<void> {
  await message.getByText(/./).first().click({ button: 'right' });
  await user.page.getByRole('menuitem', { name: user.t(action), exact: true }).click();
}

const strip = (user: TestUser): Locator =>
  user.page.locator('form').getByRole('button', { name: user.t('chat.reply.cancel'), exact: true });

async function retract(user: TestUser, message: Locator): Promise<void> {
  await act(user, message, 'chat.action.retract');
  await user.page
    .getByRole('alertdialog')
    .getByRole('button', { name: user.t('chat.action.retract') })
    .click();
}

test('reply: shows its original, jumps there and back, and is cancelled when the original is unsent', async ({
  openBrowser,
}) => {
  const ann = await TestUser.signIn(await openBrowser({ device: 'desktop' }), getDemoAccount(28));
  const ben = await TestUser.signIn(await openBrowser({ device: 'desktop' }), getDemoAccount(29));
  const room = await ann.createDirect(ben.userId);
  await ann.openRoom(room);
  await ann.send('the question');
  await ann.expectDelivered('the question');
  for (let turn = 0; turn < 60; turn += 1) {
    const body = { type: 'text', group_id: room, text: `line ${turn}\nof\nthree`, cid: `filler-${turn}-${ann.userId}` };
    await ann.call('POST', '/api/v1/messages', body);
  }
  await ben.page.goto('/chat');
  await ben.openRoom(room);
  const question = ben.bubble('the question');
  await ben.page.getByRole('button', { name: ben.t('chat.room.to-latest') }).click();
  await expect(ben.bubble('line 59')).toBeInViewport();

  // By keyboard only: focus the message, choose the action, write the reply.
  await ann.log.focus();
  await ann.page.keyboard.press('ArrowUp');
  await ann.page.keyboard.press('r');
  await expect(strip(ann)).toBeVisible();
  await expect(ann.composer).toBeFocused();
  await ann.page.keyboard.press('Escape');
  await expect(strip(ann)).toHaveCount(0);

  // Scroll up, reply there, and jump from the reply to the original.
  await ben.log.hover();
  await expect(async () => {
    await ben.page.mouse.wheel(0, -4000);
    await expect(question).toBeInViewport({ timeout: 100 });
  }).toPass();
  await act(ben, question, 'chat.action.reply');
  await ben.send('the answer');
  const response = ben.bubble('the answer');
  await expect(response).toBeInViewport();
  await expect(response).toContainText('the question');
  await expect(ann.bubble('the answer')).toContainText('the question');
  await ann
    .bubble('the answer')
    .getByRole('button', { name: /the question/ })
    .click();
  await expect(ann.bubble('the question').first()).toBeInViewport();
  await expect(ann.bubble('the question').first()).toBeFocused();
  await ann.page.getByRole('button', { name: ann.t('chat.room.jump-back') }).click();
  await expect(ann.bubble('the answer')).toBeInViewport();

  // The original of the open reply is unsent.
  await act(ann, ann.bubble('the answer'), 'chat.action.reply');
  await expect(strip(ann)).toBeVisible();
  await ann.composer.fill('half a thought');
  await retract(ben, response);
  await expect(ann.page.getByRole('alert')).toContainText(ann.t('errors.message.retracted'));
  await expect(strip(ann)).toHaveCount(0);
  await expect(ann.composer).toHaveValue('half a thought');
  for (const user of [ann, ben]) await expect(user.bubble('the answer')).toHaveCount(0);
});

test('reactions: are counted for both users, and each user removes their own', async ({ openBrowser }) => {
  const ann = await TestUser.signIn(await openBrowser(), getDemoAccount(33));
  const ben = await TestUser.signIn(await openBrowser(), getDemoAccount(35));
  const room = await ann.createDirect(ben.userId);
  for (const user of [ann, ben]) await user.openRoom(room);
  await ann.send('well done');
  const [own, others] = [ann.bubble('well done'), ben.bubble('well done')];
  await others.getByText('well done').click({ button: 'right' });
  await ben.page.getByRole('toolbar').getByRole('button', { name: '🎉' }).click();
  const reaction = (message: Locator, pressed: boolean) => message.getByRole('button', { name: /🎉/, pressed });
  await expect(reaction(others, true)).toHaveText(/1/);
  await reaction(own, false).click();
  await expect(reaction(own, true)).toHaveText(/2/);
  await expect(reaction(others, true)).toHaveText(/2/);
  await reaction(others, true).click();
  await expect(reaction(own, true)).toHaveText(/1/);
  await reaction(own, true).click();
  await expect(reaction(others, false)).toHaveCount(0);
});

test('emojis: are inserted at the caret and as reactions; the last used one is first', async ({ openBrowser }) => {
  const ann = await TestUser.signIn(await openBrowser({ device: 'desktop' }), getDemoAccount(36));
  const ben = await TestUser.signIn(await openBrowser(), getDemoAccount(34));
  const room = await ann.createDirect(ben.userId);
  for (const user of [ann, ben]) await user.openRoom(room);
  const search = (user: TestUser) => user.page.getByRole('searchbox', { name: user.t('kit.emoji.search') });
  const cell = (user: TestUser, emoji: string) => user.page.getByRole('gridcell').filter({ hasText: emoji }).first();
  const open = (user: TestUser) => user.page.getByRole('button', { name: user.t('kit.emoji.open'), exact: true });

  await ann.composer.fill('ab');
  await ann.composer.press('ArrowLeft');
  await open(ann).click();
  await expect(search(ann)).toBeFocused();
  await search(ann).fill('🍕');
  await cell(ann, '🍕').click();
  await expect(ann.composer).toHaveValue('a🍕b');
  await expect(ann.composer).toBeFocused();
  await ann.page.keyboard.press('ControlOrMeta+z');
  await expect(ann.composer).toHaveValue('ab');
  await ann.page.keyboard.press('ControlOrMeta+Shift+z');
  await ann.page.keyboard.press('Escape');
  await expect(search(ann)).toHaveCount(0);
  await ann.page.keyboard.press('Enter');
  await expect(ben.bubble('a🍕b')).toBeVisible();

  // On a phone the picker replaces the keyboard; a press in the room closes it.
  await open(ben).click();
  await cell(ben, '😀').click();
  await expect(ben.composer).toHaveValue('😀');
  await ben.log.click({ position: { x: 5, y: 5 } });
  await expect(search(ben)).toHaveCount(0);

  await ben.bubble('a🍕b').getByText('a🍕b').click({ button: 'right' });
  await ben.page
    .getByRole('toolbar')
    .getByRole('button', { name: ben.t('chat.reactions.more') })
    .click();
  await expect(ben.page.getByRole('gridcell').first()).toHaveText('😀');
  await search(ben).fill('🥑');
  await cell(ben, '🥑').click();
  await expect(ann.bubble('a🍕b').getByRole('button', { name: /🥑/ })).toHaveText(/1/);
});

test('pins: five at most, each once, visible to both users, and lead to their messages', async ({ openBrowser }) => {
  const ann = await TestUser.signIn(await openBrowser(), getDemoAccount(17));
  const ben = await TestUser.signIn(await openBrowser({ device: 'desktop' }), getDemoAccount(19));
  const room = await ann.createDirect(ben.userId);
  for (const user of [ann, ben]) await user.openRoom(room);
  for (let turn = 1; turn <= 6; turn += 1) await ann.send(`note ${turn}`);
  await ann.expectDelivered('note 6');
  const bar = (user: TestUser) => user.page.getByTitle(user.t('chat.pins.open'));
  await act(ann, ann.bubble('note 1'), 'chat.action.pin');
  for (const user of [ann, ben]) await expect(bar(user)).toContainText('note 1');

  // Ben's list of pins is outdated.
  await ben.page.route('**/pins', (route) =>
    route.request().method() === 'GET' ? route.fulfill({ json: { result: [] } }) : route.fallback(),
  );
  await ben.page.reload();
  await expect(bar(ben)).toHaveCount(0);
  const alert = ben.page.getByRole('alertdialog');
  await act(ben, ben.bubble('note 1'), 'chat.action.pin');
  await expect(alert).toContainText(ben.t('errors.pin.repeated'));
  await alert.getByRole('button').click();
  await expect(alert).toHaveCount(0);

  for (let turn = 2; turn <= 5; turn += 1) {
    await act(ben, ben.bubble(`note ${turn}`), 'chat.action.pin');
    await expect(bar(ann)).toContainText(`note ${turn}`);
  }
  await act(ben, ben.bubble('note 6'), 'chat.action.pin');
  await expect(alert).toContainText(ben.t('errors.pin.full'));
  await alert.getByRole('button').click();

  await bar(ann).click();
  await expect(ann.bubble('note 5')).toBeFocused();
  await expect(bar(ann)).toContainText('note 4');
  await act(ann, ann.bubble('note 4'), 'chat.action.unpin');
  await expect(ann.page.getByTitle(ann.t('chat.pins.open'))).not.toContainText('note 4');
});

test('pin from before the user cleared the chat: is unpinned without its text being shown', async ({ openBrowser }) => {
  const ann = await TestUser.signIn(await openBrowser(), getDemoAccount(25));
  const ben = await TestUser.signIn(await openBrowser({ device: 'desktop' }), getDemoAccount(27));
  const room = await ann.createDirect(ben.userId);
  for (const user of [ann, ben]) await user.openRoom(room);
  await ann.send('harbour');
  await ann.expectDelivered('harbour');
  await act(ann, ann.bubble('harbour'), 'chat.action.pin');
  const open = ben.page.getByTitle(ben.t('chat.pins.open'));
  await expect(open).toContainText('harbour');

  await ann.call('POST', `/api/v1/groups/${room}/clear`);
  await ann.page.reload();
  const bar = ann.page.getByTitle(ann.t('chat.pins.cleared-open'));
  await expect(bar).toContainText(ann.t('chat.pins.cleared'));
  await bar.click();
  await ann.page
    .getByRole('alertdialog')
    .getByRole('button', { name: ann.t('chat.action.unpin') })
    .click();
  for (const pinned of [bar, open]) await expect(pinned).toHaveCount(0);
});

test('selected messages: can be shared and unsent together; others’ messages can be reported', async ({
  openBrowser,
}) => {
  const ann = await TestUser.signIn(await openBrowser({ device: 'desktop' }), getDemoAccount(21));
  const ben = await TestUser.signIn(await openBrowser(), getDemoAccount(23));
  const room = await ann.createDirect(ben.userId);
  for (const user of [ann, ben]) await user.openRoom(room);
  for (const text of ['alpha', 'beta']) await ann.send(text);
  await ben.send('gamma');
  await expect(ann.bubble('gamma')).toBeVisible();

  const bar = ann.page.getByRole('toolbar', { name: ann.t('chat.selection.label') });
  const does = (action: string) => bar.getByRole('button', { name: ann.t(action), exact: true });
  await act(ann, ann.bubble('alpha'), 'chat.action.select');
  await ann.bubble('gamma').getByRole('checkbox').click();
  await expect(bar).toContainText('2');
  await expect(does('chat.action.retract')).toBeDisabled();
  await does('chat.action.share').click();
  const sheet = ann.page.getByRole('dialog');
  await sheet.getByRole('button', { name: ann.t('chat.share.separately') }).click();
  await sheet.getByRole('checkbox', { name: getDemoAccount(23).nickname }).click();
  await sheet.getByRole('button', { name: /1/ }).click();
  await expect(ann.bubble('gamma')).toHaveCount(2);
  await expect(ben.bubble('alpha')).toHaveCount(2);

  await act(ann, ann.bubble('beta'), 'chat.action.select');
  await ann.bubble('alpha').first().getByRole('checkbox').click();
  await does('chat.action.retract').click();
  await ann.page
    .getByRole('alertdialog')
    .getByRole('button', { name: ann.t('chat.action.retract') })
    .click();
  await expect(ben.bubble('beta')).toHaveCount(0);
  await expect(ben.bubble('alpha')).toHaveCount(1);

  await act(ann, ann.bubble('gamma').first(), 'chat.action.report');
  const notice = ann.page.waitForResponse('**/api/v1/users/report');
  await sheet.getByRole('radio', { name: ann.t('kit.report.spam') }).check();
  await sheet.getByRole('button', { name: ann.t('kit.report.next') }).click();
  await expect(sheet.getByRole('listitem').filter({ hasText: ann.t('kit.report.reported') })).toContainText('gamma');
  await sheet.getByRole('button', { name: ann.t('kit.report.send') }).click();
  expect((await notice).status()).toBe(200);
  await expect(ann.page.getByText(ann.t('kit.report.done-title'))).toBeVisible();
});
