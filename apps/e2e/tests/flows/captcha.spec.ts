import type { BrowserContext } from '@playwright/test';
import { getDevOutboxRecipient, TestAuthForms, createAuthContact } from '../../src/test-auth-forms.ts';
import { FakeGeetest } from '../../src/fake-geetest.ts';
import { fetchDevOutboxTextsTo } from '../../src/dev-outbox.ts';
import type { ServerProcess } from '../../src/server-process.ts';
import { TEST_SITES, type TestSite } from '../../src/test-site.ts';
import { expect, test as base } from '../../src/test.ts';
import { createTranslator } from '../../src/translator.ts';
import { DemoDataSnapshot } from '../../src/demo-data-snapshot.ts';

/** The captcha before a code is sent (spec §1, §8), with a local provider of Geetest v4's protocol and the real server. */

/** All brands with a captcha; the last one has no key. */
const [GU, ...OTHERS] = TEST_SITES.filter(({ isUniversal, brand }) => !isUniversal && brand.captchaId) as [
  TestSite,
  ...TestSite[],
];
const KEYLESS = OTHERS.pop()!;
const MEE = OTHERS.find(({ slug }) => slug === 'mee')!;
/** The operator needs keys for all brands to enable the captcha. */
const ALL_KEYS = { CAPTCHA_KEYS: [GU, ...OTHERS, KEYLESS].map(({ slug }) => `${slug}=key`).join(',') };

/** One provider and one server for all tests. */
const test = base.extend<object, { geetest: FakeGeetest; server: ServerProcess }>({
  geetest: [
    async ({ browserName: _ }, use) => {
      const ids = [GU, ...OTHERS].map(({ slug, brand }) => [slug, brand.captchaId!] as const);
      const geetest = await new FakeGeetest(Object.fromEntries(ids)).start();
      await use(geetest);
      await geetest.stop();
    },
    { scope: 'worker' },
  ],
  server: [
    async ({ geetest }, use, { workerIndex }) => {
      const world = new DemoDataSnapshot(process.env['E2E_WORLD']!);
      const server = await world.startServer(`captcha-${workerIndex}`, geetest.environment);
      await server.runOperatorWith(ALL_KEYS, 'captcha', 'on');
      await use(server);
      await server.stop();
    },
    { scope: 'worker' },
  ],
});

// In one worker, with one server.
test.describe.configure({ mode: 'default' });

test.beforeEach(({ geetest }) => {
  geetest.scripts = 0;
});

/** Opens step 1 of registration with a new contact filled in. */
async function open(context: BrowserContext, site: TestSite, server: ServerProcess, t = createTranslator(site)) {
  const forms = new TestAuthForms(await context.newPage(), t, server.port);
  const contact = createAuthContact('email', site);
  await forms.page.goto('/register?mode=email');
  await forms.fillContact(contact);
  const captcha = forms.page.getByRole('dialog', { name: /^captcha/ });
  const press = (label: string) => captcha.getByRole('button', { name: label }).click();
  return { forms, page: forms.page, t, contact, captcha, press };
}

test('captcha: shows the brand’s captcha in the user’s language; a solved one sends the code once; off, it loads nothing @slow', async ({
  openBrowser,
  geetest,
  server,
}) => {
  test.slow();
  for (const [site, locale, language] of [
    [GU, 'zh_cn', 'zho'],
    [MEE, 'en', 'eng'],
  ] as const) {
    const context = await openBrowser({ site, server, locale });
    const { forms, contact, captcha, press } = await open(context, site, server, createTranslator(site, locale));
    await forms.next.click();
    await expect(captcha).toHaveAccessibleName(`captcha ${site.brand.captchaId} ${language} bind`);
    expect(await fetchDevOutboxTextsTo(getDevOutboxRecipient(contact), server.port)).toHaveLength(0);
    await press('solve');
    await expect(forms.code).toBeFocused();
    expect(await fetchDevOutboxTextsTo(getDevOutboxRecipient(contact), server.port)).toHaveLength(1);
  }

  await server.runOperator('captcha', 'off');
  geetest.scripts = 0;
  const { forms } = await open(await openBrowser({ server }), GU, server);
  await forms.next.click();
  await expect(forms.code).toBeFocused();
  expect(geetest.scripts).toBe(0);
  await server.runOperatorWith(ALL_KEYS, 'captcha', 'on');
});

test('captcha: closing it sends nothing; an invalid proof and provider errors show "try later" @slow', async ({
  openBrowser,
  server,
}) => {
  const { forms, contact, captcha, press, t } = await open(await openBrowser({ server }), GU, server);
  const send = forms.page.locator('form button[type=submit]');
  await send.click();
  await press('close');
  await expect(send).toBeEnabled();
  await expect(forms.alert).toBeEmpty();

  for (const [trouble, message] of [
    ['cheat', 'errors.captcha.failed'],
    ['60205', 'errors.captcha.network'],
    ['60500', 'errors.captcha.failed'],
  ] as const) {
    await send.click();
    await press(trouble);
    await expect(forms.alert).toHaveText(t(message));
    await expect(captcha).toBeHidden();
  }
  expect(await fetchDevOutboxTextsTo(getDevOutboxRecipient(contact), server.port)).toHaveLength(0);
  await send.click();
  await press('solve');
  await expect(forms.page).toHaveURL(/step=2/);
});

test('captcha: a script timeout after ten seconds is a network error (60204), and a retry reloads it @slow', async ({
  openBrowser,
  geetest,
  server,
}) => {
  geetest.isSilent = true;
  const context = await openBrowser({ server, locale: 'en' });
  const { forms, press, t, page } = await open(context, GU, server, createTranslator(GU, 'en'));
  await page.clock.install();
  await forms.next.click();
  await expect.poll(() => geetest.scripts).toBe(1);
  await page.clock.fastForward(9_000);
  await expect(forms.next).toHaveAttribute('aria-busy', 'true');
  await page.clock.fastForward(1_000);
  await expect(forms.alert).toHaveText(t('errors.captcha.network'));
  geetest.isSilent = false;
  await forms.next.click();
  await press('solve');
  await expect(forms.code).toBeFocused();
  expect(geetest.scripts).toBe(2);
});

test('captcha: the CSP blocks the script for a brand without a key, and a failed status shows "try later" @slow', async ({
  openBrowser,
  geetest,
  server,
}) => {
  const keyless = await open(await openBrowser({ server, site: KEYLESS }), KEYLESS, server);
  await keyless.forms.next.click();
  await expect(keyless.forms.alert).toHaveText(keyless.t('errors.captcha.network'));
  expect(geetest.scripts).toBe(0);

  const unsure = await open(await openBrowser({ server }), GU, server);
  await unsure.page.route('**/api/v1/verification', (route) =>
    route.fulfill({ status: 500, json: { error: 'api.unknown' } }),
  );
  await unsure.forms.next.click();
  await expect(unsure.forms.alert).toHaveText(unsure.t('errors.captcha.failed'));
});
