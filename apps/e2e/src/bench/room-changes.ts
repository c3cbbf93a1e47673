import type { Browser, CDPSession } from '@playwright/test';
import { accountAt } from '../accounts.ts';
import { DEVICES } from '../devices.ts';
import { Person } from '../test-user.ts';
import type { Server } from '../server.ts';
import { SITES } from '../site.ts';
import { round } from './report.ts';

/** Room changes before the first look, by when everything has been loaded once, and before the last. */
const FIRST = 40;
const LAST = 200;
/** What is held after the last may be this many times what was held after the first. */
const MOST = 1.1;

/** What a page holds when nobody needs the rest: bytes of script's heap; nodes and listeners, those that are not shown among them. */
async function heldBy(devtools: CDPSession) {
  await devtools.send('HeapProfiler.collectGarbage');
  const { metrics } = await devtools.send('Performance.getMetrics');
  const of = (wanted: string): number => metrics.find(({ name }) => name === wanted)?.value ?? 0;
  return { heap: of('JSHeapUsedSize'), nodes: of('Nodes'), listeners: of('JSEventListeners') };
}

/** Goes from room to room, 200 times, beside the list of chats: what the page holds stays as it is. */
export async function benchRoomChanges(browser: Browser, server: Server) {
  const context = await browser.newContext({ ...DEVICES.desktop, baseURL: server.origin(SITES[0]!.slug) });
  const person = await Person.signIn(context, accountAt(0));
  const { page } = person;
  await page.goto('/chat');
  const groups = await person.call<{ id: string; last_message: object | null }[]>('GET', '/api/v1/users/groups');
  const rooms = groups.filter(({ last_message: last }) => last !== null).map(({ id }) => id);
  const devtools = await context.newCDPSession(page);
  await devtools.send('Performance.enable');

  const enter = async (count: number): Promise<void> => {
    const room = rooms[count % rooms.length]!;
    await person.rowOf(room).click();
    await page.waitForURL(`**/room/${room}`);
    await person.log.waitFor();
  };
  const rest = async () => {
    await page.waitForLoadState('networkidle');
    return heldBy(devtools);
  };
  let count = 0;
  for (; count < FIRST; count += 1) await enter(count);
  const first = await rest();
  for (; count < LAST; count += 1) await enter(count);
  const last = await rest();
  await context.close();
  const ratio = Math.max(last.heap / first.heap, last.nodes / first.nodes, last.listeners / first.listeners);
  return { most: MOST, isWithin: ratio <= MOST, ratio: round(ratio * 100) / 100, rooms: rooms.length, first, last };
}
