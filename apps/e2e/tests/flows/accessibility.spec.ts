import { AxeBuilder } from '@axe-core/playwright';
import type { BrowserContext, Page } from '@playwright/test';
import { getDemoAccount } from '../../src/accounts.ts';
import type { TestDeviceName } from '../../src/devices.ts';
import { expect, test } from '../../src/test.ts';
import { TestUser } from '../../src/test-user.ts';

type Open = (page: Page) => Promise<void>;

/** Opens a path and waits for a part of its content. */
const at =
  (path: string, content: (page: Page) => ReturnType<Page['locator']>): Open =>
  async (page) => {
    await page.goto(path);
    await content(page).waitFor();
  };

/** Follows the first link of a page that starts with `prefix`. */
const follow =
  (from: string, prefix: string, content: (page: Page) => ReturnType<Page['locator']>): Open =>
  async (page) => {
    await page.goto(from);
    await page.goto((await page.locator(`a[href^="${prefix}"]`).first().getAttribute('href'))!);
    await content(page).waitFor();
  };

const cards = (page: Page) => page.getByRole('feed').getByRole('article').first();
const toolbar = (page: Page) => page.getByRole('toolbar');
const heading = (page: Page) => page.getByRole('heading').first();
const items = (page: Page) => page.getByRole('listitem').nth(3);
const field = (page: Page) => page.getByRole('textbox').first();
const messages = (page: Page) => page.getByRole('log').getByRole('article').last();
const charts = (page: Page) => page.getByRole('slider').first();

const GUEST_PAGES: Record<string, Open> = {
  home: at('/', cards),
  login: at('/login/phone', field),
  register: at('/register?mode=email', field),
  terms: at('/terms', heading),
  post: follow('/', '/posts/', toolbar),
  author: follow('/', '/guest-page/', cards),
  search: at('/search?text=a', cards),
  gallery: at('/home/gallery', cards),
  chart: at('/home/chart', charts),
};

const MEMBER_PAGES: Record<string, Open> = {
  home: at('/home/recommend', cards),
  post: follow('/home/recommend', '/posts/', toolbar),
  publish: at('/publish', field),
  chats: at('/chat', (page) => page.locator('a[href*="/room/"]').nth(3)),
  room: follow('/chat', '/room/', messages),
  friends: at('/friends', items),
  notifications: at('/notifications', (page) => page.getByRole('tab').last()),
  me: at('/my-page', (page) => page.locator('a[href="/profile"]')),
  settings: at('/profile', (page) => page.locator('[role=switch]:enabled').first()),
  'edit profile': at('/edit-profile', (page) => page.getByRole('textbox').last()),
  points: at('/points', heading),
};

/** Colours between two states do not count. */
const finishAnimations = (page: Page) =>
  page.evaluate(() => {
    for (const animation of document.getAnimations())
      if (Number.isFinite(animation.effect?.getComputedTiming().endTime)) animation.finish();
  });

async function findViolations(page: Page): Promise<string[]> {
  // The date chip is fading out.
  await expect(page.locator('[data-moving]')).toHaveCount(0);
  await finishAnimations(page);
  // No page contains iframes, so the faster legacy mode suffices.
  const { violations } = await new AxeBuilder({ page }).setLegacyMode().analyze();
  return violations.map(({ id, nodes }) => `${id}: ${nodes.map(({ html }) => html).join(' ')}`);
}

interface Visit {
  pages: Record<string, Open>;
  device: TestDeviceName;
  start: (context: BrowserContext) => Promise<Page>;
}

const VISITS: Record<string, Visit> = {
  guest: { pages: GUEST_PAGES, device: 'desktop', start: (context) => context.newPage() },
  member: {
    pages: MEMBER_PAGES,
    device: 'phone',
    start: async (context) => (await TestUser.signIn(context, getDemoAccount(0))).page,
  },
};

/** The stories of each screen check every state, sheet, language and theme; here axe checks the assembled pages with real data. */
for (const [actor, { pages, device, start }] of Object.entries(VISITS)) {
  test(`accessibility: pages of a ${actor} pass axe on a ${device}`, async ({ openBrowser }) => {
    const page = await start(await openBrowser({ device }));
    for (const [name, open] of Object.entries(pages)) {
      await test.step(name, async () => {
        await open(page);
        expect.soft(await findViolations(page), name).toEqual([]);
      });
    }
  });
}
