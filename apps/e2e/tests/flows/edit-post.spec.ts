import { registerTestAccount } from '../../src/accounts.ts';
import { TestUser } from '../../src/test-user.ts';
import { expect, test } from '../../src/test.ts';
import { createTestImage } from '../../src/test-media.ts';

/** Editing a post (spec §7): closing the editor never loses the text. */

const exact = { exact: true };

test('edit post: unsaved changes come back until they are saved @slow', async ({ openBrowser }) => {
  const ann = await TestUser.signIn(await openBrowser(), await registerTestAccount());
  const { page, t } = ann;
  const { id } = await ann.call<{ id: string }>('POST', '/social/api/posts', {
    text: 'Before',
    tags: ['old'],
    file_paths: [],
  });
  const dialog = page.getByRole('dialog', { name: t('social.post.edit'), ...exact });
  const text = dialog.getByRole('textbox', { name: t('social.publish.text') });
  const tag = (name: string) => dialog.getByRole('button', { name: t('social.publish.remove-tag', { tag: name }) });
  const edit = async (): Promise<void> => {
    await page.getByRole('button', { name: t('social.post.menu'), ...exact }).click();
    await page.getByRole('menuitem', { name: t('social.post.edit'), ...exact }).click();
  };
  await page.goto(`/posts/${id}`);
  const left = [() => page.goBack(), () => page.keyboard.press('Escape')];
  await edit();
  for (const [times, leave] of left.entries()) {
    await text.fill(`After ${times}`);
    await dialog.getByRole('textbox', { name: t('social.publish.tag'), ...exact }).fill(`new${times} `);
    await leave();
    await expect(dialog).toBeHidden();
    await edit();
    await expect(text).toHaveValue(`After ${times}`);
    await expect(tag(`new${times}`)).toBeVisible();
  }
  await page.reload();
  await edit();
  await expect(text).toHaveValue('After 1');
  // A text reset to the original leaves no draft.
  await text.fill('Before');
  for (const name of ['new0', 'new1']) await tag(name).click();
  const stored = () => page.evaluate(() => Object.keys(sessionStorage).filter((key) => key.startsWith('quintet.edit')));
  expect(await stored()).toEqual([]);
  await text.fill('After all');
  expect(await stored()).toHaveLength(1);
  await dialog.getByRole('button', { name: t('social.edit.save'), ...exact }).click();
  await expect(dialog).toBeHidden();
  await expect(page.getByRole('article').getByText('After all')).toBeVisible();
  expect(await stored()).toEqual([]);
});

test('edit post: pictures are added, ordered and removed, also across a reload @slow', async ({ openBrowser }) => {
  const ann = await TestUser.signIn(await openBrowser(), await registerTestAccount());
  const { page, t } = ann;
  const { id } = await ann.call<{ id: string }>('POST', '/social/api/posts', { text: 'At the lake', file_paths: [] });
  await page.goto(`/posts/${id}`);
  const dialog = page.getByRole('dialog', { name: t('social.post.edit'), ...exact });
  const files = dialog.getByRole('list', { name: t('social.publish.files') });
  const tile = (number: number) => files.locator('img').nth(number - 1);
  const act = async (number: number, action: string): Promise<void> => {
    await tile(number).click();
    await page.getByRole('menuitem', { name: t(action), ...exact }).click();
  };
  const edit = async (): Promise<void> => {
    await page.getByRole('button', { name: t('social.post.menu'), ...exact }).click();
    await page.getByRole('menuitem', { name: t('social.post.edit'), ...exact }).click();
  };
  const save = async (): Promise<void> => {
    await dialog.getByRole('button', { name: t('social.edit.save'), ...exact }).click();
    await expect(dialog).toBeHidden();
  };
  const shown = async (): Promise<number[]> => {
    const post = await ann.call<{ media: { width: number }[] }>('GET', `/social/api/posts/${id}`);
    return post.media.map(({ width }) => width);
  };
  const pick = async (...widths: number[]): Promise<void> => {
    const pictures = await Promise.all(widths.map((width) => createTestImage(page, `${width}.jpg`, width, 300)));
    await files.locator('input[type=file]').setInputFiles(pictures);
  };

  await edit();
  await pick(300, 400);
  await expect(tile(2)).toBeVisible();
  await page.reload();
  await edit();
  await expect(tile(2)).toBeVisible();
  await save();
  await expect.poll(shown).toEqual([300, 400]);

  // The open page learns that they are ready.
  await expect(page.getByRole('main').getByRole('img').first()).toBeVisible();
  await edit();
  await pick(500);
  await expect(tile(3)).toBeVisible();
  await act(3, 'social.publish.cover');
  await act(2, 'social.publish.remove-file');
  await save();
  await expect.poll(shown).toEqual([500, 400]);
});
