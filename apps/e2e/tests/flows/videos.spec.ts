import { registerTestAccount } from '../../src/accounts.ts';
import { ApiUser } from '../../src/api-user.ts';
import { registerAndLogInByDialog } from '../../src/login-form.ts';
import { TestUser } from '../../src/test-user.ts';
import { TEST_SITES } from '../../src/test-site.ts';
import { expect, test } from '../../src/test.ts';
import { createTranslator } from '../../src/translator.ts';

/** The video feed over its list: overlays and links (look, Video). */

const api = '/social/api';
const t = createTranslator(TEST_SITES[0]!);
const exact = { exact: true };

interface Listed {
  list: { id: string; author: { id: string }; media: { kind: string }[] }[];
}

test('videos of a guest: comments open over the video, a reload keeps it in its list, login returns to it @slow', async ({
  openBrowser,
}) => {
  test.slow();
  const page = await (await openBrowser()).newPage();
  const listed = page.waitForResponse(/\/guest\/recommend\/public/);
  await page.goto('/home/recommend');
  const { list } = ((await (await listed).json()) as { result: Listed }).result;
  const { id } = list.find(({ media }) => media[0]?.kind === 'video')!;
  const asker = await ApiUser.register();
  const question = `Where is this? ${asker.userId}`;
  await asker.call('POST', `${api}/posts/${id}/comments`, { text: question });
  await page.locator(`[data-key=${id}]`).getByRole('link').first().click();
  const videos = page.getByRole('dialog', { name: t('social.video.label'), ...exact });
  const shown = videos.locator('section:not([inert])');
  await expect(videos.locator('video').nth(1)).toBeAttached();
  await shown.getByRole('button', { name: t('social.action.comment') }).click();
  const sheet = page.getByRole('dialog').filter({ hasText: t('social.comment.placeholder') });
  await expect(sheet.getByText(question)).toBeVisible();
  await page.goBack();
  await expect(sheet).toBeHidden();
  await expect(videos).toBeVisible();
  await expect(page).toHaveURL(new RegExp(`video=${id}$`));

  await page.keyboard.press('ArrowDown');
  await expect(page).not.toHaveURL(new RegExp(`video=${id}$`));
  const { search } = new URL(page.url());
  await page.reload();
  // With those above and below.
  await expect(videos.locator('video').nth(2)).toBeAttached();
  expect(new URL(page.url()).search).toBe(search);
  await page.keyboard.press('ArrowUp');
  await expect(page).toHaveURL(new RegExp(`video=${id}$`));
  await page.keyboard.press('ArrowDown');
  await expect(page).toHaveURL((url) => url.search === search);

  await page.keyboard.press('l');
  await expect(page.getByText(t('auth.select.for-like'))).toBeVisible();
  await page.goBack();
  await expect(page.getByText(t('auth.select.for-like'))).toBeHidden();
  await shown.getByRole('button', { name: t('social.action.comment') }).click();
  await sheet.getByRole('button', { name: t('social.comment.placeholder') }).click();
  await registerAndLogInByDialog(page);
  const answer = `At the lake ${asker.userId}`;
  await page.getByRole('textbox', { name: t('social.comment.write'), ...exact }).fill(answer);
  await page.getByRole('button', { name: t('social.comment.send'), ...exact }).click();
  await expect(sheet.getByRole('article').filter({ hasText: answer })).toBeVisible();
  expect(new URL(page.url()).search).toBe(search);
  await page.goBack();
  await expect(sheet).toBeHidden();
  await page.keyboard.press('l');
  await expect(shown.getByRole('button', { pressed: true })).toBeVisible();
  expect(new URL(page.url()).search).toBe(search);
});

test('author videos and liked videos: open over their list and close to it @slow', async ({ openBrowser }) => {
  const ann = await TestUser.signIn(await openBrowser(), await registerTestAccount());
  const { list } = await ann.call<Listed>('GET', `${api}/recommend/public`);
  const { id, author } = list.find(({ media }) => media[0]?.kind === 'video')!;
  await ann.call('PUT', `${api}/posts/${id}/like`);
  const me = await ann.call<{ social_author_id: string }>('GET', '/api/v1/users/me');
  const { page } = ann;
  const videos = page.getByRole('dialog', { name: t('social.video.label') });
  const places = [
    { list: `/guest-page/${author.id}`, isReloaded: false },
    { list: `/guest-page/${me.social_author_id}?tab=liked`, isReloaded: true },
  ];
  for (const { list, isReloaded } of places) {
    await page.goto(list);
    await page.locator(`a[href="/posts/${id}"]`).first().click();
    await expect(videos).toBeVisible();
    // A reload shows the video again; closing returns to the list.
    if (isReloaded) await page.reload();
    await expect(videos).toBeVisible();
    await expect(page).toHaveURL(new RegExp(`video=${id}$`));
    await page.keyboard.press('Escape');
    await expect(videos).toHaveCount(0);
    expect(new URL(page.url()).pathname + new URL(page.url()).search).toBe(list);
  }
});

test('video: its URL names the visible one, also after overlays; its menu has the post’s actions and page', async ({
  openBrowser,
}) => {
  const ann = await TestUser.signIn(await openBrowser(), await registerTestAccount());
  const { page } = ann;
  const { list } = await ann.call<Listed>('GET', `${api}/recommend/public`);
  const { id } = list.find(({ media }) => media[0]?.kind === 'video')!;
  await page.goto(`/home/recommend?video=${id}`);
  const videos = page.getByRole('dialog', { name: t('social.video.label'), ...exact });
  await expect(videos.locator('video').nth(1)).toBeAttached();
  const talk = page.getByRole('dialog').filter({ hasText: t('social.comment.placeholder') });
  const openTalk = () =>
    videos
      .locator('section:not([inert])')
      .getByRole('button', { name: t('social.action.comment') })
      .click();
  const before = page.url();
  await openTalk();
  await expect(talk).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(talk).toBeHidden();
  await page.keyboard.press('ArrowDown');
  await expect(page).not.toHaveURL(before);
  const shown = page.url();
  await openTalk();
  await expect(talk).toBeVisible();
  await page.goBack();
  await expect(talk).toBeHidden();
  await expect(page).toHaveURL(shown);

  const choose = async (item: string): Promise<void> => {
    await videos.getByRole('button', { name: t('social.post.menu'), ...exact }).click();
    await page.getByRole('menuitem', { name: item, ...exact }).click();
  };
  await choose(t('social.post.report'));
  const report = page.getByRole('dialog', { name: t('social.post.report'), ...exact });
  await expect(report).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(report).toBeHidden();
  await choose(t('social.video.post'));
  await expect(page).toHaveURL(new RegExp(`/posts/${new URL(shown).searchParams.get('video')}$`));
  await expect(page.getByRole('toolbar')).toBeVisible();
  await page.goBack();
  await expect(videos).toBeVisible();
});

test('Back while the next video is being shown: the list’s URL names no video, also after a reload @slow', async ({
  openBrowser,
}) => {
  const page = await (await openBrowser()).newPage();
  const listed = page.waitForResponse(/\/guest\/recommend\/public/);
  await page.goto('/home/recommend');
  const { list } = ((await (await listed).json()) as { result: Listed }).result;
  const { id } = list.find(({ media }) => media[0]?.kind === 'video')!;
  const videos = page.getByRole('dialog', { name: t('social.video.label'), ...exact });
  const link = page.locator(`[data-key=${id}]`).getByRole('link').first();
  for (let attempt = 0; attempt < 4; attempt += 1) {
    await link.click();
    await expect(videos.locator('video').nth(1)).toBeAttached();
    // Goes back as soon as the next video is rendered, and keeps the page busy until the entry has changed.
    await videos.evaluate(async (dialog) => {
      const left = new Promise((resolve) => addEventListener('popstate', resolve, { once: true }));
      const observer = new MutationObserver(() => {
        observer.disconnect();
        history.back();
        for (const start = performance.now(); performance.now() - start < 100;);
      });
      observer.observe(dialog, { subtree: true, attributeFilter: ['inert'] });
      dialog.dispatchEvent(new KeyboardEvent('keydown', { key: 'ArrowDown', bubbles: true }));
      await left;
    });
    await expect(videos).toHaveCount(0);
    expect(new URL(page.url()).search).toBe('');
  }
  await page.reload();
  await expect(page.locator(`[data-key=${id}]`)).toBeVisible();
  await expect(videos).toHaveCount(0);
});
