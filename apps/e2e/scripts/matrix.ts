/**
 * `pnpm matrix`: every screen × brand × language × theme, phone and desktop, as pictures, and a page that shows them side
 * by side (design §9). Arguments narrow it to screens whose name contains one of them; the pictures of the others stay.
 */
import { existsSync, mkdirSync, rmSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { chromium, type Browser, type BrowserContext } from '@playwright/test';
import type { Locale } from '@quintet/i18n/locales';
import { CHROMIUM } from '../src/chromium.ts';
import { contactSheet, type Picture } from '../src/contact-sheet.ts';
import { DEVICES, type DeviceName } from '../src/devices.ts';
import type { Screen } from '../src/screen.ts';
import { SCREENS } from '../src/screens.ts';
import type { Server } from '../src/server.ts';
import { SITES, type Site } from '../src/site.ts';
import { Walk } from '../src/screen-tour.ts';
import { wordsOf } from '../src/translator.ts';
import { World } from '../src/data-snapshot.ts';

const FOLDER = join(import.meta.dirname, '../report/matrix');
const THEMES = ['light', 'dark'];
const AT_ONCE = 2;

interface Look {
  site: Site;
  device: DeviceName;
  locale: Locale;
  theme: string;
}

const looks: Look[] = SITES.filter(({ isUniversal }) => !isUniversal).flatMap((site) =>
  (Object.keys(DEVICES) as DeviceName[]).flatMap((device) =>
    site.brand.languages.flatMap((locale) => THEMES.map((theme) => ({ site, device, locale, theme }))),
  ),
);

/** The picture of a screen in a look, whether it was taken or not. */
function pictureOf({ name: screen }: Screen, { site: { slug, brand }, device, locale, theme }: Look): Picture {
  const file = join(screen, `${device}-${locale}-${theme}-${slug}.jpeg`);
  return { screen, device, brand: brand.title, locale, theme, file };
}

/** All that lie in the folder, beside each other. Gives how many they are. */
function showAll(): number {
  const pictures = SCREENS.flatMap((screen) => looks.map((look) => pictureOf(screen, look)));
  const taken = pictures.filter(({ file }) => existsSync(join(FOLDER, file)));
  mkdirSync(FOLDER, { recursive: true });
  writeFileSync(join(FOLDER, 'index.html'), contactSheet(taken));
  return taken.length;
}

/** Every screen in one look. Gives what could not be shown, and why. */
async function takeAll(browser: Browser, server: Server, look: Look): Promise<string[]> {
  const { site, device, locale, theme } = look;
  const contexts: BrowserContext[] = [];
  const open = async () => {
    const context = await browser.newContext({
      ...DEVICES[device],
      deviceScaleFactor: device === 'phone' ? 2 : 1,
      baseURL: server.origin(site.slug),
      reducedMotion: 'reduce',
      // As in the tests, each browser has an address of its own, so that none uses up what another may.
      extraHTTPHeaders: { 'x-forwarded-for': `10.0.${looks.indexOf(look)}.${contexts.length}` },
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
  const walk = new Walk(open, wordsOf(site, locale));
  const missing: string[] = [];
  for (const screen of screens) {
    const { file } = pictureOf(screen, look);
    try {
      await walk.show(screen, async (page) => {
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
let looked = 0;

for (const { name } of screens) rmSync(join(FOLDER, name), { recursive: true, force: true });
console.log(`${screens.length} screens in ${looks.length} looks: making the demo world …`);
const world = await World.make();
const server = await world.startServer('matrix', { GUEST_ALLOWANCE: '1000000' });
const browser = await chromium.launch(CHROMIUM);
try {
  const all = looks.values();
  const work = async () => {
    for (const look of all) {
      missing.push(...(await takeAll(browser, server, look)));
      // After each, so that there is something to look at when one breaks off.
      showAll();
      console.log(`${(looked += 1)} of ${looks.length}`);
    }
  };
  await Promise.all(Array.from({ length: AT_ONCE }, work));
} finally {
  await browser.close();
  await server.stop();
  world.remove();
}

for (const line of missing) console.error(line);
console.log(`${showAll()} pictures, ${missing.length} missing: ${join(FOLDER, 'index.html')}`);
process.exitCode = missing.length > 0 ? 1 : 0;
