import { newAccount } from '../../src/accounts.ts';
import { Person } from '../../src/test-user.ts';
import { expect, test } from '../../src/test.ts';

/** Changing a post (spec §7): what was typed is lost by no way of closing it. */

const exact = { exact: true };

test('what was changed about a post and not saved is there again, until it is saved', async ({ openBrowser }) => {
  const ann = await Person.signIn(await openBrowser(), await newAccount());
  const { page, say } = ann;
  const { id } = await ann.call<{ id: string }>('POST', '/social/api/posts', {
    text: 'Before',
    tags: ['old'],
    file_paths: [],
  });
  const dialog = page.getByRole('dialog', { name: say('social.post.edit'), ...exact });
  const text = dialog.getByRole('textbox', { name: say('social.publish.text') });
  const tag = (name: string) => dialog.getByRole('button', { name: say('social.publish.remove-tag', { tag: name }) });
  const edit = async (): Promise<void> => {
    await page.getByRole('button', { name: say('social.post.menu'), ...exact }).click();
    await page.getByRole('menuitem', { name: say('social.post.edit'), ...exact }).click();
  };
  await page.goto('/home/recommend');
  await page.goto(`/posts/${id}`);
  const left = [() => page.goBack(), () => page.keyboard.press('Escape')];
  for (const [times, leave] of left.entries()) {
    await edit();
    await text.fill(`After ${times}`);
    await dialog.getByRole('textbox', { name: say('social.publish.tag'), ...exact }).fill(`new${times} `);
    await leave();
    await expect(dialog).toBeHidden();
    await edit();
    await expect(text).toHaveValue(`After ${times}`);
    await expect(tag(`new${times}`)).toBeVisible();
    await page.reload();
  }
  await edit();
  await expect(text).toHaveValue('After 1');
  // Given back what it was, there is nothing to keep.
  await text.fill('Before');
  for (const name of ['new0', 'new1']) await tag(name).click();
  const kept = () => page.evaluate(() => Object.keys(sessionStorage).filter((key) => key.startsWith('quintet.edit')));
  expect(await kept()).toEqual([]);
  await text.fill('After all');
  expect(await kept()).toHaveLength(1);
  await dialog.getByRole('button', { name: say('social.edit.save'), ...exact }).click();
  await expect(dialog).toBeHidden();
  await expect(page.getByRole('main').getByText('After all')).toBeVisible();
  expect(await kept()).toEqual([]);
});
