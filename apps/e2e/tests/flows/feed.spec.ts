import type { Page } from '@playwright/test';
import { accountAt } from '../../src/accounts.ts';
import { recordVideo } from '../../src/record-video.ts';
import { serveMadeFeed } from '../../src/mock-feed.ts';
import { Person } from '../../src/test-user.ts';
import { SITES } from '../../src/site.ts';
import { expect, test } from '../../src/test.ts';
import { wordsOf } from '../../src/translator.ts';

/** Home (spec §2): the feed for guests and members, its place, what is new, and videos one a screen. */

const say = wordsOf(SITES[0]!);
const cards = (page: Page) => page.getByRole('feed').getByRole('article');
const scroller = (page: Page) => page.locator('[data-scroller]');

/** The cards that are wholly on the screen, and where. */
const seen = (page: Page) =>
  scroller(page).evaluate((element) => {
    const { top, bottom } = element.getBoundingClientRect();
    return [...element.querySelectorAll<HTMLElement>('[data-key]')]
      .map((card) => ({ key: card.dataset['key'], box: card.getBoundingClientRect() }))
      .filter(({ box }) => box.top >= top && box.bottom <= bottom)
      .map(({ key, box }) => `${key} ${Math.round(box.top)}`);
  });

/** Scrolls on until so much lies above. */
async function scrollTo(page: Page, top: number): Promise<void> {
  await expect(async () => {
    await scroller(page).evaluate((element, far) => element.scrollTo({ top: far, behavior: 'instant' }), top);
    expect(await scroller(page).evaluate((element) => element.scrollTop)).toBe(top);
  }).toPass();
}

test('a guest looks around, is asked to log in where that ends, and gets to where they wanted', async ({ page }) => {
  await page.goto('/');
  await expect(cards(page).first()).toBeVisible();
  await page.getByRole('tab', { name: say('social.home.follow') }).click();
  await expect(page).toHaveURL(/\/home\/follow$/);
  await expect(page.getByText(say('social.home.guest-title'))).toBeVisible();
  await expect(page.getByText(say('shell.guest.prompt'))).toBeVisible();
  await page.getByRole('tab', { name: say('social.home.recommend') }).click();
  await expect(cards(page).first()).toBeVisible();

  await page
    .getByRole('navigation')
    .getByRole('link', { name: say('shell.nav.chat') })
    .click();
  const dialog = page.getByRole('dialog');
  const { email, password, nickname } = accountAt(30);
  await dialog.getByRole('button', { name: say('auth.select.email') }).click();
  await dialog.getByRole('textbox', { name: say('auth.login.email') }).fill(email);
  await dialog.getByLabel(say('auth.login.password'), { exact: true }).fill(password);
  await dialog.getByRole('button', { name: say('auth.login.submit'), exact: true }).click();
  await expect(page).toHaveURL(/\/chat$/);
  await page.goto('/my-page');
  await expect(page.getByText(nickname, { exact: true }).first()).toBeVisible();
});

test('going back, and a reload, find the same place; what is new waits above until it is wanted', async ({
  openBrowser,
}) => {
  const person = await Person.signIn(await openBrowser(), accountAt(31));
  const other = await Person.signIn(await openBrowser(), accountAt(32));
  const { page } = person;
  await page.goto('/home/recommend');
  await expect(cards(page).first()).toBeVisible();
  // As one comes there, what lies above is known and not guessed.
  for (let top = 500; top <= 3000; top += 500) {
    await scrollTo(page, top);
    await expect.poll(() => seen(page)).not.toEqual([]);
  }
  // What has just come is measured first.
  let place: string[] = [];
  const hasCome = async (): Promise<boolean> => {
    const before = place;
    place = await seen(page);
    return place.length > 0 && place.join() === before.join();
  };
  await expect.poll(hasCome).toBe(true);

  const link = page
    .locator(`[data-key=${place[0]!.split(' ')[0]}]`)
    .getByRole('link')
    .first();
  await link.click();
  await expect(page).toHaveURL(/\/posts\/p|video=/);
  await page.goBack();
  await expect.poll(() => seen(page)).toEqual(place);
  await expect(link).toBeFocused();

  const text = `The ferry was late ${Date.now()}`;
  await other.call('POST', '/social/api/posts', { text, file_paths: [] });
  await page.reload();
  await expect.poll(() => seen(page)).toEqual(place);
  const pill = page.getByRole('status').getByRole('button');
  await expect(pill).toBeVisible();
  await expect.poll(() => seen(page)).toEqual(place);
  await pill.click();
  await expect(cards(page).filter({ hasText: text })).toBeInViewport();
  expect(await scroller(page).evaluate((element) => element.scrollTop)).toBe(0);
});

test('pulled down it begins anew; without a connection it says so, and goes on by itself', async ({ openBrowser }) => {
  const { page, context } = await Person.signIn(await openBrowser(), accountAt(33));
  await page.goto('/home/recommend');
  await expect(cards(page).first()).toBeVisible();

  const again = page.waitForRequest(/\/recommend\/public$/);
  const devtools = await context.newCDPSession(page);
  const touch = (type: 'touchStart' | 'touchMove' | 'touchEnd', y?: number) =>
    devtools.send('Input.dispatchTouchEvent', { type, touchPoints: y === undefined ? [] : [{ x: 200, y }] });
  await touch('touchStart', 200);
  for (const y of [220, 260, 320, 400, 480]) await touch('touchMove', y);
  await touch('touchEnd');
  await again;
  await expect(cards(page).first()).toBeVisible();

  await context.setOffline(true);
  await page.getByRole('tab', { name: say('social.home.follow') }).click();
  await expect(page.getByRole('alert').filter({ hasText: say('social.feed.offline') })).toBeVisible();
  await context.setOffline(false);
  await expect(page.getByRole('alert').filter({ hasText: say('social.feed.offline') })).toHaveCount(0);
  await context.close();
});

test('videos are swiped through with three elements, one plays, and closing leads back to the list', async ({
  page,
}) => {
  await page.emulateMedia({ reducedMotion: 'no-preference' });
  await page.goto('/terms');
  await serveMadeFeed(page, { count: 60, video: await recordVideo(page) });
  await page.goto('/');
  await cards(page).first().getByRole('link').first().click();
  const dialog = page.getByRole('dialog', { name: say('social.video.label') });
  const videos = dialog.locator('video');
  await expect(page).toHaveURL(/video=p1$/);
  const isPlaying = () =>
    videos.evaluateAll((elements) => elements.filter((video) => !(video as HTMLVideoElement).paused).length);
  await expect.poll(isPlaying).toBe(1);

  const kept = await videos.elementHandles();
  for (let step = 2; step <= 16; step += 1) {
    await page.keyboard.press('ArrowDown');
    await expect(page).toHaveURL(new RegExp(`video=p${step}$`));
    expect(await videos.count()).toBeLessThanOrEqual(3);
  }
  expect(await Promise.all(kept.map((video) => video.evaluate((element) => element.isConnected)))).toEqual([
    true,
    true,
  ]);
  await expect.poll(isPlaying).toBe(1);
  await page.keyboard.press(' ');
  await expect.poll(isPlaying).toBe(0);

  // A reload shows the same one among the same; liking asks a guest to log in, and the one that shows is liked then.
  await page.reload();
  await expect(page).toHaveURL(/video=p16$/);
  await expect.poll(isPlaying).toBe(1);
  await page.keyboard.press('ArrowUp');
  await expect(page).toHaveURL(/video=p15$/);
  await page.keyboard.press('l');
  await expect(page.getByText(say('shell.guest.prompt'))).toBeVisible();
  await page.keyboard.press('Escape');
  await page.keyboard.press('Escape');
  await expect(dialog).toHaveCount(0);
  await expect(cards(page).first()).toBeVisible();
});
