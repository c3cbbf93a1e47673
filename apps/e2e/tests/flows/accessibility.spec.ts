import { AxeBuilder } from '@axe-core/playwright';
import type { BrowserContext, Locator, Page } from '@playwright/test';
import { getDemoAccount } from '../../src/accounts.ts';
import type { TestDeviceName } from '../../src/devices.ts';
import { expect, test } from '../../src/test.ts';
import { TEST_SITES } from '../../src/test-site.ts';
import { TestUser } from '../../src/test-user.ts';
import { createTranslator } from '../../src/translator.ts';

const t = createTranslator(TEST_SITES[0]!);

interface Step {
  page: string;
  /** Opens the page from the one before, like a user; only pages that no other one leads to are loaded. */
  open: (page: Page) => Promise<unknown>;
  path: RegExp;
  /** A part of its content. */
  content: (page: Page) => Locator;
}

const load = (path: string) => (page: Page) => page.goto(path);
const press = (selector: string) => (page: Page) => page.locator(selector).filter({ visible: true }).first().click();
const pressAfterBack = (selector: string) => async (page: Page) => {
  await page.goBack();
  await press(selector)(page);
};
const pressTab = (id: string) => (page: Page) => page.getByRole('tab', { name: t(id) }).click();
const pressButton = (id: string) => (page: Page) => page.getByRole('button', { name: t(id), exact: true }).click();

const cards = (page: Page) => page.getByRole('feed').getByRole('article').first();
const toolbar = (page: Page) => page.getByRole('toolbar');
const heading = (page: Page) => page.getByRole('heading').first();
const items = (page: Page) => page.getByRole('listitem').nth(3);
const field = (page: Page) => page.getByRole('textbox').first();
const messages = (page: Page) => page.getByRole('log').getByRole('article').last();
const charts = (page: Page) => page.getByRole('slider').first();

/** A video would open over the feed. */
const POST = `[role=feed] a[href^="/posts/"]:not(:has(svg[aria-label="${t('social.card.is-video')}"]))`;
const [CHATS, ME] = ['nav a[href="/chat"]', 'nav a[href="/my-page"]'];

const GUEST_STEPS: readonly Step[] = [
  { page: 'home', open: load('/'), path: /\/home\/recommend$/, content: cards },
  { page: 'gallery', open: pressTab('social.home.gallery'), path: /\/home\/gallery$/, content: cards },
  { page: 'chart', open: pressTab('social.home.chart'), path: /\/home\/chart$/, content: charts },
  { page: 'home again', open: pressTab('social.home.recommend'), path: /\/home\/recommend$/, content: cards },
  { page: 'post', open: press(POST), path: /\/posts\//, content: toolbar },
  { page: 'author', open: press('main h1 a[href^="/guest-page/"]'), path: /\/guest-page\//, content: cards },
  { page: 'search', open: load('/search?text=a'), path: /\/search/, content: cards },
  { page: 'login', open: load('/login/phone'), path: /\/login\/phone$/, content: field },
  { page: 'register', open: pressButton('auth.login.register'), path: /\/register/, content: field },
  { page: 'terms', open: load('/terms'), path: /\/terms/, content: heading },
];

const MEMBER_STEPS: readonly Step[] = [
  { page: 'home', open: load('/home/recommend'), path: /\/home\/recommend$/, content: cards },
  { page: 'post', open: press(POST), path: /\/posts\//, content: toolbar },
  {
    page: 'publish',
    open: async (page) => {
      await page.goBack();
      await pressButton('social.publish.title')(page);
    },
    path: /\/publish$/,
    content: field,
  },
  {
    page: 'chats',
    open: pressAfterBack(CHATS),
    path: /\/chat$/,
    content: (page) => page.locator('a[href*="/room/"]').nth(3),
  },
  { page: 'room', open: press('a[href*="/room/"]'), path: /\/room\//, content: messages },
  {
    page: 'me',
    open: pressAfterBack(ME),
    path: /\/my-page$/,
    content: (page) => page.locator('a[href="/profile"]'),
  },
  {
    page: 'notifications',
    open: press('main a[href$="/notifications"]'),
    path: /\/notifications$/,
    content: (page) => page.getByRole('tab').last(),
  },
  {
    page: 'settings',
    open: pressAfterBack('a[href="/profile"]'),
    path: /\/profile$/,
    content: (page) => page.locator('[role=switch]:enabled').first(),
  },
  {
    page: 'edit profile',
    open: pressAfterBack('a[href="/edit-profile"]'),
    path: /\/edit-profile$/,
    content: (page) => page.getByRole('textbox').last(),
  },
  { page: 'points', open: pressAfterBack('a[href="/points"]'), path: /\/points$/, content: heading },
  { page: 'friends', open: load('/friends'), path: /\/friends$/, content: items },
];

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
  steps: readonly Step[];
  device: TestDeviceName;
  start: (context: BrowserContext) => Promise<Page>;
}

const VISITS: Record<string, Visit> = {
  guest: { steps: GUEST_STEPS, device: 'desktop', start: (context) => context.newPage() },
  member: {
    steps: MEMBER_STEPS,
    device: 'phone',
    start: async (context) => (await TestUser.signIn(context, getDemoAccount(0))).page,
  },
};

/** The stories of each screen check every state, sheet, language and theme; here axe checks the assembled pages with real data. */
for (const [actor, { steps, device, start }] of Object.entries(VISITS)) {
  test(`accessibility: pages of a ${actor} pass axe on a ${device} @slow`, async ({ openBrowser }) => {
    const page = await start(await openBrowser({ device }));
    for (const { page: name, open, path, content } of steps) {
      await test.step(name, async () => {
        await open(page);
        await expect(page).toHaveURL(path);
        await content(page).waitFor();
        expect.soft(await findViolations(page), name).toEqual([]);
      });
    }
  });
}
