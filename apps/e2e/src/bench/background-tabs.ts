import { setTimeout as sleep } from 'node:timers/promises';
import { chromium, type Browser, type BrowserContext, type Page } from '@playwright/test';
import { accountAt } from '../accounts.ts';
import { CHROMIUM } from '../chromium.ts';
import { DEVICES } from '../devices.ts';
import { Person } from '../test-user.ts';
import { freePort, type Server } from '../server.ts';
import { SITES } from '../site.ts';
import { round } from './report.ts';

/** Seconds that tabs in the background are watched, and before that until they and the browser have tidied up. */
const WATCHED = 60;
const UNTIL_REST = 60;
/** Of a thousand milliseconds, how many a tab in the background may be busy. */
const MOST = 1;
/** Messages a second that come in meanwhile, when some do. */
const PER_SECOND = 2;

interface Tab {
  page: Page;
  /** Milliseconds of processor time that the page's main thread has had. */
  busy: () => Promise<number>;
}

async function watched(context: BrowserContext, page: Page): Promise<Tab> {
  const devtools = await context.newCDPSession(page);
  await devtools.send('Performance.enable');
  const busy = async (): Promise<number> => {
    const { metrics } = await devtools.send('Performance.getMetrics');
    return metrics.find(({ name }) => name === 'ThreadTime')!.value * 1000;
  };
  return { page, busy };
}

/** How busy each tab is while something lasts. */
async function during(tabs: readonly Tab[], last: () => Promise<unknown>): Promise<number[]> {
  const before = await Promise.all(tabs.map(({ busy }) => busy()));
  await last();
  const after = await Promise.all(tabs.map(({ busy }) => busy()));
  return after.map((time, index) => round(time - before[index]!));
}

/**
 * How busy a room beside the list of chats is, and the same room in a second tab, while another tab is in front: when nothing
 * happens, and when somebody writes there. Beside them an empty page in the background, which is what the browser takes for itself.
 */
export async function benchBackground(browser: Browser, server: Server) {
  const origin = server.origin(SITES[0]!.slug);
  const [reader, writer] = await Promise.all(
    [0, 1].map(async (place) =>
      Person.signIn(await browser.newContext({ ...DEVICES.desktop, baseURL: origin }), accountAt(place)),
    ),
  );
  const room = await reader!.directRoom(writer!.userId);
  const kept = await reader!.page.evaluate(() => Object.entries(localStorage));
  await reader!.context.close();

  // Playwright shows every page as if it were in front, save those of a browser that it comes to later and leaves as it is.
  const port = await freePort();
  const launched = await chromium.launch({ ...CHROMIUM, args: [...CHROMIUM.args, `--remote-debugging-port=${port}`] });
  const tabbed = await chromium.connectOverCDP(`http://localhost:${port}`, { noDefaults: true });
  const context = tabbed.contexts()[0]!;
  const pages = [await context.newPage(), await context.newPage()];
  await pages[0]!.goto(origin);
  await pages[0]!.evaluate((entries) => entries.forEach(([name, value]) => localStorage.setItem(name, value)), kept);
  for (const page of pages) {
    await page.bringToFront();
    await page.goto(`${origin}/room/${room}`);
    await new Person(context, page).composer.waitFor();
    await page.waitForLoadState('networkidle');
  }
  const empty = await context.newPage();
  const front = await context.newPage();
  await front.bringToFront();
  const tabs = await Promise.all([...pages, empty].map((page) => watched(context, page)));
  for (const { page } of tabs) await page.waitForFunction(() => document.hidden, null, { polling: 100 });

  await sleep(UNTIL_REST * 1000);
  const quiet = await during(tabs, () => sleep(WATCHED * 1000));
  const count = WATCHED * PER_SECOND;
  const written = await during(tabs, async () => {
    for (let number = 0; number < count; number += 1) {
      await writer!.call('POST', '/api/v1/messages', {
        group_id: room,
        cid: crypto.randomUUID(),
        type: 'text',
        text: `number ${number} of many`,
      });
      await sleep(1000 / PER_SECOND);
    }
  });
  await tabbed.close();
  await launched.close();
  await writer!.context.close();

  const rooms = (busy: number[]) => Math.max(...busy.slice(0, pages.length));
  const perMille = rooms(quiet) / WATCHED;
  const perMessage = rooms(written) / count;
  return {
    most: MOST,
    isWithin: perMille <= MOST,
    perMille: round(perMille),
    seconds: WATCHED,
    busy: quiet,
    messages: { count, perMessage: round(perMessage), busy: written },
  };
}
