import type { Locator } from '@playwright/test';
import { accountAt } from '../../src/accounts.ts';
import { Person } from '../../src/person.ts';
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
  await ann.page.getByRole('button', { name: ann.say('chat.room.to-origin') }).click();
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
