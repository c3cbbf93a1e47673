import type { Page } from '@playwright/test';
import { getDemoAccount } from '../../src/accounts.ts';
import { logInByDialog } from '../../src/login-form.ts';
import { ApiUser } from '../../src/api-user.ts';
import { mockFeed } from '../../src/mock-feed.ts';
import { TestUser } from '../../src/test-user.ts';
import { TEST_SITES } from '../../src/test-site.ts';
import { expect, test } from '../../src/test.ts';
import { createTranslator } from '../../src/translator.ts';

/** Home (spec §2): the feed of guests and users, its scroll position and new posts. */

const t = createTranslator(TEST_SITES[0]!);
const cards = (page: Page) => page.getByRole('feed').getByRole('article');
const scroller = (page: Page) => page.locator('[data-scroller]');

/** The cards that are fully visible, with their positions. */
const seen = (page: Page) =>
  scroller(page).evaluate((element) => {
    const { top, bottom } = element.getBoundingClientRect();
    return [...element.querySelectorAll<HTMLElement>('[data-key]')]
      .map((card) => ({ key: card.dataset['key'], box: card.getBoundingClientRect() }))
      .filter(({ box }) => box.top >= top && box.bottom <= bottom)
      .map(({ key, box }) => `${key} ${Math.round(box.top)}`);
  });

/** Scrolls to `top` pixels. */
async function scrollTo(page: Page, top: number): Promise<void> {
  await expect(async () => {
    await scroller(page).evaluate((element, far) => element.scrollTo({ top: far, behavior: 'instant' }), top);
    expect(await scroller(page).evaluate((element) => element.scrollTop)).toBe(top);
  }).toPass();
}

test('guest: browses, sees the login dialog at the limit, and reaches the requested page after login', async ({
  page,
}) => {
  await page.goto('/');
  await expect(cards(page).first()).toBeVisible();
  await page.getByRole('tab', { name: t('social.home.follow') }).click();
  await expect(page).toHaveURL(/\/home\/follow$/);
  await expect(page.getByText(t('social.home.guest-title'))).toBeVisible();
  await expect(page.getByText(t('shell.guest.prompt'))).toBeVisible();
  await page.getByRole('tab', { name: t('social.home.recommend') }).click();
  await expect(cards(page).first()).toBeVisible();

  await page
    .getByRole('navigation')
    .getByRole('link', { name: t('shell.nav.chat') })
    .click();
  await logInByDialog(page, t, getDemoAccount(30));
  await expect(page).toHaveURL(/\/chat$/);
  await page
    .getByRole('navigation')
    .getByRole('link', { name: t('shell.nav.me') })
    .click();
  await expect(page.getByText(getDemoAccount(30).nickname, { exact: true }).first()).toBeVisible();
});

test('feed: back and reload restore the scroll position; new posts wait for a press', async ({ openBrowser }) => {
  const user = await TestUser.signIn(await openBrowser(), getDemoAccount(31));
  const other = await ApiUser.signIn(getDemoAccount(32));
  const { page } = user;
  await page.goto('/home/recommend');
  await expect(cards(page).first()).toBeVisible();
  // Scrolling step by step measures the posts above.
  for (let top = 500; top <= 3000; top += 500) {
    await scrollTo(page, top);
    await expect.poll(() => seen(page)).not.toEqual([]);
  }
  // New posts are measured first.
  let positions: string[] = [];
  const hasCome = async (): Promise<boolean> => {
    const before = positions;
    positions = await seen(page);
    return positions.length > 0 && positions.join() === before.join();
  };
  await expect.poll(hasCome).toBe(true);

  // Videos open over the feed, so a post with images.
  const link = page
    .locator(positions.map((position) => `[data-key=${position.split(' ')[0]}]`).join())
    .filter({ hasNot: page.getByLabel(t('social.card.is-video')) })
    .getByRole('link')
    .first();
  await link.click();
  await expect(page).toHaveURL(/\/posts\/p/);
  await page.goBack();
  await expect.poll(() => seen(page)).toEqual(positions);
  await expect(link).toBeFocused();

  const text = `The ferry was late ${Date.now()}`;
  await other.call('POST', '/social/api/posts', { text, file_paths: [] });
  await page.reload();
  await expect.poll(() => seen(page)).toEqual(positions);
  const pill = page.getByRole('status').getByRole('button');
  await expect(pill).toBeVisible();
  await expect.poll(() => seen(page)).toEqual(positions);
  await pill.click();
  await expect(cards(page).filter({ hasText: text })).toBeInViewport();
  await expect.poll(() => scroller(page).evaluate((element) => element.scrollTop)).toBe(0);
});

test('feed: pulling refreshes it; offline it shows an error and retries by itself', async ({ openBrowser }) => {
  const { page, context } = await TestUser.signIn(await openBrowser(), getDemoAccount(33));
  await page.goto('/home/recommend');
  await expect(cards(page).first()).toBeVisible();

  const again = page.waitForRequest(/\/recommend\/public$/);
  const devtools = await context.newCDPSession(page);
  const touch = (type: 'touchStart' | 'touchMove' | 'touchEnd', y?: number) =>
    devtools.send('Input.dispatchTouchEvent', { type, touchPoints: y === undefined ? [] : [{ x: 200, y }] });
  await touch('touchStart', 200);
  for (const y of [220, 260, 320, 400]) await touch('touchMove', y);
  // The first touch loads the code of pulls, so the finger goes on until they are tracked. Upwards it would scroll the feed.
  let y = 480;
  await expect(async () => {
    await touch('touchMove', (y += 1));
    await expect(page.locator('[data-pull=ready]')).toBeAttached({ timeout: 200 });
  }).toPass();
  await touch('touchEnd');
  await again;
  await expect(cards(page).first()).toBeVisible();

  await context.setOffline(true);
  await page.getByRole('tab', { name: t('social.home.follow') }).click();
  await expect(page.getByRole('alert').filter({ hasText: t('social.feed.offline') })).toBeVisible();
  await context.setOffline(false);
  await expect(page.getByRole('alert').filter({ hasText: t('social.feed.offline') })).toHaveCount(0);
  await context.close();
});

test('guest: is asked to log in after a hundred recommended posts @slow', async ({ page }) => {
  await mockFeed(page, { count: 150 });
  await page.goto('/');
  const toEnd = (element: Element) => element.scrollTo({ top: element.scrollHeight, behavior: 'instant' });
  await expect(async () => {
    await scroller(page).evaluate(toEnd);
    await expect(page.getByText(t('shell.guest.prompt'))).toBeVisible({ timeout: 200 });
  }).toPass();
  await expect(cards(page).last()).toHaveAttribute('aria-posinset', '100');
});
