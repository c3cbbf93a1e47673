import { ApiUser } from '../../src/api-user.ts';
import { TestUser } from '../../src/test-user.ts';
import { interceptOnce } from '../../src/intercept.ts';
import { expect, test } from '../../src/test.ts';

/** Search by words, in one room and in all rooms (spec §3, §5). */

test('search: finds a message from the list and in its room, and jumps to it @slow', async ({ openBrowser }) => {
  const [one, ben] = await Promise.all([ApiUser.register(), ApiUser.register()]);
  const room = await one.createDirect(ben.userId);
  await one.write(room, '昨天的斑马线太挤了');
  await one.write(room, '早上七点在斑马线集合');
  // More than one page of history.
  await Promise.all(Array.from({ length: 45 }, (_, turn) => one.write(room, `line ${turn}\nof two`)));
  await one.write(room, 'the newest');

  const ann = await TestUser.signIn(await openBrowser({ device: 'desktop' }), one.account);
  await ann.page.goto('/chat');
  const field = ann.page.getByRole('search').getByRole('searchbox');
  const button = ann.page.getByRole('button', { name: ann.t('kit.search.submit'), exact: true });
  await expect(button).toBeDisabled();
  await field.fill('斑'.repeat(25));
  await expect(button).toBeDisabled();
  await expect(ann.page.getByRole('alert').filter({ hasText: /24/ })).toBeVisible();
  await field.fill('斑马');
  const results = ann.page.getByRole('list', { name: ann.t('chat.search.results') });
  await expect(results.getByRole('button', { name: /七点/ })).toBeVisible();
  // New words clear what was found for the old ones, before their own response.
  let release = (): void => undefined;
  const held = new Promise<void>((resolve) => {
    release = resolve;
  });
  await interceptOnce(ann.page, '**/api/v1/messages/search**', async (route) => {
    await held;
    await route.fallback();
  });
  await field.fill('斑马线');
  await expect(results).toBeHidden();
  release();
  await results.getByRole('button', { name: /七点/ }).click();
  const sought = ann.bubble('七点在斑马线');
  await expect(sought).toBeInViewport();
  await expect(sought).toBeFocused();

  await ann.page.getByRole('button', { name: ann.t('chat.room.to-latest') }).click();
  await expect(ann.bubble('the newest')).toBeInViewport();
  await ann.page.getByRole('button', { name: ann.t('chat.search.open') }).click();
  const sheet = ann.page.getByRole('dialog');
  await expect(sheet).toBeVisible();
  await ann.page.keyboard.press('Escape');
  await expect(ann.page.getByRole('button', { name: ann.t('chat.search.open') })).toBeFocused();
  await ann.page.keyboard.press('Enter');
  await expect(sheet).toBeVisible();
  // A search that failed offline runs again once the device is back online.
  await ann.page.context().setOffline(true);
  await sheet.getByRole('searchbox').fill('斑马');
  await expect(sheet.getByText(ann.t('chat.search.offline'))).toBeVisible();
  await ann.page.context().setOffline(false);
  await expect(sheet.getByRole('button', { name: /七点/ })).toBeVisible();
  await sheet.getByRole('searchbox').fill('斑马线');
  await sheet.getByRole('button', { name: /七点/ }).click();
  await expect(sought).toBeInViewport();
  // From hit to hit, by buttons and keys.
  const older = ann.bubble('昨天的斑马线');
  await ann.page.getByRole('button', { name: ann.t('chat.search.older') }).click();
  await expect(older).toBeFocused();
  await ann.page.keyboard.press('ArrowDown');
  await expect(sought).toBeFocused();
  await ann.page.keyboard.press('Escape');
  await expect(ann.page.getByRole('button', { name: ann.t('chat.search.older') })).toHaveCount(0);
  await expect(ann.page).toHaveURL(/room/);

  // A link to a message that this room does not have.
  await ann.page.goto(`/room/${room}?message=nowhere`);
  await expect(ann.page.getByText(ann.t('chat.room.message-gone'))).toBeVisible();
});
