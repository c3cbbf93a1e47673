import { ApiUser } from '../../src/api-user.ts';
import { TestUser } from '../../src/test-user.ts';
import { TEST_SITES } from '../../src/test-site.ts';
import { expect, test } from '../../src/test.ts';
import { createTranslator } from '../../src/translator.ts';

/** Two users chat in two real browsers (spec §2): what each does shows at once at the other. */

test('messages on two brands: show at once in room, list and title, with unread count, typing and draft', async ({
  openBrowser,
}) => {
  const [one, other] = await Promise.all([ApiUser.register(), ApiUser.register()]);
  const room = await one.createDirect(other.userId);
  // The desktop shows the list beside the room.
  const ann = await TestUser.signIn(await openBrowser({ device: 'desktop' }), one.account);
  const site = TEST_SITES[1]!;
  const ben = await TestUser.signIn(await openBrowser({ site }), other.account, createTranslator(site));
  for (const user of [ann, ben]) await user.openRoom(room);
  const tag = 'live';
  for (const text of ['one', 'two', 'three']) await ann.send(`${tag} ${text}`);
  await ben.expectConversation(tag, ['one', 'two', 'three']);
  const row = ben.getRow(room);

  await test.step('unread count', async () => {
    await ben.leaveRoom();
    const unread = row.getByLabel(ben.t('chat.list.unread', { count: '3' }));
    await expect(row).toContainText(`${tag} three`);
    for (const text of ['four', 'five', 'six']) await ann.send(`${tag} ${text}`);
    await expect(unread).toBeVisible();
    await expect(row).toContainText(`${tag} six`);
    const icon = ben.page.locator('link[rel=icon]');
    await expect(ben.page).toHaveTitle(/^\(\d+\) /);
    await expect(icon).toHaveAttribute('href', /^data:image/);

    await row.click();
    await ben.expectConversation(tag, ['one', 'two', 'three', 'four', 'five', 'six']);
    await expect(ann.bubble(`${tag} six`).locator('[data-delivery=read]')).toBeVisible();
    await ben.leaveRoom();
    await expect(row).toContainText(`${tag} six`);
    await expect(unread).toHaveCount(0);
    await expect(ben.page).toHaveTitle(/^[^(]/);
    await expect(icon).toHaveAttribute('href', /icon\.svg$/);
    await row.click();
  });

  await test.step('typing and draft', async () => {
    const typing = ann.page.getByText(ann.t('chat.typing.direct'));
    const shown = [ann.page.locator('header'), ann.getRow(room)].map((place) => place.filter({ has: typing }));
    // Ben has not typed before, so the notice is sent at once; messages have arrived, so both are connected.
    await ben.composer.fill('half a thought');
    await Promise.all(shown.map((place) => expect(place).toBeVisible()));
    await ben.leaveRoom();
    await expect(row).toContainText(ben.t('chat.list.draft'));
    await expect(row).toContainText('half a thought');
    await row.click();
    await expect(ben.composer).toHaveValue('half a thought');
    for (const text of ['seven', 'eight']) await ben.send(`${tag} ${text}`);
    for (const place of shown) await expect(place).toHaveCount(0);
  });

  const all = ['one', 'two', 'three', 'four', 'five', 'six', 'seven', 'eight'];
  for (const user of [ann, ben]) {
    await user.expectConversation(tag, all);
    await user.expectDelivered(`${tag} eight`);
  }
  await ben.leaveRoom();
  await expect(row).toContainText(`${tag} eight`);
  await expect(row).not.toContainText(ben.t('chat.list.draft'));
});
