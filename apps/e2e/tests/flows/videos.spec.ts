import { registerTestAccount } from '../../src/accounts.ts';
import { logInWithNewAccount } from '../../src/login-form.ts';
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

test('video comments: open over the video, which stays; a guest can write after login', async ({ openBrowser }) => {
  const ann = await TestUser.signIn(await openBrowser(), await registerTestAccount());
  const { list } = await ann.call<Listed>('GET', `${api}/recommend/public`);
  const shown = list.find(({ media }) => media[0]?.kind === 'video')!;
  await ann.call('POST', `${api}/posts/${shown.id}/comments`, { text: 'Where is this?' });
  const page = await (await openBrowser()).newPage();
  await page.goto(`/home/recommend?video=${shown.id}`);
  const videos = page.getByRole('dialog', { name: t('social.video.label'), ...exact });
  const screen = videos.locator('section:not([inert])');
  await screen.getByRole('button', { name: t('social.action.comment') }).click();
  const sheet = page.getByRole('dialog').filter({ hasText: 'Where is this?' });
  await expect(sheet).toBeVisible();
  await page.goBack();
  await expect(sheet).toBeHidden();
  await expect(videos).toBeVisible();
  await expect(page).toHaveURL(new RegExp(`video=${shown.id}$`));

  await screen.getByRole('button', { name: t('social.action.comment') }).click();
  await sheet.getByRole('button', { name: t('social.comment.placeholder') }).click();
  await logInWithNewAccount(page);
  await page.getByRole('textbox', { name: t('social.comment.write'), ...exact }).fill('At the lake');
  await page.getByRole('button', { name: t('social.comment.send'), ...exact }).click();
  await expect(sheet.getByRole('article').filter({ hasText: 'At the lake' })).toBeVisible();
  await expect(page).toHaveURL(new RegExp(`video=${shown.id}$`));
});

test('like by a guest in the video feed: returns to the same video after login', async ({ openBrowser }) => {
  const page = await (await openBrowser()).newPage();
  const listed = page.waitForResponse(/\/guest\/recommend\/public/);
  await page.goto('/home/recommend');
  const { list } = ((await (await listed).json()) as { result: Listed }).result;
  const first = list.find(({ media }) => media[0]?.kind === 'video')!;
  await page.locator(`[data-key=${first.id}]`).getByRole('link').first().click();
  const videos = page.getByRole('dialog', { name: t('social.video.label'), ...exact });
  await expect(videos).toBeVisible();
  await expect(videos.locator('video').nth(1)).toBeAttached();
  await page.keyboard.press('ArrowDown');
  await expect(page).not.toHaveURL(new RegExp(`video=${first.id}$`));
  const { search } = new URL(page.url());
  await page.keyboard.press('l');
  await logInWithNewAccount(page);
  await expect(videos.locator('section:not([inert])').getByRole('button', { pressed: true })).toBeVisible();
  expect(new URL(page.url()).search).toBe(search);
});

test('author videos and liked videos: open over their list and close to it', async ({ openBrowser }) => {
  const ann = await TestUser.signIn(await openBrowser(), await registerTestAccount());
  const { list } = await ann.call<Listed>('GET', `${api}/recommend/public`);
  const { id, author } = list.find(({ media }) => media[0]?.kind === 'video')!;
  await ann.call('PUT', `${api}/posts/${id}/like`);
  const me = await ann.call<{ social_author_id: string }>('GET', '/api/v1/users/me');
  const guest = await (await openBrowser()).newPage();
  const places = [
    [guest, `/guest-page/${author.id}`],
    [ann.page, `/guest-page/${me.social_author_id}?tab=liked`],
  ] as const;
  for (const [page, list] of places) {
    await page.goto(list);
    const videos = page.getByRole('dialog', { name: t('social.video.label') });
    await page.locator(`a[href="/posts/${id}"]`).first().click();
    await expect(videos).toBeVisible();
    // A reload shows the video again; closing returns to the list.
    await page.reload();
    await expect(videos).toBeVisible();
    await expect(page).toHaveURL(new RegExp(`video=${id}$`));
    await page.keyboard.press('Escape');
    await expect(videos).toHaveCount(0);
    expect(new URL(page.url()).pathname + new URL(page.url()).search).toBe(list);
  }
});

test('video menu: has the post’s actions and a link to its page', async ({ openBrowser }) => {
  const ann = await TestUser.signIn(await openBrowser(), await registerTestAccount());
  const { page } = ann;
  const { list } = await ann.call<Listed>('GET', `${api}/recommend/public`);
  const { id } = list.find(({ media }) => media[0]?.kind === 'video')!;
  await page.goto(`/home/recommend?video=${id}`);
  const videos = page.getByRole('dialog', { name: t('social.video.label'), ...exact });
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
  await expect(page).toHaveURL(new RegExp(`/posts/${id}$`));
  await expect(page.getByRole('toolbar')).toBeVisible();
  await page.goBack();
  await expect(videos).toBeVisible();
});

test('video URL: names the visible video, also after overlays', async ({ openBrowser }) => {
  const ann = await TestUser.signIn(await openBrowser(), await registerTestAccount());
  const { page } = ann;
  const { list } = await ann.call<Listed>('GET', `${api}/recommend/public`);
  const { id } = list.find(({ media }) => media[0]?.kind === 'video')!;
  await page.goto('/home/recommend');
  await page.locator(`a[href="/posts/${id}"]`).first().click();
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
});

test('Back while the next video is being shown: the list’s URL names no video, also after a reload', async ({
  openBrowser,
}) => {
  const page = await (await openBrowser()).newPage();
  const listed = page.waitForResponse(/\/guest\/recommend\/public/);
  await page.goto('/home/recommend');
  const { list } = ((await (await listed).json()) as { result: Listed }).result;
  const { id } = list.find(({ media }) => media[0]?.kind === 'video')!;
  const videos = page.getByRole('dialog', { name: t('social.video.label'), ...exact });
  const link = page.locator(`[data-key=${id}]`).getByRole('link').first();
  for (let attempt = 0; attempt < 10; attempt += 1) {
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
