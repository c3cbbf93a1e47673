/**
 * `pnpm bench`: time to open and scroll rooms of any length and groups of any size, memory after 200 room changes, processor time of
 * background tabs, delivery latency, the first screen of each build, long feeds on a slow phone, the server's feed and search queries,
 * its full groups, and its traffic and memory. Writes JSON to report/bench (design §9). Arguments: `rooms`, `members`, `room-changes`,
 * `background`, `seen`, `first-screens`, `feed`, `feeds`, `search`, `groups`, `server`; default all.
 */
import { chromium } from '@playwright/test';
import { benchFeeds } from '@quintet/server/bench/feeds';
import { benchGroups } from '@quintet/server/bench/groups';
import { benchSearch } from '@quintet/server/bench/search';
import { benchServer } from '@quintet/server/bench/server';
import { benchBackgroundTabs } from '../src/bench/background-tabs.ts';
import { benchFeed } from '../src/bench/feed.ts';
import { benchFirstScreens } from '../src/bench/first-screens.ts';
import { writeReport } from '../src/bench/report.ts';
import { benchMembers } from '../src/bench/members.ts';
import { benchRoomChanges } from '../src/bench/room-changes.ts';
import { benchRooms } from '../src/bench/rooms.ts';
import { benchDeliveryLatency } from '../src/bench/delivery-latency.ts';
import { CHROMIUM } from '../src/chromium.ts';
import { DataSnapshot } from '../src/data-snapshot.ts';

const BENCHES = {
  rooms: benchRooms,
  members: benchMembers,
  'room-changes': benchRoomChanges,
  background: benchBackgroundTabs,
  seen: benchDeliveryLatency,
  'first-screens': benchFirstScreens,
  feed: benchFeed,
};
const RUNS = Number(process.env['RUNS'] ?? 9);

const requested = process.argv.slice(2);
const isRequested = (name: string) => requested.length === 0 || requested.includes(name);

function report(name: string, result: Record<string, unknown>, version: string): void {
  writeReport(name, result, version);
  if (result['isWithin'] === false) process.exitCode = 1;
}

async function benchInBrowser(): Promise<void> {
  console.log('Making the demo world …');
  const snapshot = await DataSnapshot.create();
  const server = await snapshot.startServer('bench', { GUEST_ALLOWANCE: '1000000' });
  const browser = await chromium.launch(CHROMIUM);
  try {
    for (const [name, bench] of Object.entries(BENCHES)) {
      if (!isRequested(name)) continue;
      const result = await bench(browser, server, RUNS);
      report(name, result, browser.version());
      if (name === 'rooms' || name === 'members' || name === 'seen') console.log(JSON.stringify(result));
    }
  } finally {
    await browser.close();
    await server.stop();
    snapshot.remove();
  }
}

if (Object.keys(BENCHES).some(isRequested)) await benchInBrowser();
if (isRequested('feeds')) {
  const result = await benchFeeds(RUNS);
  report('feeds', result, '');
  console.log(JSON.stringify(result.feeds));
}
if (isRequested('search')) {
  const result = await benchSearch(RUNS);
  report('search', result, '');
  console.log(JSON.stringify(result.searches));
}
if (isRequested('groups')) {
  const result = await benchGroups(RUNS);
  report('groups', result, '');
  console.log(JSON.stringify(result));
}
if (isRequested('server')) {
  const result = await benchServer(RUNS);
  report('server', result, '');
  console.log(JSON.stringify(result));
}
