import { ApiUser } from '../../src/api-user.ts';
import { TestUser } from '../../src/test-user.ts';
import { expect, test } from '../../src/test.ts';

/** Emojis as reactions and in the composer (spec §2, §4), on a phone. */

test('reactions: are counted and listed by user; each user removes their own @slow', async ({ openBrowser }) => {
  const [one, ben] = await Promise.all([ApiUser.register(), ApiUser.register()]);
  const room = await ben.createDirect(one.userId);
  const reactions = `/api/v1/messages/${await ben.write(room, 'well done')}/emojis`;
  const ann = await TestUser.signIn(await openBrowser({ device: 'phone' }), one.account);
  await ann.openRoom(room);
  const message = ann.bubble('well done');
  const chip = (pressed: boolean) => message.getByRole('button', { name: /🎉/, pressed });
  const removeBens = () => ben.call('DELETE', `${reactions}?emoji=${encodeURIComponent('🎉')}`);
  const toolbar = ann.page.getByRole('toolbar');

  await message.getByText('well done').click({ button: 'right' });
  await toolbar.getByRole('button', { name: '🎉' }).click();
  await expect(chip(true)).toHaveText(/1/);
  await ben.call('POST', reactions, { emoji: '🎉' });
  await expect(chip(true)).toHaveText(/2/);
  await chip(true).click();
  await expect(chip(false)).toHaveText(/1/);
  await chip(false).click();
  await expect(chip(true)).toHaveText(/2/);
  await removeBens();
  await expect(chip(true)).toHaveText(/1/);

  await ben.call('POST', reactions, { emoji: '👍' });
  await expect(message.getByRole('button', { name: /👍/ })).toHaveText(/1/);
  await chip(true).click({ button: 'right' });
  const sheet = ann.page.getByRole('dialog', { name: ann.t('chat.reactions.label') });
  await expect(sheet.getByRole('listitem')).toHaveCount(2);
  await sheet.getByRole('tab', { name: /👍/ }).click();
  await expect(sheet.getByRole('listitem')).toHaveText([new RegExp(ben.nickname)]);
  await ann.page.keyboard.press('Escape');
  await expect(sheet).toHaveCount(0);
  await expect(chip(true)).toHaveText(/1/);

  // The picker replaces the phone's keyboard; a press in the room closes it.
  const search = ann.page.getByRole('searchbox', { name: ann.t('kit.emoji.search') });
  const cells = ann.page.getByRole('gridcell');
  await ann.page.getByRole('button', { name: ann.t('kit.emoji.open'), exact: true }).click();
  await cells.filter({ hasText: '😀' }).first().click();
  await expect(ann.composer).toHaveValue('😀');
  await ann.log.click({ position: { x: 5, y: 5 } });
  await expect(search).toHaveCount(0);
  // The last used emoji is the first.
  await message.getByText('well done').click({ button: 'right' });
  await toolbar.getByRole('button', { name: ann.t('chat.reactions.more') }).click();
  await expect(cells.first()).toHaveText('😀');
  await search.fill('🥑');
  await cells.filter({ hasText: '🥑' }).first().click();
  await expect(message.getByRole('button', { name: /🥑/ })).toHaveText(/1/);

  await chip(true).click();
  await expect(chip(true)).toHaveCount(0);
  await expect
    .poll(async () => (await ben.call<{ emoji: string }[]>('GET', reactions)).map(({ emoji }) => emoji))
    .toEqual(['👍', '🥑']);
});
