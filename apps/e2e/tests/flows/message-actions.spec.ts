import type { Locator } from '@playwright/test';
import { accountAt } from '../../src/accounts.ts';
import { Person } from '../../src/test-user.ts';
import { expect, test } from '../../src/test.ts';

/** What one does to a message (spec §2, §4): answering, reacting, taking back, seen by the other side at once. */

/** Opens what can be done with a message and does one thing of it. */
async function act(person: Person, message: Locator, action: string): Promise<void> {
  await message.getByText(/./).first().click({ button: 'right' });
  await person.page.getByRole('menuitem', { name: person.say(action), exact: true }).click();
}

const strip = (person: Person): Locator =>
  person.page.locator('form').getByRole('button', { name: person.say('chat.reply.cancel'), exact: true });

async function retract(person: Person, message: Locator): Promise<void> {
  await act(person, message, 'chat.action.retract');
  await person.page
    .getByRole('alertdialog')
    .getByRole('button', { name: person.say('chat.action.retract') })
    .click();
}

test('an answer shows what it answers, leads there and back, and ends when that is taken back', async ({
  openBrowser,
}) => {
  const ann = await Person.signIn(await openBrowser({ device: 'desktop' }), accountAt(28));
  const ben = await Person.signIn(await openBrowser({ device: 'desktop' }), accountAt(29));
  const room = await ann.directRoom(ben.userId);
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
  await ben.page.getByRole('button', { name: ben.say('chat.room.to-latest') }).click();
  await expect(ben.bubble('line 59')).toBeInViewport();

  // By keyboard alone: to the message, its action, the answer.
  await ann.log.focus();
  await ann.page.keyboard.press('ArrowUp');
  await ann.page.keyboard.press('r');
  await expect(strip(ann)).toBeVisible();
  await expect(ann.composer).toBeFocused();
  await ann.page.keyboard.press('Escape');
  await expect(strip(ann)).toHaveCount(0);

  // Far up, answered from there, and the way to it from the answer.
  await ben.log.hover();
  await expect(async () => {
    await ben.page.mouse.wheel(0, -4000);
    await expect(question).toBeInViewport({ timeout: 100 });
  }).toPass();
  await act(ben, question, 'chat.action.reply');
  await ben.send('the answer');
  const answer = ben.bubble('the answer');
  await expect(answer).toBeInViewport();
  await expect(answer).toContainText('the question');
  await expect(ann.bubble('the answer')).toContainText('the question');
  await ann
    .bubble('the answer')
    .getByRole('button', { name: /the question/ })
    .click();
  await expect(ann.bubble('the question').first()).toBeInViewport();
  await expect(ann.bubble('the question').first()).toBeFocused();
  await ann.page.getByRole('button', { name: ann.say('chat.room.jump-back') }).click();
  await expect(ann.bubble('the answer')).toBeInViewport();

  // The message that is being answered is taken back.
  await act(ann, ann.bubble('the answer'), 'chat.action.reply');
  await expect(strip(ann)).toBeVisible();
  await ann.composer.fill('half a thought');
  await retract(ben, answer);
  await expect(ann.page.getByRole('alert')).toContainText(ann.say('errors.message.retracted'));
  await expect(strip(ann)).toHaveCount(0);
  await expect(ann.composer).toHaveValue('half a thought');
  for (const person of [ann, ben]) await expect(person.bubble('the answer')).toHaveCount(0);
});

test('reactions are counted for both, and taken back by who gave them', async ({ openBrowser }) => {
  const ann = await Person.signIn(await openBrowser(), accountAt(33));
  const ben = await Person.signIn(await openBrowser(), accountAt(35));
  const room = await ann.directRoom(ben.userId);
  for (const person of [ann, ben]) await person.openRoom(room);
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

test('emojis go to the caret and to messages; the one used last comes first', async ({ openBrowser }) => {
  const ann = await Person.signIn(await openBrowser({ device: 'desktop' }), accountAt(36));
  const ben = await Person.signIn(await openBrowser(), accountAt(34));
  const room = await ann.directRoom(ben.userId);
  for (const person of [ann, ben]) await person.openRoom(room);
  const search = (person: Person) => person.page.getByRole('searchbox', { name: person.say('chat.emoji.search') });
  const cell = (person: Person, emoji: string) => person.page.getByRole('gridcell').filter({ hasText: emoji }).first();
  const open = (person: Person) =>
    person.page.getByRole('button', { name: person.say('chat.emoji.open'), exact: true });

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

  // On a phone it stands in place of the keyboard, and what is pressed in the room takes it away.
  await open(ben).click();
  await cell(ben, '😀').click();
  await expect(ben.composer).toHaveValue('😀');
  await ben.log.click({ position: { x: 5, y: 5 } });
  await expect(search(ben)).toHaveCount(0);

  await ben.bubble('a🍕b').getByText('a🍕b').click({ button: 'right' });
  await ben.page
    .getByRole('toolbar')
    .getByRole('button', { name: ben.say('chat.reactions.more') })
    .click();
  await expect(ben.page.getByRole('gridcell').first()).toHaveText('😀');
  await search(ben).fill('🥑');
  await cell(ben, '🥑').click();
  await expect(ann.bubble('a🍕b').getByRole('button', { name: /🥑/ })).toHaveText(/1/);
});

test('pins are five, each once, seen by both, and lead to what is pinned', async ({ openBrowser }) => {
  const ann = await Person.signIn(await openBrowser(), accountAt(17));
  const ben = await Person.signIn(await openBrowser({ device: 'desktop' }), accountAt(19));
  const room = await ann.directRoom(ben.userId);
  for (const person of [ann, ben]) await person.openRoom(room);
  for (let turn = 1; turn <= 6; turn += 1) await ann.send(`note ${turn}`);
  await ann.expectDelivered('note 6');
  const bar = (person: Person) => person.page.getByTitle(person.say('chat.pins.open'));
  await act(ann, ann.bubble('note 1'), 'chat.action.pin');
  for (const person of [ann, ben]) await expect(bar(person)).toContainText('note 1');

  // Ben has not heard yet that it is pinned.
  await ben.page.route('**/pins', (route) =>
    route.request().method() === 'GET' ? route.fulfill({ json: { result: [] } }) : route.fallback(),
  );
  await ben.page.reload();
  await expect(bar(ben)).toHaveCount(0);
  const alert = ben.page.getByRole('alertdialog');
  await act(ben, ben.bubble('note 1'), 'chat.action.pin');
  await expect(alert).toContainText(ben.say('errors.pin.repeated'));
  await alert.getByRole('button').click();
  await expect(alert).toHaveCount(0);

  for (let turn = 2; turn <= 5; turn += 1) {
    await act(ben, ben.bubble(`note ${turn}`), 'chat.action.pin');
    await expect(bar(ann)).toContainText(`note ${turn}`);
  }
  await act(ben, ben.bubble('note 6'), 'chat.action.pin');
  await expect(alert).toContainText(ben.say('errors.pin.full'));
  await alert.getByRole('button').click();

  await bar(ann).click();
  await expect(ann.bubble('note 5')).toBeFocused();
  await expect(bar(ann)).toContainText('note 4');
  await act(ann, ann.bubble('note 4'), 'chat.action.unpin');
  await expect(ann.page.getByTitle(ann.say('chat.pins.open'))).not.toContainText('note 4');
});

test('several are chosen, shared and taken back at once; what others wrote can be reported', async ({
  openBrowser,
}) => {
  const ann = await Person.signIn(await openBrowser({ device: 'desktop' }), accountAt(21));
  const ben = await Person.signIn(await openBrowser(), accountAt(23));
  const room = await ann.directRoom(ben.userId);
  for (const person of [ann, ben]) await person.openRoom(room);
  for (const text of ['alpha', 'beta']) await ann.send(text);
  await ben.send('gamma');
  await expect(ann.bubble('gamma')).toBeVisible();

  const bar = ann.page.getByRole('toolbar', { name: ann.say('chat.selection.label') });
  const does = (action: string) => bar.getByRole('button', { name: ann.say(action), exact: true });
  await act(ann, ann.bubble('alpha'), 'chat.action.select');
  await ann.bubble('gamma').getByRole('checkbox').click();
  await expect(bar).toContainText('2');
  await expect(does('chat.action.retract')).toBeDisabled();
  await does('chat.action.share').click();
  const sheet = ann.page.getByRole('dialog');
  await sheet.getByRole('checkbox', { name: accountAt(23).nickname }).click();
  await sheet.getByRole('button', { name: /1/ }).click();
  await expect(ann.bubble('gamma')).toHaveCount(2);
  await expect(ben.bubble('alpha')).toHaveCount(2);

  await act(ann, ann.bubble('beta'), 'chat.action.select');
  await ann.bubble('alpha').first().getByRole('checkbox').click();
  await does('chat.action.retract').click();
  await ann.page
    .getByRole('alertdialog')
    .getByRole('button', { name: ann.say('chat.action.retract') })
    .click();
  await expect(ben.bubble('beta')).toHaveCount(0);
  await expect(ben.bubble('alpha')).toHaveCount(1);

  await act(ann, ann.bubble('gamma').first(), 'chat.action.report');
  const told = ann.page.waitForResponse('**/api/v1/users/report');
  await sheet.getByRole('radio', { name: ann.say('chat.report.spam') }).check();
  await sheet.getByRole('button', { name: ann.say('chat.report.send') }).click();
  expect((await told).status()).toBe(200);
  await expect(ann.page.getByText(ann.say('chat.report.done'))).toBeVisible();
});
