import { existsSync } from 'node:fs';
import { type Browser, type ElementHandle, launch, type LaunchOptions, type Page } from 'puppeteer-core';
import { type EngineBrowser, PHONE_WINDOW_SIZE } from './engine.ts';

const FIREFOX_PATHS = [
  process.env['FIREFOX'],
  '/usr/bin/firefox-esr',
  '/usr/bin/firefox',
  '/Applications/Firefox.app/Contents/MacOS/firefox',
];

/** Firefox by WebDriver BiDi. */
export const launchFirefox = (): Promise<EngineBrowser> =>
  PuppeteerBrowser.launch({
    browser: 'firefox',
    executablePath: FIREFOX_PATHS.find((path) => path && existsSync(path)) ?? 'firefox',
    extraPrefsFirefox: {
      // Suppresses the permission prompt.
      'media.navigator.permission.disabled': true,
    },
  });

class PuppeteerBrowser implements EngineBrowser {
  readonly #browser: Browser;
  readonly #page: Page;

  constructor(browser: Browser, page: Page) {
    this.#browser = browser;
    this.#page = page;
  }

  static async launch(options: LaunchOptions): Promise<PuppeteerBrowser> {
    const browser = await launch({ ...options, headless: true, defaultViewport: null });
    const [page = await browser.newPage()] = await browser.pages();
    await page.setViewport(PHONE_WINDOW_SIZE);
    return new PuppeteerBrowser(browser, page);
  }

  async open(url: string): Promise<void> {
    await this.#page.goto(url);
  }

  async reload(): Promise<void> {
    await this.#page.reload();
  }

  run: EngineBrowser['run'] = (script, ...args) =>
    this.#page.evaluate(script as never, ...(args as unknown as never[]));

  pressAt(x: number, y: number): Promise<void> {
    return this.#page.mouse.click(x, y);
  }

  pressEscape(): Promise<void> {
    return this.#page.keyboard.press('Escape');
  }

  type(text: string): Promise<void> {
    return this.#page.keyboard.type(text);
  }

  async chooseFile(selector: string, path: string): Promise<void> {
    const input = (await this.#page.$(selector)) as ElementHandle<HTMLInputElement> | null;
    if (!input) throw new Error(`no ${selector}`);
    await input.uploadFile(path);
  }

  async takeScreenshot(): Promise<Buffer> {
    return Buffer.from(await this.#page.screenshot());
  }

  close(): Promise<void> {
    return this.#browser.close();
  }
}
