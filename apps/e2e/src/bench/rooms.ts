import type { Browser } from '@playwright/test';
import { accountAt } from '../accounts.ts';
import { DEVICES } from '../devices.ts';
import { Person } from '../test-user.ts';
import type { Server } from '../server.ts';
import { SITES } from '../site.ts';
import { median, round } from './report.ts';
import { type Scrolled, scrollRoom } from './scrolling.ts';

/** Opening and scrolling a room of 100,000 messages may cost this many times a room of 100. */
const MOST = 1.2;

interface Group {
  id: string;
  last_seq: number;
  last_message: { id: string } | null;
}

/** Pixels of both rooms that are compared, and a long way up the large one. */
const SCROLLED = { compared: 4000, far: 20_000 };
const SCROLLS = 3;
/** Of a hundred frames. */
const IN_TIME = 95;

type Size = 'small' | 'large';
type Start = 'cold' | 'cached';

interface Runs {
  small: number[];
  large: number[];
}

/** From the click on its row until a message of the room is painted, milliseconds. */
function timeToMessages(row: Element): Promise<number> {
  return new Promise((resolve) => {
    const began = performance.now();
    const look = () => {
      const bubble = [...document.querySelectorAll('[role=log] article')].at(-1);
      if (!bubble?.checkVisibility({ opacityProperty: true, visibilityProperty: true }))
        return requestAnimationFrame(look);
      // Painted after the frame that has it.
      return requestAnimationFrame(() => resolve(performance.now() - began));
    };
    (row as HTMLElement).click();
    requestAnimationFrame(look);
  });
}

/** At the chat list with nothing under way, as when somebody has looked at it for a moment. */
async function restAtList(person: Person): Promise<void> {
  await person.page.goto('/chat');
  await person.page.locator('a[href*="/room/"]').first().waitFor();
  await person.page.waitForLoadState('networkidle');
  await person.page.evaluate(() => new Promise((resolve) => requestIdleCallback(resolve, { timeout: 2000 })));
}

async function openOnce(browser: Browser, server: Server, room: string): Promise<Record<Start, number>> {
  const context = await browser.newContext({ ...DEVICES.phone, baseURL: server.origin(SITES[0]!.slug) });
  try {
    const person = await Person.signIn(context, accountAt(0));
    await restAtList(person);
    const cold = await person.rowOf(room).evaluate(timeToMessages);
    await person.page.waitForLoadState('networkidle');
    await restAtList(person);
    const cached = await person.rowOf(room).evaluate(timeToMessages);
    return { cold, cached };
  } finally {
    await context.close();
  }
}

/** The largest room and the one nearest to 100 messages, both read to the end. */
async function findRooms(browser: Browser, server: Server): Promise<Record<Size, Group>> {
  const context = await browser.newContext({ baseURL: server.origin(SITES[0]!.slug) });
  const person = await Person.signIn(context, accountAt(0));
  const groups = await person.call<Group[]>('GET', '/api/v1/users/groups');
  const [large] = groups.toSorted((a, b) => b.last_seq - a.last_seq);
  const [small] = groups.toSorted((a, b) => Math.abs(a.last_seq - 100) - Math.abs(b.last_seq - 100));
  for (const { id, last_message } of [small!, large!])
    await person.call('POST', `/api/v1/groups/${id}/view`, { msg_id: last_message!.id });
  await context.close();
  return { small: small!, large: large! };
}

const summary = ({ small, large }: Runs) => ({
  small: round(median(small)),
  large: round(median(large)),
  ratio: Math.round((median(large) / median(small)) * 100) / 100,
  runs: { small: small.map(round), large: large.map(round) },
});

/** What a way up costs in both rooms, in turn; and a long way. */
async function compareScrolling(browser: Browser, server: Server, rooms: Record<Size, Group>) {
  const scroll = (size: Size, pixels: number): Promise<Scrolled> => scrollRoom(browser, server, rooms[size].id, pixels);
  const work: Runs = { small: [], large: [] };
  for (let run = 0; run < SCROLLS; run += 1) {
    for (const size of ['small', 'large'] as const) work[size].push((await scroll(size, SCROLLED.compared)).work);
  }
  const far = await scroll('large', SCROLLED.far);
  console.log(`rooms: scrolling ${JSON.stringify({ work, far })}`);
  return { ...summary(work), far };
}

/** Opens both rooms in turn, cold (nothing on the device) and from what the device keeps. */
export async function benchRooms(browser: Browser, server: Server, runs: number) {
  const rooms = await findRooms(browser, server);
  const times: Record<Start, Runs> = { cold: { small: [], large: [] }, cached: { small: [], large: [] } };
  // One run ahead that does not count fills the server's and the database's caches.
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
    cold: summary(times.cold),
    cached: summary(times.cached),
    scrolling,
  };
  const ratios = [result.cold.ratio, result.cached.ratio, scrolling.ratio];
  const { frames, longTasks } = scrolling.far;
  const isWithin = ratios.every((ratio) => ratio <= MOST) && longTasks.length === 0 && frames.inTime >= IN_TIME;
  return { most: MOST, isWithin, ...result };
}
