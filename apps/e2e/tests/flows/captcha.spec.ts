import type { BrowserContext } from '@playwright/test';
import { addressOf, Entry, newContact } from '../../src/auth-forms.ts';
import { Geetest } from '../../src/fake-geetest.ts';
import { lettersTo } from '../../src/dev-outbox.ts';
import type { Server } from '../../src/server.ts';
import { SITES, type Site } from '../../src/site.ts';
import { expect, test as base } from '../../src/test.ts';
import { wordsOf } from '../../src/translator.ts';
import { World } from '../../src/data-snapshot.ts';

/** The captcha before a code is sent (spec §1, §8): a provider on this machine that speaks Geetest v4's protocol, a real server and browser. */

/** The last brand of all has no key. */
const [GU, ...OTHERS] = SITES.filter(({ isUniversal }) => !isUniversal) as [Site, ...Site[]];
const KEYLESS = OTHERS.pop()!;
/** The operator has keys for all brands: without them the captcha stays off. */
const ALL_KEYS = { CAPTCHA_KEYS: [GU, ...OTHERS, KEYLESS].map(({ slug }) => `${slug}=key`).join(',') };

/** One provider and one server for all tests of a worker. */
const test = base.extend<object, { geetest: Geetest; server: Server }>({
  geetest: [
    async ({ browserName: _ }, use) => {
      const ids = [GU, ...OTHERS].map(({ slug, brand }) => [slug, brand.captchaId] as const);
      const geetest = await new Geetest(Object.fromEntries(ids)).start();
      await use(geetest);
      await geetest.stop();
    },
    { scope: 'worker' },
  ],
  server: [
    async ({ geetest }, use, { workerIndex }) => {
      const world = new World(process.env['E2E_WORLD']!);
      const server = await world.startServer(`captcha-${workerIndex}`, geetest.environment);
      await server.operateWith(ALL_KEYS, 'captcha', 'on');
      await use(server);
      await server.stop();
    },
    { scope: 'worker' },
  ],
});

test.beforeEach(({ geetest }) => {
  geetest.scripts = 0;
});

/** At step 1 of registering with somebody new, the button not pressed yet. */
async function open(context: BrowserContext, site: Site, server: Server, say = wordsOf(site)) {
  const entry = new Entry(await context.newPage(), say, server.port);
  const contact = newContact('email', site);
  await entry.page.goto('/register?mode=email');
  await entry.fillContact(contact);
  const captcha = entry.page.getByRole('dialog', { name: /^captcha/ });
  const press = (label: string) => captcha.getByRole('button', { name: label }).click();
  return { entry, page: entry.page, say, contact, captcha, press };
}

test('each brand shows its own captcha in its language; a solved one lets the code be sent, once', async ({
  openBrowser,
  server,
}) => {
  test.slow();
  for (const site of [GU, ...OTHERS]) {
    const { entry, contact, captcha, press } = await open(await openBrowser({ site, server }), site, server);
    await entry.next.click();
    const language = site.brand.languages[0] === 'en' ? 'eng' : 'zho';
    await expect(captcha).toHaveAccessibleName(`captcha ${site.brand.captchaId} ${language} bind`);
    expect(await lettersTo(addressOf(contact), server.port)).toHaveLength(0);
    await press('solve');
    await expect(entry.code).toBeFocused();
    expect(await lettersTo(addressOf(contact), server.port)).toHaveLength(1);
  }
});

test('closing it sends nothing and says nothing; a made-up proof and the provider’s troubles say to try later', async ({
  openBrowser,
  server,
}) => {
  for (const locale of GU.brand.languages) {
    const context = await openBrowser({ server, locale });
    const say = wordsOf(GU, locale);
    const { entry, contact, captcha, press } = await open(context, GU, server, say);
    const send = entry.page.locator('form button[type=submit]');
    await send.click();
    await press('close');
    await expect(send).toBeEnabled();
    await expect(entry.alert).toBeEmpty();

    for (const [trouble, message] of [
      ['cheat', 'errors.captcha.failed'],
      ['60205', 'errors.captcha.network'],
      ['60500', 'errors.captcha.failed'],
    ] as const) {
      await send.click();
      await press(trouble);
      await expect(entry.alert).toHaveText(say(message));
      await expect(captcha).toBeHidden();
    }
    expect(await lettersTo(addressOf(contact), server.port)).toHaveLength(0);
    await send.click();
    await press('solve');
    await expect(entry.page).toHaveURL(/step=2/);
  }
});

test('a script that does not come within ten seconds is a network failure (60204), and is fetched anew', async ({
  openBrowser,
  geetest,
  server,
}) => {
  for (const [index, locale] of GU.brand.languages.entries()) {
    geetest.isSilent = true;
    const context = await openBrowser({ server, locale });
    const { entry, press, say, page } = await open(context, GU, server, wordsOf(GU, locale));
    await page.clock.install();
    await entry.next.click();
    await expect.poll(() => geetest.scripts).toBe(2 * index + 1);
    await page.clock.fastForward(9_000);
    await expect(entry.next).toHaveAttribute('aria-busy', 'true');
    await page.clock.fastForward(1_000);
    await expect(entry.alert).toHaveText(say('errors.captcha.network'));
    geetest.isSilent = false;
    await entry.next.click();
    await press('solve');
    await expect(entry.code).toBeFocused();
    expect(geetest.scripts).toBe(2 * index + 2);
  }
});

test('the page lets nothing in where the brand has no captcha, and a status that fails says to try later', async ({
  openBrowser,
  geetest,
  server,
}) => {
  const keyless = await open(await openBrowser({ server, site: KEYLESS }), KEYLESS, server);
  await keyless.entry.next.click();
  await expect(keyless.entry.alert).toHaveText(keyless.say('errors.captcha.network'));
  expect(geetest.scripts).toBe(0);

  const unsure = await open(await openBrowser({ server }), GU, server);
  await unsure.page.route('**/api/v1/verification', (route) =>
    route.fulfill({ status: 500, json: { error: 'api.unknown' } }),
  );
  await unsure.entry.next.click();
  await expect(unsure.entry.alert).toHaveText(unsure.say('errors.captcha.failed'));
});

test('while the server’s status does not ask for one, nothing of it is loaded', async ({
  openBrowser,
  geetest,
  server,
}) => {
  await server.operate('captcha', 'off');
  const { entry } = await open(await openBrowser({ server }), GU, server);
  await entry.next.click();
  await expect(entry.code).toBeFocused();
  expect(geetest.scripts).toBe(0);
  await server.operateWith(ALL_KEYS, 'captcha', 'on');
});
