/**
 * `pnpm matrix`: every screen × brand × language × theme, phone and desktop, as pictures, and a page that shows them side
 * by side (design §9). Arguments narrow it to screens whose name contains one of them.
 */
import { mkdirSync, rmSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { chromium, type Browser } from '@playwright/test';
import type { Locale } from '@quintet/i18n/locales';
import { accountAt } from '../src/accounts.ts';
import { CHROMIUM } from '../src/chromium.ts';
import { contactSheet, type Picture } from '../src/contact-sheet.ts';
import { DEVICES, type DeviceName } from '../src/devices.ts';
import { Person } from '../src/person.ts';
import { SCREENS, type Screen } from '../src/screens.ts';
import type { Server } from '../src/server.ts';
import { SITES, type Site } from '../src/site.ts';
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

async function takeOne(browser: Browser, server: Server, screen: Screen, look: Look): Promise<Picture | string> {
  const { site, device, locale, theme } = look;
  const context = await browser.newContext({
    ...DEVICES[device],
    deviceScaleFactor: device === 'phone' ? 2 : 1,
    baseURL: server.origin(site.slug),
    reducedMotion: 'reduce',
  });
  const file = join(screen.name, `${device}-${locale}-${theme}-${site.slug}.jpeg`);
  try {
    await context.addInitScript(
      ([language, chosen]) => {
        localStorage.setItem('quintet.locale', language);
        localStorage.setItem('quintet.theme', chosen);
      },
      [locale, theme] as const,
    );
    const say = wordsOf(site, locale);
    const person = screen.as === 'member' ? await Person.signIn(context, accountAt(0, site), say) : undefined;
    const page = person?.page ?? (await context.newPage());
    await screen.open(page, say, person);
    await page.waitForLoadState('networkidle');
    mkdirSync(dirname(join(FOLDER, file)), { recursive: true });
    await page.screenshot({
      path: join(FOLDER, file),
      type: 'jpeg',
      quality: 85,
      animations: 'disabled',
      caret: 'hide',
    });
    return { screen: screen.name, device, brand: site.brand.title, locale, theme, file };
  } catch (error) {
    return `${file}: ${(error as Error).message.split('\n')[0]}`;
  } finally {
    await context.close();
  }
}

const wanted = process.argv.slice(2);
const screens = SCREENS.filter(({ name }) => wanted.length === 0 || wanted.some((part) => name.includes(part)));
const queue = screens.flatMap((screen) => looks.map((look) => ({ screen, look })));
const results = new Map<(typeof queue)[number], Picture | string>();

rmSync(FOLDER, { recursive: true, force: true });
console.log(`${queue.length} pictures: making the demo world …`);
const world = await World.make();
const server = await world.startServer('matrix', { GUEST_ALLOWANCE: '1000000' });
const browser = await chromium.launch(CHROMIUM);
try {
  const all = queue.entries();
  const work = async () => {
    for (const [index, task] of all) {
      results.set(task, await takeOne(browser, server, task.screen, task.look));
      if ((index + 1) % 24 === 0) console.log(`${index + 1} of ${queue.length}`);
    }
  };
  await Promise.all(Array.from({ length: AT_ONCE }, work));
} finally {
  await browser.close();
  await server.stop();
  world.remove();
}

const taken = queue.map((task) => results.get(task)!);
const pictures = taken.filter((result) => typeof result !== 'string');
const missing = taken.filter((result) => typeof result === 'string');
writeFileSync(join(FOLDER, 'index.html'), contactSheet(pictures));
for (const line of missing) console.error(line);
console.log(`${pictures.length} pictures, ${missing.length} missing: ${join(FOLDER, 'index.html')}`);
process.exitCode = missing.length > 0 ? 1 : 0;
