/**
 * `pnpm matrix`: every screen × brand × language × theme, phone and desktop, as pictures, and a page that shows them side
 * by side (design §9). Arguments narrow it to screens whose name contains one of them.
 */
import { mkdirSync, rmSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { chromium, type Browser, type BrowserContext } from '@playwright/test';
import type { Locale } from '@quintet/i18n/locales';
import { CHROMIUM } from '../src/chromium.ts';
import { contactSheet, type Picture } from '../src/contact-sheet.ts';
import { DEVICES, type DeviceName } from '../src/devices.ts';
import { SCREENS } from '../src/screens.ts';
import type { Server } from '../src/server.ts';
import { SITES, type Site } from '../src/site.ts';
import { Walk } from '../src/walk.ts';
import { wordsOf } from '../src/words.ts';
import { World } from '../src/world.ts';

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

/** Every screen in one look. What could not be shown is said instead of a picture. */
async function takeAll(browser: Browser, server: Server, look: Look): Promise<(Picture | string)[]> {
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
  const taken: (Picture | string)[] = [];
  for (const screen of screens) {
    const file = join(screen.name, `${device}-${locale}-${theme}-${site.slug}.jpeg`);
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
      taken.push({ screen: screen.name, device, brand: site.brand.title, locale, theme, file });
    } catch (error) {
      taken.push(`${file}: ${(error as Error).message.split('\n')[0]}`);
    }
  }
  for (const context of contexts) await context.close();
  return taken;
}

const wanted = process.argv.slice(2);
const screens = SCREENS.filter(({ name }) => wanted.length === 0 || wanted.some((part) => name.includes(part)));
const results = new Map<Look, (Picture | string)[]>();

rmSync(FOLDER, { recursive: true, force: true });
console.log(`${screens.length} screens in ${looks.length} looks: making the demo world …`);
const world = await World.make();
const server = await world.startServer('matrix', { GUEST_ALLOWANCE: '1000000' });
const browser = await chromium.launch(CHROMIUM);
try {
  const all = looks.values();
  const work = async () => {
    for (const look of all) {
      results.set(look, await takeAll(browser, server, look));
      console.log(`${results.size} of ${looks.length}`);
    }
  };
  await Promise.all(Array.from({ length: AT_ONCE }, work));
} finally {
  await browser.close();
  await server.stop();
  world.remove();
}

const taken = looks.flatMap((look) => results.get(look)!);
const pictures = taken.filter((result) => typeof result !== 'string');
const missing = taken.filter((result) => typeof result === 'string');
writeFileSync(join(FOLDER, 'index.html'), contactSheet(pictures));
for (const line of missing) console.error(line);
console.log(`${pictures.length} pictures, ${missing.length} missing: ${join(FOLDER, 'index.html')}`);
process.exitCode = missing.length > 0 ? 1 : 0;
