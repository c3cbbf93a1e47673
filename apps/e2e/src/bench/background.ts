import { setTimeout as sleep } from 'node:timers/promises';
import type { Browser } from '@playwright/test';
import { accountAt } from '../accounts.ts';
import { DEVICES } from '../devices.ts';
import { Person } from '../person.ts';
import type { Server } from '../server.ts';
import { SITES } from '../site.ts';
import { round } from './report.ts';

/** Seconds that a tab in the background is watched, and of these until it has come to rest. */
const WATCHED = 30;
const UNTIL_REST = 5;
/** Of a thousand milliseconds, how many a tab in the background may be busy. */
const MOST = 1;

/** Runs in a page: it is told that another tab is in front. A browser without a window has no such thing. */
function hide(): void {
  Object.defineProperty(document, 'hidden', { value: true });
  Object.defineProperty(document, 'visibilityState', { value: 'hidden' });
  document.dispatchEvent(new Event('visibilitychange'));
}

/** How busy a room is that nobody looks at, beside the list of chats, and the same room in a second tab. */
export async function benchBackground(browser: Browser, server: Server) {
  const context = await browser.newContext({ ...DEVICES.desktop, baseURL: server.origin(SITES[0]!.slug) });
  const person = await Person.signIn(context, accountAt(0));
  const pages = [person.page, await context.newPage()];
  const [room] = await person.call<{ id: string }[]>('GET', '/api/v1/users/groups');
  const watch = async (page: (typeof pages)[number]): Promise<number> => {
    await new Person(context, page).openRoom(room!.id);
    await page.waitForLoadState('networkidle');
    await page.evaluate(hide);
    const devtools = await context.newCDPSession(page);
    await devtools.send('Performance.enable');
    const busy = async (): Promise<number> => {
      const { metrics } = await devtools.send('Performance.getMetrics');
      return metrics.find(({ name }) => name === 'TaskDuration')!.value * 1000;
    };
    await sleep(UNTIL_REST * 1000);
    const before = await busy();
    await sleep(WATCHED * 1000);
    return (await busy()) - before;
  };
  const busy = await Promise.all(pages.map(watch));
  await context.close();
  const perMille = Math.max(...busy) / WATCHED;
  return { most: MOST, isWithin: perMille <= MOST, perMille: round(perMille), seconds: WATCHED, busy: busy.map(round) };
}
