/**
 * `pnpm bench`: how long rooms take to open and to scroll, however long their history, what 200 room changes leave behind and what a
 * tab in the background does, how soon a message is seen, the first screen of every build, long feeds of posts and videos on a slow
 * phone, the feeds' queries however many posts there are, searches however long a history is, and what a server sends, tells and holds. JSON in report/bench (design
 * §9). Arguments: `rooms`, `room-changes`, `background`, `seen`, `first-screens`, `feed`, `feeds`, `search`, `server`; all when there is none.
 */
import { chromium } from '@playwright/test';
import { benchFeeds } from '@quintet/server/bench/feeds';
import { benchSearch } from '@quintet/server/bench/search';
import { benchServer } from '@quintet/server/bench/server';
import { benchBackground } from '../src/bench/background-tabs.ts';
import { benchFeed } from '../src/bench/feed.ts';
import { benchFirstScreens } from '../src/bench/first-screens.ts';
import { writeReport } from '../src/bench/report.ts';
import { benchRoomChanges } from '../src/bench/room-changes.ts';
import { benchRooms } from '../src/bench/rooms.ts';
import { benchSeen } from '../src/bench/delivery-latency.ts';
import { CHROMIUM } from '../src/chromium.ts';
import { World } from '../src/data-snapshot.ts';

const BENCHES = {
  rooms: benchRooms,
  'room-changes': benchRoomChanges,
  background: benchBackground,
  seen: benchSeen,
  'first-screens': benchFirstScreens,
  feed: benchFeed,
};
const RUNS = Number(process.env['RUNS'] ?? 9);

const wanted = process.argv.slice(2);
const isWanted = (name: string) => wanted.length === 0 || wanted.includes(name);

function report(name: string, result: Record<string, unknown>, version: string): void {
  writeReport(name, result, version);
  if (result['isWithin'] === false) process.exitCode = 1;
}

async function benchInBrowser(): Promise<void> {
  console.log('Making the demo world …');
  const world = await World.make();
  const server = await world.startServer('bench', { GUEST_ALLOWANCE: '1000000' });
  const browser = await chromium.launch(CHROMIUM);
  try {
    for (const [name, bench] of Object.entries(BENCHES)) {
      if (!isWanted(name)) continue;
      const result = await bench(browser, server, RUNS);
      report(name, result, browser.version());
      if (name === 'rooms' || name === 'seen') console.log(JSON.stringify(result));
    }
  } finally {
    await browser.close();
    await server.stop();
    world.remove();
  }
}

if (Object.keys(BENCHES).some(isWanted)) await benchInBrowser();
if (isWanted('feeds')) {
  const result = await benchFeeds(RUNS);
  report('feeds', result, '');
  console.log(JSON.stringify(result.feeds));
}
if (isWanted('search')) {
  const result = await benchSearch(RUNS);
  report('search', result, '');
  console.log(JSON.stringify(result.searches));
}
if (isWanted('server')) {
  const result = await benchServer(RUNS);
  report('server', result, '');
  console.log(JSON.stringify(result));
}
