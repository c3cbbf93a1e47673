import type { Browser } from '@playwright/test';
import { TEST_DEVICES } from '../devices.ts';
import { measureFirstScreenDownloads } from '../first-screen.ts';
import type { ServerProcess } from '../server-process.ts';
import { openTestBrowserContext } from '../test-browser-context.ts';
import { TEST_SITES, type TestSite } from '../test-site.ts';
import { getLowerMedian, roundToOneDecimal } from './report.ts';

/** A mid-range phone on a slow connection: processor four times slower, 150 ms round trip, 1.6 and 0.75 Mbit/s. */
const CPU_SLOWDOWN = 4;
const NETWORK = { offline: false, latency: 150, downloadThroughput: 200_000, uploadThroughput: 93_750 };
const LONG_TASK_MS = 50;

interface Timings {
  fcp: number;
  lcp: number;
  /** Time until the first post is usable. */
  ready: number;
  /** Time until the image of the first post, or the post without an image, is painted. */
  picture: number;
  /** Sum of task times beyond 50 ms, and the longest task. */
  tbt: number;
  longest: number;
  /** Cumulative layout shift. */
  shift: number;
  /** Scripts requested before the image was painted that index.html does not list. */
  strangers: number;
}

/** Runs in the page before its own scripts. */
function recordTimings(): void {
  const marks = { fcp: 0, lcp: 0, ready: 0, picture: 0, tbt: 0, longest: 0, shift: 0, strangers: 0 };
  Object.assign(globalThis, { quintetMarks: marks });
  const observe = (type: string, take: (entry: PerformanceEntry & { value?: number }) => void) =>
    new PerformanceObserver((list) => list.getEntries().forEach(take)).observe({ type, buffered: true });
  observe('paint', (entry) => {
    if (entry.name === 'first-contentful-paint') marks.fcp = entry.startTime;
  });
  observe('largest-contentful-paint', (entry) => {
    marks.lcp = entry.startTime;
  });
  observe('longtask', ({ duration }) => {
    marks.tbt += Math.max(0, duration - 50);
    marks.longest = Math.max(marks.longest, duration);
  });
  observe('layout-shift', ({ value = 0 }) => {
    marks.shift += value;
  });
  const isShown = (card: Element): boolean => {
    const picture = card.querySelector('a img');
    return !(picture instanceof HTMLImageElement) || (picture.complete && picture.naturalWidth > 0);
  };
  const countStrangers = (): number => {
    const listed = new Set([...document.querySelectorAll('link[rel=modulepreload], script[src]')].map(hrefOf));
    const scripts = performance.getEntriesByType('resource').filter(({ name }) => name.endsWith('.js'));
    return scripts.filter(({ name }) => !listed.has(name)).length;
  };
  const hrefOf = (element: Element): string => (element as HTMLLinkElement).href || (element as HTMLScriptElement).src;
  const look = () => {
    const card = document.querySelector('[role=feed] article');
    const button = card?.querySelector('button');
    if (button?.checkVisibility() && marks.ready === 0) marks.ready = performance.now();
    if (card && isShown(card)) {
      // The browser paints after this frame.
      requestAnimationFrame(() => {
        marks.picture = performance.now();
        marks.strangers = countStrangers();
      });
      return;
    }
    requestAnimationFrame(look);
  };
  requestAnimationFrame(look);
}

async function measureOnce(browser: Browser, server: ServerProcess, site: TestSite): Promise<Timings> {
  const context = await openTestBrowserContext(browser, {
    ...TEST_DEVICES.phone,
    baseURL: server.origin(site.isUniversal ? undefined : site.slug),
  });
  try {
    const page = await context.newPage();
    const devtools = await context.newCDPSession(page);
    await devtools.send('Network.enable');
    await devtools.send('Network.emulateNetworkConditions', NETWORK);
    await devtools.send('Emulation.setCPUThrottlingRate', { rate: CPU_SLOWDOWN });
    await page.addInitScript(recordTimings);
    await page.goto('/home/recommend', { waitUntil: 'networkidle' });
    return await page.evaluate(() => (globalThis as unknown as { quintetMarks: Timings }).quintetMarks);
  } finally {
    await context.close();
  }
}

async function measureTransfer(browser: Browser, server: ServerProcess, site: TestSite) {
  const context = await openTestBrowserContext(browser, {
    baseURL: server.origin(site.isUniversal ? undefined : site.slug),
  });
  const { script, style, requests, downloads } = await measureFirstScreenDownloads(
    await context.newPage(),
    '/home/recommend',
  );
  await context.close();
  return { script, style, all: downloads.reduce((sum, { bytes }) => sum + bytes, 0), requests };
}

/** Measures the first screen of each build for a guest: milliseconds from navigation start, brotli bytes. */
export async function benchFirstScreens(browser: Browser, server: ServerProcess, runs: number) {
  const sites: Record<string, unknown> = {};
  for (const site of TEST_SITES) {
    await measureOnce(browser, server, site);
    const marks: Timings[] = [];
    for (let run = 0; run < runs; run += 1) marks.push(await measureOnce(browser, server, site));
    const middle = (key: keyof Timings) => roundToOneDecimal(getLowerMedian(marks.map((mark) => mark[key])));
    const keys = Object.keys(marks[0]!) as (keyof Timings)[];
    const times = Object.fromEntries(keys.map((key) => [key, middle(key)]));
    sites[site.slug] = { ...times, bytes: await measureTransfer(browser, server, site), runs: marks };
    console.log(`first screen: ${site.slug} ${JSON.stringify(times)}`);
  }
  return { conditions: { slowdown: CPU_SLOWDOWN, network: NETWORK, longTask: LONG_TASK_MS }, sites };
}
