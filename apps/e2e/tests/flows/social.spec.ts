import type { Page } from '@playwright/test';
import { newAccount } from '../../src/accounts.ts';
import { Person } from '../../src/person.ts';
import { SITES } from '../../src/site.ts';
import { expect, test } from '../../src/test.ts';
import { wordsOf } from '../../src/words.ts';

/** Posts (spec §2, §6): what guests may do with them, and what they are asked to log in for. */

interface Post {
  id: string;
}

const api = '/social/api';
const say = wordsOf(SITES[0]!);
const exact = { exact: true };

const post = (by: Person, text: string, more: object = {}): Promise<Post> =>
  by.call<Post>('POST', `${api}/posts`, { text, file_paths: [], ...more });

async function openPost(page: Page, { id }: Post): Promise<void> {
  await page.goto(`/posts/${id}`);
  await expect(page.getByRole('toolbar')).toBeVisible();
}

test('a guest who likes is asked to log in, and likes then', async ({ openBrowser }) => {
  const ann = await Person.signIn(await openBrowser(), await newAccount());
  const open = await post(ann, 'For everybody');
  const { email, password } = await newAccount();
  const page = await (await openBrowser()).newPage();
  await openPost(page, open);
  await page
    .getByRole('toolbar')
    .getByRole('button', { name: say('social.action.like') })
    .click();
  const dialog = page.getByRole('dialog');
  await dialog.getByRole('button', { name: say('auth.select.email') }).click();
  await dialog.getByRole('textbox', { name: say('auth.login.email') }).fill(email);
  await dialog.getByLabel(say('auth.login.password'), exact).fill(password);
  await dialog.getByRole('button', { name: say('auth.login.submit'), ...exact }).click();
  await expect(
    page.getByRole('toolbar').getByRole('button', { name: say('social.action.like'), pressed: true }),
  ).toBeVisible();
});
