/**
 * `pnpm matrix`: screenshots of every screen × brand × language × theme, phone and desktop, and a page that shows them side by side
 * (design §9). Arguments select screens by parts of their names; the other screenshots stay.
 */
import { existsSync, mkdirSync, rmSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { chromium, type Browser, type BrowserContext } from '@playwright/test';
import type { Locale } from '@quintet/i18n/locales';
import { CHROMIUM } from '../src/chromium.ts';
import { renderContactSheet, type Screenshot } from '../src/contact-sheet.ts';
import { DEVICES, type DeviceName } from '../src/devices.ts';
import type { Screen } from '../src/screen.ts';
import { SCREENS } from '../src/screens.ts';
import type { Server } from '../src/server.ts';
import { SITES, type Site } from '../src/site.ts';
import { ScreenTour } from '../src/screen-tour.ts';
import { translator } from '../src/translator.ts';
import { DataSnapshot } from '../src/data-snapshot.ts';

const FOLDER = join(import.meta.dirname, '../report/matrix');
const THEMES = ['light', 'dark'];
const CONCURRENCY = 2;

interface Variant {
  site: Site;
  device: DeviceName;
  locale: Locale;
  theme: string;
}

const variants: Variant[] = SITES.filter(({ isUniversal }) => !isUniversal).flatMap((site) =>
  (Object.keys(DEVICES) as DeviceName[]).flatMap((device) =>
    site.brand.languages.flatMap((locale) => THEMES.map((theme) => ({ site, device, locale, theme }))),
  ),
);

/** The path of a screenshot, whether it exists or not. */
function getScreenshot(
  { name: screen }: Screen,
  { site: { slug, brand }, device, locale, theme }: Variant,
): Screenshot {
  const file = join(screen, `${device}-${locale}-${theme}-${slug}.jpeg`);
  return { screen, device, brand: brand.title, locale, theme, file };
}

/** Writes the page with all existing screenshots. Returns their number. */
function writeContactSheet(): number {
  const pictures = SCREENS.flatMap((screen) => variants.map((variant) => getScreenshot(screen, variant)));
  const taken = pictures.filter(({ file }) => existsSync(join(FOLDER, file)));
  mkdirSync(FOLDER, { recursive: true });
  writeFileSync(join(FOLDER, 'index.html'), renderContactSheet(taken));
  return taken.length;
}

/** Takes a screenshot of each screen in one variant. Returns the errors. */
async function takeScreenshots(browser: Browser, server: Server, variant: Variant): Promise<string[]> {
  const { site, device, locale, theme } = variant;
  const contexts: BrowserContext[] = [];
  const open = async () => {
    const context = await browser.newContext({
      ...DEVICES[device],
      deviceScaleFactor: device === 'phone' ? 2 : 1,
      baseURL: server.origin(site.slug),
      reducedMotion: 'reduce',
      // As in the tests, each browser has its own IP, so that rate limits do not affect other browsers.
      extraHTTPHeaders: { 'x-forwarded-for': `10.0.${variants.indexOf(variant)}.${contexts.length}` },
    });
    contexts.push(context);
    await context.addInitScript(
      ([language, chosen]) => {
        localStorage.setItem('quintet.locale', language);
        localStorage.setItem('quintet.theme', chosen);
      },
      [locale, theme] as const,
    );
    return context;
  };
  const tour = new ScreenTour(open, translator(site, locale));
  const missing: string[] = [];
  for (const screen of screens) {
    const { file } = getScreenshot(screen, variant);
    try {
      await tour.show(screen, async (page) => {
        await page.waitForLoadState('networkidle');
        mkdirSync(dirname(join(FOLDER, file)), { recursive: true });
        await page.screenshot({
          path: join(FOLDER, file),
          type: 'jpeg',
          quality: 85,
          animations: 'disabled',
          caret: 'hide',
        });
      });
    } catch (error) {
      missing.push(`${file}: ${(error as Error).message.split('\n')[0]}`);
    }
  }
  for (const context of contexts) await context.close();
  return missing;
}

const wanted = process.argv.slice(2);
const screens = SCREENS.filter(({ name }) => wanted.length === 0 || wanted.some((part) => name.includes(part)));
const missing: string[] = [];
let doneCount = 0;

for (const { name } of screens) rmSync(join(FOLDER, name), { recursive: true, force: true });
console.log(`${screens.length} screens in ${variants.length} looks: making the demo world …`);
const snapshot = await DataSnapshot.create();
const server = await snapshot.startServer('matrix', { GUEST_ALLOWANCE: '1000000' });
const browser = await chromium.launch(CHROMIUM);
try {
  const all = variants.values();
  const work = async () => {
    for (const variant of all) {
      missing.push(...(await takeScreenshots(browser, server, variant)));
      // Written after each variant, so that the page exists if a later variant fails.
      writeContactSheet();
      console.log(`${(doneCount += 1)} of ${variants.length}`);
    }
  };
  await Promise.all(Array.from({ length: CONCURRENCY }, work));
} finally {
  await browser.close();
  await server.stop();
  snapshot.remove();
}

for (const line of missing) console.error(line);
console.log(`${writeContactSheet()} pictures, ${missing.length} missing: ${join(FOLDER, 'index.html')}`);
process.exitCode = missing.length > 0 ? 1 : 0;
