import { setTimeout as sleep } from 'node:timers/promises';
import type { Browser, BrowserContext, Page } from '@playwright/test';
import { getDemoAccount } from '../accounts.ts';
import { TEST_DEVICES } from '../devices.ts';
import { openTestBrowserContext } from '../test-browser-context.ts';
import { TestUser } from '../test-user.ts';
import type { ServerProcess } from '../server-process.ts';
import { TEST_SITES } from '../test-site.ts';
import { openBrowserWithHiddenTabs } from '../browser-with-hidden-tabs.ts';
import { roundToOneDecimal } from './report.ts';

/** Seconds of measurement, and of waiting until the tabs and the browser are idle. */
const OBSERVED_SECONDS = 60;
const SETTLE_SECONDS = 60;
/** The maximum milliseconds per second that a background tab may be busy. */
const MAX_BUSY_PER_MILLE = 1;
/** Messages per second during the second measurement. */
const MESSAGES_PER_SECOND = 2;

interface Tab {
  page: Page;
  /** Processor time of the page's main thread, milliseconds. */
  busy: () => Promise<number>;
}

async function openProfiledTab(context: BrowserContext, page: Page): Promise<Tab> {
  const devtools = await context.newCDPSession(page);
  await devtools.send('Performance.enable');
  const busy = async (): Promise<number> => {
    const { metrics } = await devtools.send('Performance.getMetrics');
    return metrics.find(({ name }) => name === 'ThreadTime')!.value * 1000;
  };
  return { page, busy };
}

/** Measures the busy time of each tab while `last` runs. */
async function measureBusy(tabs: readonly Tab[], last: () => Promise<unknown>): Promise<number[]> {
  const before = await Promise.all(tabs.map(({ busy }) => busy()));
  await last();
  const after = await Promise.all(tabs.map(({ busy }) => busy()));
  return after.map((time, index) => roundToOneDecimal(time - before[index]!));
}

/**
 * Measures the processor time of two background tabs with the same room, idle and while another user sends messages. An empty background
 * page shows the browser's own share.
 */
export async function benchBackgroundTabs(browser: Browser, server: ServerProcess) {
  const origin = server.origin(TEST_SITES[0]!.slug);
  const [recipient, sender] = await Promise.all(
    [0, 1].map(async (index) =>
      TestUser.signIn(
        await openTestBrowserContext(browser, { ...TEST_DEVICES.desktop, baseURL: origin }),
        getDemoAccount(index),
      ),
    ),
  );
  const room = await recipient!.createDirect(sender!.userId);
  // The tokens are stored with the first page.
  await recipient!.page.goto('/terms');
  const storedEntries = await recipient!.page.evaluate(() => Object.entries(localStorage));
  await recipient!.context.close();

  const { context, close } = await openBrowserWithHiddenTabs();
  const pages = [await context.newPage(), await context.newPage()];
  await pages[0]!.goto(origin);
  await pages[0]!.evaluate(
    (entries) => entries.forEach(([name, value]) => localStorage.setItem(name, value)),
    storedEntries,
  );
  for (const page of pages) {
    await page.bringToFront();
    await page.goto(`${origin}/room/${room}`);
    await new TestUser(context, page).composer.waitFor();
    await page.waitForLoadState('networkidle');
  }
  const empty = await context.newPage();
  const front = await context.newPage();
  await front.bringToFront();
  const tabs = await Promise.all([...pages, empty].map((page) => openProfiledTab(context, page)));
  for (const { page } of tabs) await page.waitForFunction(() => document.hidden, null, { polling: 100 });

  await sleep(SETTLE_SECONDS * 1000);
  const quiet = await measureBusy(tabs, () => sleep(OBSERVED_SECONDS * 1000));
  const count = OBSERVED_SECONDS * MESSAGES_PER_SECOND;
  const written = await measureBusy(tabs, async () => {
    for (let number = 0; number < count; number += 1) {
      await sender!.call('POST', '/api/v1/messages', {
        group_id: room,
        cid: crypto.randomUUID(),
        type: 'text',
        text: `number ${number} of many`,
      });
      await sleep(1000 / MESSAGES_PER_SECOND);
    }
  });
  await close();
  await sender!.context.close();

  const rooms = (busy: number[]) => Math.max(...busy.slice(0, pages.length));
  const perMille = rooms(quiet) / OBSERVED_SECONDS;
  const perMessage = rooms(written) / count;
  return {
    most: MAX_BUSY_PER_MILLE,
    isWithin: perMille <= MAX_BUSY_PER_MILLE,
    perMille: roundToOneDecimal(perMille),
    seconds: OBSERVED_SECONDS,
    busy: quiet,
    messages: { count, perMessage: roundToOneDecimal(perMessage), busy: written },
  };
}
