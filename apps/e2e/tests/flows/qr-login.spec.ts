import { chromium, type Locator, type Page } from '@playwright/test';
import { newAccount } from '../../src/accounts.ts';
import { CHROMIUM } from '../../src/chromium.ts';
import { DEVICES } from '../../src/devices.ts';
import { filmQr } from '../../src/fake-camera.ts';
import { Person } from '../../src/test-user.ts';
import { originAt } from '../../src/server.ts';
import { SITES } from '../../src/site.ts';
import { expect, test } from '../../src/test.ts';
import { wordsOf, type Say } from '../../src/translator.ts';

/** A phone that is signed in logs a wide screen in (spec §7, §8). */

const SITE = SITES[3]!;

/** The wide screen: its code, and the field for the passcode that the phone shows. */
class WideScreen {
  readonly page: Page;
  readonly say: Say;

  constructor(page: Page, say: Say) {
    this.page = page;
    this.say = say;
  }

  get panel(): Locator {
    return this.page.getByRole('region', { name: this.say('auth.qr.title') });
  }

  /** The code itself, as “Copy the code” gives it. */
  async code(): Promise<string> {
    await expect(this.panel.getByRole('img', { name: this.say('auth.qr.code') })).toBeVisible();
    await this.page.context().grantPermissions(['clipboard-read', 'clipboard-write']);
    await this.panel.getByRole('button', { name: this.say('auth.qr.copy') }).click();
    await expect(this.panel.getByRole('button', { name: this.say('auth.qr.copied') })).toBeVisible();
    const address = await this.page.evaluate(() => navigator.clipboard.readText());
    return address.split('#').at(-1)!;
  }

  async type(passcode: string): Promise<void> {
    await this.panel.getByLabel(this.say('auth.qr.passcode')).fill(passcode);
  }

  async expectRefused(message: string): Promise<void> {
    await expect(this.panel.getByText(this.say(message))).toBeVisible();
    await expect(this.panel.getByLabel(this.say('auth.qr.passcode'))).toHaveValue('');
    await expect(this.panel.getByLabel(this.say('auth.qr.passcode'))).toBeFocused();
  }

  async refresh(): Promise<void> {
    await this.panel.getByRole('button', { name: this.say('auth.qr.refresh') }).click();
  }
}

/** Who confirms on the phone is shown the passcode. */
async function confirm(phone: Page, say: Say): Promise<string> {
  await phone.getByRole('button', { name: say('profile.scan.confirm'), exact: true }).click();
  const digits = phone.getByRole('img', { name: /^(\d ){5}\d$/ });
  await expect(digits).toBeVisible();
  return (await digits.getAttribute('aria-label'))!.replaceAll(' ', '');
}

async function paste(phone: Page, say: Say, text: string): Promise<void> {
  await phone.goto('/profile?dialogVisible=scan');
  await phone.getByRole('textbox', { name: say('profile.scan.paste') }).fill(text);
  await phone.getByRole('button', { name: say('profile.scan.next') }).click();
}

const other = (passcode: string, step = 1): string => String((Number(passcode) + step) % 1e6).padStart(6, '0');

// Its title is part of a path that Chromium is given, and is ASCII for those without a locale.
test('the camera of a phone reads the code, its owner confirms, and the passcode logs the wide screen in', async ({
  openBrowser,
}, testInfo) => {
  test.slow();
  const say = wordsOf(SITE);
  const wide = new WideScreen(await (await openBrowser({ site: SITE, device: 'desktop' })).newPage(), say);
  await wide.page.goto('/login/phone');
  const code = await wide.code();

  const film = testInfo.outputPath('code.y4m');
  filmQr(`${new URL(wide.page.url()).origin}/profile?dialogVisible=scan#${code}`, film);
  const camera = ['--use-fake-device-for-media-stream', `--use-file-for-fake-video-capture=${film}`];
  const browser = await chromium.launch({ ...CHROMIUM, args: [...CHROMIUM.args, ...camera] });
  const baseURL = originAt(Number(process.env['E2E_PORT']), SITE.slug);
  const context = await browser.newContext({ ...DEVICES.phone, baseURL, permissions: ['camera'] });
  const account = await newAccount();
  const phone = await Person.signIn(context, account, say);
  await phone.page.goto('/my-page');
  await phone.page.getByRole('button', { name: say('profile.scan.title') }).click();
  await expect(phone.page.getByText(say('profile.scan.confirm-text'))).toBeVisible();
  const passcode = await confirm(phone.page, say);

  await wide.type(other(passcode));
  await wide.expectRefused('errors.code.incorrect');
  await wide.type(passcode);
  await expect(wide.page.getByRole('navigation')).toBeVisible();
  await wide.page.goto('/my-page');
  await expect(wide.page.getByText(account.nickname, { exact: true }).first()).toBeVisible();

  // The phone is told. Closing leads back to where it was opened, and the phone is signed in as before.
  await expect(phone.page.getByRole('status').filter({ hasText: say('profile.scan.approved') })).toBeVisible();
  await phone.page.getByRole('button', { name: say('profile.scan.done') }).click();
  await expect(phone.page).toHaveURL(/\/my-page$/);
  await expect(phone.page.getByText(account.nickname, { exact: true }).first()).toBeVisible();
  await browser.close();
});

for (const locale of SITE.brand.languages) {
  test(`what is wrong with a code, a passcode or a device is told, and there is a way on: ${locale}`, async ({
    openBrowser,
  }) => {
    test.slow();
    const say = wordsOf(SITE, locale);
    const wide = new WideScreen(await (await openBrowser({ site: SITE, device: 'desktop', locale })).newPage(), say);
    const person = await Person.signIn(await openBrowser({ site: SITE, locale }), await newAccount(), say);
    const { page: phone } = person;
    await wide.page.goto('/login');
    const code = await wide.code();

    // On the phone: no code at all, none of ours, one of a strange device, and one that was scanned already.
    await phone.goto('/profile?dialogVisible=scan');
    await expect(phone.getByText(say('profile.scan.none'))).toBeVisible();
    await phone.getByRole('textbox', { name: say('profile.scan.paste') }).fill('hello');
    await phone.getByRole('textbox', { name: say('profile.scan.paste') }).blur();
    await expect(phone.getByText(say('profile.scan.unknown'))).toBeVisible();
    await phone.getByRole('textbox', { name: say('profile.scan.paste') }).fill(`https://other.example/profile#${code}`);
    await expect(phone.getByText(say('profile.scan.other-site', { site: 'other.example' }))).toBeVisible();
    await expect(phone.getByRole('button', { name: say('profile.scan.next') })).toBeDisabled();
    await paste(phone, say, 'x'.repeat(43));
    await phone.getByRole('button', { name: say('profile.scan.confirm'), exact: true }).click();
    await expect(phone.getByRole('alert').filter({ hasText: say('errors.qrcode.device') })).toBeVisible();
    const device = await phone.evaluate(() => localStorage.getItem('quintet.device')!);
    await phone.evaluate(() => localStorage.setItem('quintet.device', 'device-of-somebody'));
    await paste(phone, say, code);
    await phone.getByRole('button', { name: say('profile.scan.confirm'), exact: true }).click();
    await expect(phone.getByRole('alert').filter({ hasText: say('errors.account.device') })).toBeVisible();
    await phone.evaluate((known) => localStorage.setItem('quintet.device', known), device);
    await paste(phone, say, code);
    const passcode = await confirm(phone, say);
    await paste(phone, say, code);
    await phone.getByRole('button', { name: say('profile.scan.confirm'), exact: true }).click();
    await expect(phone.getByRole('alert').filter({ hasText: say('errors.qrcode.expired') })).toBeVisible();
    await phone.getByRole('button', { name: say('profile.scan.again') }).click();
    await expect(phone.getByRole('textbox', { name: say('profile.scan.paste') })).toBeVisible();

    // On the wide screen: another device than the one that shows it, wrong passcodes, and too many of them.
    const own = await wide.page.evaluate(() => localStorage.getItem('quintet.device')!);
    await wide.page.evaluate(() => localStorage.setItem('quintet.device', 'device-of-somebody'));
    await wide.type(passcode);
    await wide.expectRefused('errors.account.device');
    await wide.page.evaluate((known) => localStorage.setItem('quintet.device', known), own);
    for (const step of [1, 2, 3, 4]) {
      await wide.type(other(passcode, step));
      await wide.expectRefused('errors.code.incorrect');
    }
    await wide.type(passcode);
    await wide.expectRefused('errors.qrcode.expired');

    // The address in the code is opened by the phone’s own camera; a new code lets the wide screen in.
    await wide.refresh();
    const fresh = await wide.code();
    expect(fresh).not.toBe(code);
    await phone.goto(`/profile?dialogVisible=scan#${fresh}`);
    await wide.type(await confirm(phone, say));
    await expect(wide.page.getByRole('navigation')).toBeVisible();
  });
}
