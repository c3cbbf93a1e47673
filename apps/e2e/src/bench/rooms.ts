import type { Browser } from '@playwright/test';
import { getDemoAccount } from '../accounts.ts';
import { TEST_DEVICES } from '../devices.ts';
import { openTestBrowserContext } from '../test-browser-context.ts';
import { TestUser } from '../test-user.ts';
import type { ServerProcess } from '../server-process.ts';
import { TEST_SITES } from '../test-site.ts';
import { getLowerMedian, roundToOneDecimal } from './report.ts';
import { type RoomScrollResult, measureRoomScrolling } from './scrolling.ts';

/** Maximum cost of a room of 100,000 messages relative to a room of 100. */
const MAX_RATIO = 1.2;

interface Group {
  id: string;
  last_seq: number;
  last_message: { id: string } | null;
}

/** Pixels for the comparison of both rooms, and for a long scroll in the large one. */
const SCROLL_PIXELS = { compared: 4000, far: 20_000 };
const SCROLL_RUNS = 3;
/** Minimum percentage of frames in time. */
const MIN_IN_TIME_PERCENT = 95;

type Size = 'small' | 'large';
type Start = 'cold' | 'cached';

interface Runs {
  small: number[];
  large: number[];
}

/** Milliseconds from the click on the row until a message is painted. */
function timeToMessages(row: Element): Promise<number> {
  return new Promise((resolve) => {
    const began = performance.now();
    const check = () => {
      const bubble = [...document.querySelectorAll('[role=log] article')].at(-1);
      if (!bubble?.checkVisibility({ opacityProperty: true, visibilityProperty: true }))
        return requestAnimationFrame(check);
      // The browser paints after this frame.
      return requestAnimationFrame(() => resolve(performance.now() - began));
    };
    (row as HTMLElement).click();
    requestAnimationFrame(check);
  });
}

/** Waits until the chat list is idle. */
async function waitForIdleList(user: TestUser): Promise<void> {
  await user.page.goto('/chat');
  await user.page.locator('a[href*="/room/"]').first().waitFor();
  await user.page.waitForLoadState('networkidle');
  await user.page.evaluate(() => new Promise((resolve) => requestIdleCallback(resolve, { timeout: 2000 })));
}

async function openOnce(browser: Browser, server: ServerProcess, room: string): Promise<Record<Start, number>> {
  const context = await openTestBrowserContext(browser, {
    ...TEST_DEVICES.phone,
    baseURL: server.origin(TEST_SITES[0]!.slug),
  });
  try {
    const user = await TestUser.signIn(context, getDemoAccount(0));
    await waitForIdleList(user);
    const cold = await user.getRow(room).evaluate(timeToMessages);
    await user.page.waitForLoadState('networkidle');
    await waitForIdleList(user);
    const cached = await user.getRow(room).evaluate(timeToMessages);
    return { cold, cached };
  } finally {
    await context.close();
  }
}

/** Finds the largest room and the one closest to 100 messages, and marks both as read. */
async function findRooms(browser: Browser, server: ServerProcess): Promise<Record<Size, Group>> {
  const context = await openTestBrowserContext(browser, { baseURL: server.origin(TEST_SITES[0]!.slug) });
  const user = await TestUser.signIn(context, getDemoAccount(0));
  const groups = await user.call<Group[]>('GET', '/api/v1/users/groups');
  const [large] = groups.toSorted((a, b) => b.last_seq - a.last_seq);
  const [small] = groups.toSorted((a, b) => Math.abs(a.last_seq - 100) - Math.abs(b.last_seq - 100));
  for (const { id, last_message } of [small!, large!])
    await user.call('POST', `/api/v1/groups/${id}/view`, { msg_id: last_message!.id });
  await context.close();
  return { small: small!, large: large! };
}

const summarize = ({ small, large }: Runs) => ({
  small: roundToOneDecimal(getLowerMedian(small)),
  large: roundToOneDecimal(getLowerMedian(large)),
  ratio: Math.round((getLowerMedian(large) / getLowerMedian(small)) * 100) / 100,
  runs: { small: small.map(roundToOneDecimal), large: large.map(roundToOneDecimal) },
});

/** Compares scrolling in both rooms, in turn, and measures a long scroll. */
async function compareScrolling(browser: Browser, server: ServerProcess, rooms: Record<Size, Group>) {
  const scroll = (size: Size, pixels: number): Promise<RoomScrollResult> =>
    measureRoomScrolling(browser, server, rooms[size].id, pixels);
  const work: Runs = { small: [], large: [] };
  for (let run = 0; run < SCROLL_RUNS; run += 1) {
    for (const size of ['small', 'large'] as const) work[size].push((await scroll(size, SCROLL_PIXELS.compared)).work);
  }
  const far = await scroll('large', SCROLL_PIXELS.far);
  console.log(`rooms: scrolling ${JSON.stringify({ work, far })}`);
  return { ...summarize(work), far };
}

/** Measures opening both rooms in turn, without and with a cache on the device. */
export async function benchRoomOpening(browser: Browser, server: ServerProcess, runs: number) {
  const rooms = await findRooms(browser, server);
  const times: Record<Start, Runs> = { cold: { small: [], large: [] }, cached: { small: [], large: [] } };
  // The first run fills the server's and the database's caches and does not count.
  for (let run = -1; run < runs; run += 1) {
    for (const size of run % 2 === 0 ? (['small', 'large'] as const) : (['large', 'small'] as const)) {
      const { cold, cached } = await openOnce(browser, server, rooms[size].id);
      if (run < 0) continue;
      times.cold[size].push(cold);
      times.cached[size].push(cached);
    }
    console.log(`rooms: run ${run + 1} of ${runs}`);
  }
  const scrolling = await compareScrolling(browser, server, rooms);
  const result = {
    messages: { small: rooms.small.last_seq, large: rooms.large.last_seq },
    cold: summarize(times.cold),
    cached: summarize(times.cached),
    scrolling,
  };
  const ratios = [result.cold.ratio, result.cached.ratio, scrolling.ratio];
  const { frames, longTasks } = scrolling.far;
  const isWithin =
    ratios.every((ratio) => ratio <= MAX_RATIO) && longTasks.length === 0 && frames.inTime >= MIN_IN_TIME_PERCENT;
  return { most: MAX_RATIO, isWithin, ...result };
}
