import type { Page } from '@playwright/test';
import type { Post } from '@quintet/domain/social/media';
import { makePostImageFixture, makePostFixture } from '@quintet/domain/social/fixtures';
import { registerTestAccount } from '../../src/accounts.ts';
import { ApiUser } from '../../src/api-user.ts';
import { TestUser } from '../../src/test-user.ts';
import { TEST_SITES } from '../../src/test-site.ts';
import { expect, test } from '../../src/test.ts';
import { createTranslator } from '../../src/translator.ts';

/** The full-screen image viewer of a post (spec §2): zooming, paging and closing. */

const t = createTranslator(TEST_SITES[0]!);
const DRAWN = [
  [1200, 700],
  [40, 40],
] as const;
const swiped = DRAWN.map(([width, height], index) =>
  makePostImageFixture({ file_path: `${index}`, url: `/media/made/${index}.svg`, thumbnail_url: null, width, height }),
);

const nameOf = ({ media, author: { nickname: name } }: Post, number: number): string =>
  t('social.post.picture', { name, number: `${number}`, total: `${media.length}` });

/** A post with three images: a shared file, a wide image and a small one. */
async function publish(): Promise<Post> {
  const ann = await ApiUser.register();
  const { list } = await ann.call<{ list: Post[] }>('GET', '/social/api/recommend/public');
  const posted = list.flatMap(({ media }) => media).find(({ kind }) => kind === 'image')!;
  const { id } = await ann.call<Post>('POST', '/social/api/posts', { text: 'Three pictures', file_paths: [] });
  return makePostFixture(1, { id, media: [posted, ...swiped] });
}

async function openPost(page: Page, post: Post): Promise<void> {
  await page.route(new RegExp(`/social/api/(?:guest/)?posts/${post.id}$`), (route) =>
    route.fulfill({ json: { result: post } }),
  );
  for (const [index, [width, height]] of DRAWN.entries()) {
    const body = `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}"><rect width="50%" height="100%" fill="#5a7d7c"/></svg>`;
    await page.route(`**/made/${index}.svg`, (route) => route.fulfill({ contentType: 'image/svg+xml', body }));
  }
  await page.goto(`/posts/${post.id}`);
  await expect(page.getByRole('toolbar')).toBeVisible();
}

const partsOf = (page: Page) => ({
  carousel: page.locator('[aria-roledescription=carousel]'),
  viewer: page.getByRole('dialog'),
});

test('image viewer: a guest zooms and pages by touch; back closes only the viewer @slow', async ({ openBrowser }) => {
  const post = await publish();
  const context = await openBrowser();
  const page = await context.newPage();
  await page.goto('/terms');
  await openPost(page, post);
  const { carousel, viewer } = partsOf(page);
  const picture = (number: number) => viewer.getByRole('img', { name: nameOf(post, number) });
  const hands = await context.newCDPSession(page);
  interface Spot {
    x: number;
    y: number;
  }
  const touch = (type: 'touchStart' | 'touchMove' | 'touchEnd', touchPoints: Spot[], timestamp = Date.now() / 1000) =>
    hands.send('Input.dispatchTouchEvent', { type, touchPoints, timestamp });
  /** A fast swipe would continue as a fling and swallow the next tap. */
  async function swipe(dx: number, dy: number): Promise<void> {
    const end = Date.now() / 1000;
    const at = (part: number) => [{ x: 200 + dx * part, y: 400 + dy * part }];
    await touch('touchStart', at(0), end - 1);
    for (const part of [0.2, 0.4, 0.6, 0.8, 1]) await touch('touchMove', at(part), end - 1 + part / 2);
    await touch('touchEnd', [], end);
  }
  async function tapTwice(): Promise<void> {
    const end = Date.now() / 1000;
    for (const at of [end - 0.2, end - 0.1]) {
      await touch('touchStart', [{ x: 200, y: 400 }], at);
      await touch('touchEnd', [], at + 0.05);
    }
  }
  async function pinch(...apart: [number, ...number[]]): Promise<void> {
    const [first, ...rest] = apart.map((far) => [200 - far, 200 + far].map((x) => ({ x, y: 400 })));
    await touch('touchStart', first!);
    for (const spots of rest) await touch('touchMove', spots);
    await touch('touchEnd', []);
  }

  await carousel.getByRole('list').press('ArrowRight');
  await expect(carousel.getByText('2/3')).toBeVisible();
  await carousel.getByRole('img', { name: nameOf(post, 2) }).tap();
  await expect(viewer.getByText('2/3')).toBeVisible();
  await expect(picture(2)).toBeVisible();
  const { width } = (await picture(2).boundingBox())!;
  expect(width).toBe(390);

  await pinch(20, 40, 60, 80);
  await expect.poll(async () => (await picture(2).boundingBox())!.width).toBeGreaterThan(3 * width);
  // A zoomed image pans, and neither changes nor closes.
  await swipe(-150, 0);
  await swipe(0, 200);
  await expect(viewer.getByText('2/3')).toBeVisible();
  await pinch(80, 60, 40, 15);
  await expect.poll(async () => (await picture(2).boundingBox())!.width).toBe(width);

  await tapTwice();
  await expect.poll(async () => (await picture(2).boundingBox())!.width).toBeGreaterThan(2 * width);
  await tapTwice();
  await expect.poll(async () => (await picture(2).boundingBox())!.width).toBe(width);

  await swipe(-150, 0);
  await expect(viewer.getByText('3/3')).toBeVisible();
  await expect.poll(async () => (await picture(3).boundingBox())!.width).toBe(80);

  await page.goBack();
  await expect(viewer).toBeHidden();
  await expect(carousel).toBeInViewport({ ratio: 1 });
  await expect(page).toHaveURL(new RegExp(`/posts/${post.id}$`));
  await expect(carousel.getByText('3/3')).toBeVisible();
  await carousel.getByRole('img', { name: nameOf(post, 3) }).tap();
  await expect(viewer).toBeVisible();
  await swipe(0, 200);
  await expect(viewer).toBeHidden();
  // A viewer closed by its button leaves no history entry.
  await page.goBack();
  await expect(page).toHaveURL(/\/terms$/);
});

test('image viewer: keys and wheel work, and the focus returns on close @slow', async ({ openBrowser }) => {
  const post = await publish();
  const { page } = await TestUser.signIn(await openBrowser({ device: 'desktop' }), await registerTestAccount());
  await openPost(page, post);
  const { carousel, viewer } = partsOf(page);
  const opener = (number: number) =>
    carousel.getByRole('button', { name: t('social.post.open-picture', { number: `${number}`, total: '3' }) });
  await opener(1).press('Enter');
  const shown = viewer.getByRole('img');
  await expect(shown).toHaveAccessibleName(nameOf(post, 1));
  await expect(viewer.getByRole('button', { name: t('kit.viewer.before') })).toBeHidden();
  const download = page.waitForEvent('download');
  await viewer.getByRole('button', { name: t('kit.viewer.download') }).click();
  expect((await download).suggestedFilename()).toBe(`${post.author.nickname} 1.webp`);

  const { width } = (await shown.boundingBox())!;
  await page.mouse.move(640, 400);
  await page.mouse.wheel(0, -300);
  await expect.poll(async () => (await shown.boundingBox())!.width).toBeGreaterThan(2 * width);
  await page.keyboard.press('ArrowRight');
  await viewer.getByRole('button', { name: t('kit.viewer.after') }).click();
  await expect(viewer.getByText('3/3')).toBeVisible();
  await expect(viewer.getByRole('button', { name: t('kit.viewer.after') })).toBeHidden();
  await page.keyboard.press('Escape');
  await expect(viewer).toBeHidden();
  await expect(opener(3)).toBeFocused();
  await expect(carousel.getByText('3/3')).toBeVisible();
});

test('image viewer: a failed image or script shows an error and loads on retry @slow', async ({ openBrowser }) => {
  const post = await publish();
  const page = await (await openBrowser()).newPage();
  await openPost(page, post);
  const { carousel, viewer } = partsOf(page);
  let isThere = false;
  await page.route(/made\/1\.svg|ImagesViewer/, (route) => (isThere ? route.fallback() : route.abort()));
  const first = carousel.getByRole('img', { name: nameOf(post, 1) });
  await first.tap();
  await expect(page.getByRole('status').filter({ hasText: t('errors.connection.failed') })).toBeVisible();
  isThere = true;
  await first.tap();
  await expect(viewer).toBeVisible();
  isThere = false;
  await page.keyboard.press('ArrowRight');
  await page.keyboard.press('ArrowRight');
  await expect(viewer.getByRole('alert')).toContainText(t('kit.error.title'));
  isThere = true;
  await viewer.getByRole('button', { name: t('kit.error.retry') }).tap();
  const third = viewer.getByRole('img', { name: nameOf(post, 3) });
  await expect.poll(() => third.evaluate((image: HTMLImageElement) => image.naturalWidth)).toBe(40);
  await expect(viewer.getByRole('alert')).toBeHidden();
});
