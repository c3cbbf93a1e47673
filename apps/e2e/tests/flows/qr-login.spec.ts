import { chromium, type Locator, type Page } from '@playwright/test';
import { listFlowLocales } from '../../src/flow-locales.ts';
import { registerTestAccount } from '../../src/accounts.ts';
import { CHROMIUM_LAUNCH_OPTIONS } from '@quintet/chromium';
import { TEST_DEVICES } from '../../src/devices.ts';
import { writeQrVideo } from '../../src/write-qr-video.ts';
import { openTestBrowserContext } from '../../src/test-browser-context.ts';
import { TestUser } from '../../src/test-user.ts';
import { getServerOrigin } from '../../src/server-process.ts';
import { TEST_SITES } from '../../src/test-site.ts';
import { expect, test } from '../../src/test.ts';
import { createTranslator, type Translate } from '../../src/translator.ts';
import { getSharedServerPort } from '../../src/shared-server.ts';

/** QR login: a signed-in phone logs a desktop in (spec §7, §8). */

const SITE = TEST_SITES[3]!;

/** The desktop: its QR code, and the field for the passcode that the phone shows. */
class WideScreen {
  readonly page: Page;
  readonly t: Translate;

  constructor(page: Page, t: Translate) {
    this.page = page;
    this.t = t;
  }

  get panel(): Locator {
    return this.page.getByRole('region', { name: this.t('auth.qr.title') });
  }

  /** The code, from “Copy code”. */
  async code(): Promise<string> {
    await expect(this.panel.getByRole('img', { name: this.t('auth.qr.code') })).toBeVisible();
    await this.page.context().grantPermissions(['clipboard-read', 'clipboard-write']);
    await this.panel.getByRole('button', { name: this.t('auth.qr.copy') }).click();
    await expect(this.panel.getByRole('button', { name: this.t('auth.qr.copied') })).toBeVisible();
    const address = await this.page.evaluate(() => navigator.clipboard.readText());
    return address.split('#').at(-1)!;
  }

  async type(passcode: string): Promise<void> {
    await this.panel.getByLabel(this.t('auth.qr.passcode')).fill(passcode);
  }

  async expectRefused(message: string): Promise<void> {
    await expect(this.panel.getByText(this.t(message))).toBeVisible();
    await expect(this.panel.getByLabel(this.t('auth.qr.passcode'))).toHaveValue('');
    await expect(this.panel.getByLabel(this.t('auth.qr.passcode'))).toBeFocused();
  }

  /** Sends a passcode beside the app. Returns the server's error. */
  validate(data: string, passcode: string, device: string): Promise<string | undefined> {
    return this.page.evaluate(
      async (body) => {
        const headers = { 'content-type': 'application/json' };
        const response = await fetch('/api/v1/login/qrcode/validate', {
          method: 'POST',
          headers,
          body: JSON.stringify(body),
        });
        return ((await response.json()) as { error?: string }).error;
      },
      { data, passcode, device_id: device },
    );
  }

  async refresh(): Promise<void> {
    await this.panel.getByRole('button', { name: this.t('auth.qr.refresh') }).click();
  }
}

/** Confirms on the phone a code that does not work, and goes back to the field. */
async function expectSpent(phone: Page, t: Translate, message: string): Promise<void> {
  await phone.getByRole('button', { name: t('profile.scan.confirm'), exact: true }).click();
  await expect(phone.getByRole('alert').filter({ hasText: t(message) })).toBeVisible();
  await phone.getByRole('button', { name: t('profile.scan.again') }).click();
  await expect(phone.getByRole('textbox', { name: t('profile.scan.paste') })).toBeVisible();
}

/** Confirms on the phone and returns the passcode. */
async function confirm(phone: Page, t: Translate): Promise<string> {
  await phone.getByRole('button', { name: t('profile.scan.confirm'), exact: true }).click();
  const digits = phone.getByRole('img', { name: /^(\d ){5}\d$/ });
  await expect(digits).toBeVisible();
  return (await digits.getAttribute('aria-label'))!.replaceAll(' ', '');
}

async function paste(phone: Page, t: Translate, text: string): Promise<void> {
  await phone.getByRole('textbox', { name: t('profile.scan.paste') }).fill(text);
  await phone.getByRole('button', { name: t('profile.scan.next') }).click();
}

const other = (passcode: string, step = 1): string => String((Number(passcode) + step) % 1e6).padStart(6, '0');

// The title is part of a path given to Chromium, so it is ASCII for systems without a locale.
test('QR login: phone scans, user confirms, passcode logs the desktop in @slow', async ({ openBrowser }, testInfo) => {
  test.slow();
  const t = createTranslator(SITE);
  const wide = new WideScreen(await (await openBrowser({ site: SITE, device: 'desktop' })).newPage(), t);
  await wide.page.goto('/login/phone');
  const code = await wide.code();

  const film = testInfo.outputPath('code.y4m');
  writeQrVideo(`${new URL(wide.page.url()).origin}/profile?dialogVisible=scan#${code}`, film);
  const camera = ['--use-fake-device-for-media-stream', `--use-file-for-fake-video-capture=${film}`];
  const browser = await chromium.launch({
    ...CHROMIUM_LAUNCH_OPTIONS,
    args: [...CHROMIUM_LAUNCH_OPTIONS.args, ...camera],
  });
  const baseURL = getServerOrigin(getSharedServerPort(), SITE.slug);
  const context = await openTestBrowserContext(browser, { ...TEST_DEVICES.phone, baseURL, permissions: ['camera'] });
  const account = await registerTestAccount();
  const phone = await TestUser.signIn(context, account, t);
  await phone.page.goto('/my-page');
  await phone.page.getByRole('button', { name: t('profile.scan.title') }).click();
  await expect(phone.page.getByText(t('profile.scan.confirm-text'))).toBeVisible();
  const passcode = await confirm(phone.page, t);

  await wide.type(other(passcode));
  await wide.expectRefused('errors.code.incorrect');
  await wide.type(passcode);
  await expect(wide.page.getByRole('navigation')).toBeVisible();
  await wide.page.goto('/my-page');
  await expect(wide.page.getByText(account.nickname, { exact: true }).first()).toBeVisible();

  // The phone shows the result. Closing returns to the previous page; the phone stays signed in.
  await expect(phone.page.getByRole('status').filter({ hasText: t('profile.scan.approved') })).toBeVisible();
  await phone.page.getByRole('button', { name: t('profile.scan.done') }).click();
  await expect(phone.page).toHaveURL(/\/my-page$/);
  await expect(phone.page.getByText(account.nickname, { exact: true }).first()).toBeVisible();
  await browser.close();
});

for (const locale of listFlowLocales(SITE, 'zh_cn')) {
  test(`QR login errors: show a message and a way back: ${locale} @slow`, async ({ openBrowser }) => {
    test.slow();
    const t = createTranslator(SITE, locale);
    const wide = new WideScreen(await (await openBrowser({ site: SITE, device: 'desktop', locale })).newPage(), t);
    const user = await TestUser.signIn(await openBrowser({ site: SITE, locale }), await registerTestAccount(), t);
    const { page: phone } = user;
    await wide.page.goto('/login');
    const code = await wide.code();

    // Errors on the phone: no code, a foreign code, a code of another device, and a used code.
    await phone.goto('/profile?dialogVisible=scan');
    await expect(phone.getByText(t('profile.scan.none'))).toBeVisible();
    const field = phone.getByRole('textbox', { name: t('profile.scan.paste') });
    await field.fill('hello');
    await expect(phone.getByText(t('profile.scan.unknown'))).toBeVisible();
    await field.press('End');
    await field.press('!');
    await expect(phone.getByText(t('profile.scan.unknown'))).toHaveCount(0);
    await field.blur();
    await expect(phone.getByText(t('profile.scan.unknown'))).toBeVisible();
    await field.fill(`https://other.example/profile#${code}`);
    await expect(phone.getByText(t('profile.scan.other-site', { site: 'other.example' }))).toBeVisible();
    await expect(phone.getByRole('button', { name: t('profile.scan.next') })).toBeDisabled();
    await paste(phone, t, 'x'.repeat(43));
    await expectSpent(phone, t, 'errors.qrcode.device');
    const device = await phone.evaluate(() => localStorage.getItem('quintet.device')!);
    await phone.evaluate(() => localStorage.setItem('quintet.device', 'device-of-somebody'));
    await paste(phone, t, code);
    await expectSpent(phone, t, 'errors.account.device');
    await phone.evaluate((known) => localStorage.setItem('quintet.device', known), device);
    await paste(phone, t, code);
    const passcode = await confirm(phone, t);
    await phone.goto('/profile?dialogVisible=scan');
    await paste(phone, t, code);
    await expectSpent(phone, t, 'errors.qrcode.expired');

    // Errors on the desktop: a different device, wrong passcodes, too many passcodes.
    const own = await wide.page.evaluate(() => localStorage.getItem('quintet.device')!);
    await wide.page.evaluate(() => localStorage.setItem('quintet.device', 'device-of-somebody'));
    await wide.type(passcode);
    await wide.expectRefused('errors.account.device');
    await wide.page.evaluate((known) => localStorage.setItem('quintet.device', known), own);
    for (const step of [1, 2, 3, 4])
      expect(await wide.validate(code, other(passcode, step), own)).toBe('api.body.param_invalid.passcode');
    await wide.type(passcode);
    await wide.expectRefused('errors.qrcode.expired');

    // The phone's camera app opens the URL in the code; a new code logs the desktop in.
    await wide.refresh();
    const fresh = await wide.code();
    expect(fresh).not.toBe(code);
    await phone.goto(`/profile?dialogVisible=scan#${fresh}`);
    await wide.type(await confirm(phone, t));
    await expect(wide.page.getByRole('navigation')).toBeVisible();
  });
}
