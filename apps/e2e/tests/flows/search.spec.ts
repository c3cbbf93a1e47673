import { registerTestAccount } from '../../src/accounts.ts';
import { ApiUser } from '../../src/api-user.ts';
import { TestUser } from '../../src/test-user.ts';
import { expect, test } from '../../src/test.ts';

/** The search of posts, users, chats and messages (spec §2), and pages of tags. */

test('search: finds posts, users, chats and messages, opens tags, and remembers searches until logout', async ({
  openBrowser,
}) => {
  const ann = await ApiUser.register();
  const ben = await TestUser.signIn(await openBrowser(), await registerTestAccount());
  const tag = `港湾${ann.userId}`;
  const word = `zephyr${ann.userId}`;
  await ann.call('POST', '/social/api/posts', { text: `A boat, ${word}`, tags: [tag], file_paths: [] });
  await ann.call('POST', '/social/api/posts', { text: `${word} 小船`, file_paths: [] });
  await ann.call('PUT', '/api/v2/users/me', { nickname: `${word}Ann` });
  const room = await ben.createDirect(ann.userId);
  const message = { type: 'text', group_id: room, text: `meet at the ${word}`, cid: `search-${ben.userId}` };
  await ben.call('POST', '/api/v1/messages', message);

  const { page, t } = ben;
  const field = page.getByRole('searchbox');
  const tab = (name: string) => page.getByRole('tab', { name: new RegExp(`^${t(name)}`) });
  await page.goto('/home/recommend');
  await page.getByRole('button', { name: t('social.home.search'), exact: true }).click();
  await expect(field).toBeFocused();
  await field.fill(word);
  await expect(page.getByRole('feed').getByRole('article')).toHaveCount(2);
  await expect(tab('social.search.posts')).toHaveText(/2$/);
  await expect(tab('social.search.users')).toHaveText(/1$/);
  await expect(tab('social.search.chats')).toHaveText(/1$/);
  await expect(tab('social.search.messages')).toHaveText(/1$/);
  await tab('social.search.users').click();
  // The posts of the former tab name their author, too.
  await expect(page.getByRole('link', { name: `${word}Ann` })).toHaveCount(1);
  await tab('social.search.messages').click();
  await expect(page.getByRole('button', { name: new RegExp(`meet at the ${word}`) })).toBeVisible();
  await tab('social.search.posts').click();

  // A post, its tag, and back to the results.
  await page.getByRole('feed').getByText('A boat').click();
  await page.getByRole('link', { name: `#${tag}` }).click();
  await expect(field).toHaveValue(`#${tag}`);
  await expect(page.getByRole('feed').getByRole('article')).toHaveCount(1);
  await page.goBack();
  await page.goBack();
  await expect(field).toHaveValue(word);
  await expect(page.getByRole('feed').getByRole('article')).toHaveCount(2);

  // A tag is suggested while it is typed.
  await field.fill(tag);
  await page
    .getByRole('navigation', { name: t('social.search.tags') })
    .getByRole('link', { name: `#${tag}` })
    .click();
  await expect(field).toHaveValue(`#${tag}`);
  await expect(page.getByRole('feed').getByRole('article')).toHaveCount(1);

  // Without a post the other tabs are named.
  await field.fill(`meet at the ${word}`);
  await expect(page.getByRole('heading', { name: t('social.search.none-posts-title') })).toBeVisible();

  // The search whose result was opened is remembered; logging out forgets it.
  await page.goto('/search');
  const recent = page.getByRole('list', { name: t('social.search.recent') });
  await expect(recent.getByRole('button', { name: word, exact: true })).toBeVisible();
  await recent.getByRole('button', { name: word, exact: true }).click();
  await expect(page.getByRole('feed').getByRole('article')).toHaveCount(2);
  expect(await page.evaluate(() => localStorage.getItem('quintet.searches'))).toContain(word);
  await page.goto('/profile');
  await page.getByRole('button', { name: t('shell.log-out.action'), exact: true }).click();
  await page
    .getByRole('alertdialog')
    .getByRole('button', { name: t('shell.log-out.action'), exact: true })
    .click();
  await expect(page.getByRole('button', { name: t('shell.guest.log-in'), exact: true }).first()).toBeVisible();
  expect(await page.evaluate(() => localStorage.getItem('quintet.searches'))).toBeNull();
});
