import type { Locator } from '@playwright/test';
import { ApiUser } from '../../src/api-user.ts';
import { TestUser } from '../../src/test-user.ts';
import { expect, test } from '../../src/test.ts';

/** Message actions (spec §2, §4): reply and pin; the other user's actions show at once. */

/** Opens a message's menu and chooses an action. */
async function act(user: TestUser, message: Locator, action: string): Promise<void> {
  await message.getByText(/./).first().click({ button: 'right' });
  await user.page.getByRole('menuitem', { name: user.t(action), exact: true }).click();
}

test('reply: shows its original, jumps there and back, and is cancelled when the original is unsent', async ({
  openBrowser,
}) => {
  const [one, ben] = await Promise.all([ApiUser.register(), ApiUser.register()]);
  const room = await one.createDirect(ben.userId);
  const original = await one.write(room, 'the question');
  await Promise.all(Array.from({ length: 59 }, (_, turn) => one.write(room, `line ${turn}\nof\nthree`)));
  await one.write(room, 'the newest');
  const ann = await TestUser.signIn(await openBrowser({ device: 'desktop' }), one.account);
  await ann.openRoom(room);
  await expect(ann.bubble('the newest')).toBeInViewport();
  const strip = ann.page.locator('form').getByRole('button', { name: ann.t('chat.reply.cancel'), exact: true });

  // By keyboard only: focus the message, choose the action, write the reply.
  await ann.log.focus();
  await ann.page.keyboard.press('ArrowUp');
  await ann.page.keyboard.press('r');
  await expect(strip).toBeVisible();
  await expect(ann.composer).toBeFocused();
  await ann.page.keyboard.press('Escape');
  await expect(strip).toHaveCount(0);

  // Scroll up, reply there, and jump from a reply to the original.
  const question = ann.bubble('the question').first();
  await ann.log.hover();
  await expect(async () => {
    await ann.page.mouse.wheel(0, -4000);
    await expect(question).toBeInViewport({ timeout: 100 });
  }).toPass({ intervals: [50] });
  await act(ann, question, 'chat.action.reply');
  await ann.send('the answer');
  await expect(ann.bubble('the answer')).toBeInViewport();
  await expect(ann.bubble('the answer')).toContainText('the question');
  await ann.expectDelivered('the answer');
  const answer = { type: 'text', text: 'one more answer', cid: `answer-${ben.userId}` };
  const { id } = await ben.call<{ id: string }>('POST', `/api/v1/messages/${original}/thread`, answer);
  const response = ann.bubble('one more answer');
  await expect(response).toContainText('the question');
  await response.getByRole('button', { name: /the question/ }).click();
  await expect(question).toBeInViewport();
  await expect(question).toBeFocused();
  await ann.page.getByRole('button', { name: ann.t('chat.room.jump-back') }).click();
  await expect(response).toBeInViewport();

  // The original of the open reply is unsent.
  await act(ann, response, 'chat.action.reply');
  await expect(strip).toBeVisible();
  await ann.composer.fill('half a thought');
  await ben.call('DELETE', `/api/v1/messages/${id}`);
  await expect(ann.page.getByRole('alert')).toContainText(ann.t('errors.message.retracted'));
  await expect(strip).toHaveCount(0);
  await expect(ann.composer).toHaveValue('half a thought');
  await expect(response).toHaveCount(0);
});

test('pins: five at most, lead to their messages, and hide their text after the user cleared the chat @slow', async ({
  openBrowser,
}) => {
  const [one, ben] = await Promise.all([ApiUser.register(), ApiUser.register()]);
  const room = await ben.createDirect(one.userId);
  const notes: string[] = [];
  for (let turn = 1; turn <= 6; turn += 1) notes.push(await ben.write(room, `note ${turn}`));
  const ann = await TestUser.signIn(await openBrowser(), one.account);
  await ann.openRoom(room);
  const pins = `/api/v1/groups/${room}/pins`;
  const bar = ann.page.getByTitle(ann.t('chat.pins.open'));
  await act(ann, ann.bubble('note 1'), 'chat.action.pin');
  await expect(bar).toContainText('note 1');
  for (const msg_id of notes.slice(1, 5)) await ben.call('POST', pins, { msg_id });
  await expect(bar).toContainText('note 5');
  await act(ann, ann.bubble('note 6'), 'chat.action.pin');
  const alert = ann.page.getByRole('alertdialog');
  await expect(alert).toContainText(ann.t('errors.pin.full'));
  await alert.getByRole('button').click();

  await bar.click();
  await expect(ann.bubble('note 5')).toBeFocused();
  await expect(bar).toContainText('note 4');
  await act(ann, ann.bubble('note 4'), 'chat.action.unpin');
  await expect(bar).not.toContainText('note 4');

  // A pin from before the user cleared the chat is unpinned without its text being shown.
  for (const index of [1, 2, 4]) await ben.call('DELETE', `${pins}/${notes[index]}`);
  await expect(bar).toContainText('note 1');
  await ann.call('POST', `/api/v1/groups/${room}/clear`);
  await ann.page.reload();
  const cleared = ann.page.getByTitle(ann.t('chat.pins.cleared-open'));
  await expect(cleared).toContainText(ann.t('chat.pins.cleared'));
  await expect(ann.page.getByText(/note \d/)).toHaveCount(0);
  await cleared.click();
  await alert.getByRole('button', { name: ann.t('chat.action.unpin') }).click();
  await expect(cleared).toHaveCount(0);
  expect(await ben.call('GET', pins)).toEqual([]);
});
