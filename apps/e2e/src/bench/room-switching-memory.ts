import type { Browser, CDPSession } from '@playwright/test';
import { getDemoAccount } from '../accounts.ts';
import { TEST_DEVICES } from '../devices.ts';
import { openTestBrowserContext } from '../test-browser-context.ts';
import { TestUser } from '../test-user.ts';
import type { ServerProcess } from '../server-process.ts';
import { TEST_SITES } from '../test-site.ts';
import { roundToOneDecimal } from './report.ts';

/** Room changes before the first measurement, when everything is loaded, and before the last. */
const WARMUP_CHANGES = 40;
const TOTAL_CHANGES = 200;
/** Maximum ratio of memory after the last change to memory after the first. */
const MAX_GROWTH = 1.1;

/** Memory after garbage collection: bytes of the heap; nodes and listeners, also of detached nodes. */
async function measureHeap(devtools: CDPSession) {
  await devtools.send('HeapProfiler.collectGarbage');
  const { metrics } = await devtools.send('Performance.getMetrics');
  const getMetric = (metric: string): number => metrics.find(({ name }) => name === metric)?.value ?? 0;
  return { heap: getMetric('JSHeapUsedSize'), nodes: getMetric('Nodes'), listeners: getMetric('JSEventListeners') };
}

/** Measures memory over 200 room changes: it must not grow. */
export async function benchRoomSwitchingMemory(browser: Browser, server: ServerProcess) {
  const context = await openTestBrowserContext(browser, {
    ...TEST_DEVICES.desktop,
    baseURL: server.origin(TEST_SITES[0]!.slug),
  });
  const user = await TestUser.signIn(context, getDemoAccount(0));
  const { page } = user;
  await page.goto('/chat');
  const groups = await user.call<{ id: string; last_message: object | null }[]>('GET', '/api/v1/users/groups');
  const rooms = groups.filter(({ last_message: last }) => last !== null).map(({ id }) => id);
  const devtools = await context.newCDPSession(page);
  await devtools.send('Performance.enable');

  const openRoom = async (count: number): Promise<void> => {
    const room = rooms[count % rooms.length]!;
    await user.getRow(room).click();
    await page.waitForURL(`**/room/${room}`);
    await user.log.waitFor();
  };
  const measureAtRest = async () => {
    await page.waitForLoadState('networkidle');
    return measureHeap(devtools);
  };
  let count = 0;
  for (; count < WARMUP_CHANGES; count += 1) await openRoom(count);
  const first = await measureAtRest();
  for (; count < TOTAL_CHANGES; count += 1) await openRoom(count);
  const last = await measureAtRest();
  await context.close();
  const ratio = Math.max(last.heap / first.heap, last.nodes / first.nodes, last.listeners / first.listeners);
  return {
    most: MAX_GROWTH,
    isWithin: ratio <= MAX_GROWTH,
    ratio: roundToOneDecimal(ratio * 100) / 100,
    rooms: rooms.length,
    first,
    last,
  };
}
