/**
 * `pnpm bench`: time to open and scroll rooms of any length and groups of any size, memory after 200 room changes, processor time of
 * background tabs, delivery latency, the first screen of each build, long feeds, charts and the opening of a red envelope on a slow
 * phone, the server's feed and search queries, its full groups, transfers of points, claims of red envelopes, notifications, and its
 * traffic and memory. Writes JSON to report/bench (design §9).
 * Arguments: `rooms`, `members`, `room-switching-memory`, `background`, `seen`, `first-screens`, `feed`, `charts`, `red-envelope-opening`,
 * `feeds`, `search`, `search-site`, `groups`, `wallet`, `red-envelopes`, `notifications`, `server`; default all.
 */
import { chromium } from '@playwright/test';
import { benchFeeds } from '@quintet/server/bench/feeds';
import { benchLargeGroups } from '@quintet/server/bench/groups';
import { benchNotifications } from '@quintet/server/bench/notifications';
import { benchRedEnvelopes } from '@quintet/server/bench/red-envelopes';
import { benchMessageSearch } from '@quintet/server/bench/search';
import { benchSiteSearch } from '@quintet/server/bench/search-site';
import { benchServer } from '@quintet/server/bench/server';
import { benchWallet } from '@quintet/server/bench/wallet';
import { benchBackgroundTabs } from '../src/bench/background-tabs.ts';
import { benchChartDrawing } from '../src/bench/charts.ts';
import { benchFeedScrolling } from '../src/bench/feed.ts';
import { benchFirstScreens } from '../src/bench/first-screens.ts';
import { writeBenchReport } from '../src/bench/report.ts';
import { benchGroupMembers } from '../src/bench/members.ts';
import { benchRedEnvelopeOpening } from '../src/bench/red-envelope-opening.ts';
import { benchRoomSwitchingMemory } from '../src/bench/room-switching-memory.ts';
import { benchRoomOpening } from '../src/bench/rooms.ts';
import { benchDeliveryLatency } from '../src/bench/delivery-latency.ts';
import { CHROMIUM_LAUNCH_OPTIONS } from '@quintet/chromium';
import { DemoDataSnapshot } from '../src/demo-data-snapshot.ts';

const BROWSER_BENCHES = {
  rooms: benchRoomOpening,
  members: benchGroupMembers,
  'room-switching-memory': benchRoomSwitchingMemory,
  background: benchBackgroundTabs,
  seen: benchDeliveryLatency,
  'first-screens': benchFirstScreens,
  feed: benchFeedScrolling,
  charts: benchChartDrawing,
  'red-envelope-opening': benchRedEnvelopeOpening,
};
const SERVER_BENCHES = {
  feeds: benchFeeds,
  search: benchMessageSearch,
  'search-site': benchSiteSearch,
  groups: benchLargeGroups,
  wallet: benchWallet,
  'red-envelopes': benchRedEnvelopes,
  notifications: benchNotifications,
  server: benchServer,
};
const RUNS = Number(process.env['RUNS'] ?? 9);

const requested = process.argv.slice(2);
const isRequested = (name: string) => requested.length === 0 || requested.includes(name);

function report(name: string, result: Record<string, unknown>, version: string): void {
  writeBenchReport(name, result, version);
  console.log(JSON.stringify(result));
  if (result['isWithin'] === false) process.exitCode = 1;
}

async function benchInBrowser(): Promise<void> {
  console.log('Making the demo data …');
  const snapshot = await DemoDataSnapshot.create();
  const server = await snapshot.startServer('bench', { GUEST_ALLOWANCE: '1000000' });
  const browser = await chromium.launch(CHROMIUM_LAUNCH_OPTIONS);
  try {
    for (const [name, bench] of Object.entries(BROWSER_BENCHES)) {
      if (!isRequested(name)) continue;
      report(name, await bench(browser, server, RUNS), browser.version());
    }
  } finally {
    await browser.close();
    await server.stop();
    snapshot.remove();
  }
}

if (Object.keys(BROWSER_BENCHES).some(isRequested)) await benchInBrowser();
for (const [name, bench] of Object.entries(SERVER_BENCHES)) {
  if (isRequested(name)) report(name, await bench(RUNS), '');
}
