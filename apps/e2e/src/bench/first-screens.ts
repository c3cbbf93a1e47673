import type { Browser } from '@playwright/test';
import { DEVICES } from '../devices.ts';
import { loadFirstScreen } from '../first-screen.ts';
import type { Server } from '../server.ts';
import { SITES, type Site } from '../site.ts';
import { wordsOf } from '../words.ts';
import { median, round } from './report.ts';

/** A middling phone on a slow connection: processor four times slower, 150 ms there and back, 1.6 and 0.75 Mbit/s. */
const SLOWDOWN = 4;
const NETWORK = { offline: false, latency: 150, downloadThroughput: 200_000, uploadThroughput: 93_750 };
const LONG_TASK = 50;

interface Marks {
  fcp: number;
  lcp: number;
  /** When the first button can be used. */
  ready: number;
  /** Sum of what tasks took beyond 50 ms. */
  tbt: number;
}

/** Runs in the page before its own scripts. */
function watch(name: string): void {
  const marks = { fcp: 0, lcp: 0, ready: 0, tbt: 0 };
  Object.assign(globalThis, { quintetMarks: marks });
  const observe = (type: string, take: (entry: PerformanceEntry) => void) =>
    new PerformanceObserver((list) => list.getEntries().forEach(take)).observe({ type, buffered: true });
  observe('paint', (entry) => {
    if (entry.name === 'first-contentful-paint') marks.fcp = entry.startTime;
  });
  observe('largest-contentful-paint', (entry) => {
    marks.lcp = entry.startTime;
  });
  observe('longtask', (entry) => {
    marks.tbt += Math.max(0, entry.duration - 50);
  });
  const look = () => {
    const isThere = [...document.querySelectorAll('button')].some(
      (button) => button.textContent?.includes(name) && !button.disabled && button.checkVisibility(),
    );
    if (isThere) marks.ready = performance.now();
    else requestAnimationFrame(look);
  };
  requestAnimationFrame(look);
}

async function measureOnce(browser: Browser, server: Server, site: Site): Promise<Marks> {
  const context = await browser.newContext({
    ...DEVICES.phone,
    baseURL: server.origin(site.isUniversal ? undefined : site.slug),
  });
  try {
    const page = await context.newPage();
    const devtools = await context.newCDPSession(page);
    await devtools.send('Network.enable');
    await devtools.send('Network.emulateNetworkConditions', NETWORK);
    await devtools.send('Emulation.setCPUThrottlingRate', { rate: SLOWDOWN });
    await page.addInitScript(watch, wordsOf(site)('auth.select.phone'));
    await page.goto('/home/recommend', { waitUntil: 'networkidle' });
    return await page.evaluate(() => (globalThis as unknown as { quintetMarks: Marks }).quintetMarks);
  } finally {
    await context.close();
  }
}

async function weigh(browser: Browser, server: Server, site: Site) {
  const context = await browser.newContext({ baseURL: server.origin(site.isUniversal ? undefined : site.slug) });
  const { script, style, requests, downloads } = await loadFirstScreen(await context.newPage(), '/home/recommend');
  await context.close();
  return { script, style, all: downloads.reduce((sum, { bytes }) => sum + bytes, 0), requests };
}

/** The first screen of every build, not signed in: milliseconds from the start of navigation, brotli bytes. */
export async function benchFirstScreens(browser: Browser, server: Server, runs: number) {
  const sites: Record<string, unknown> = {};
  for (const site of SITES) {
    await measureOnce(browser, server, site);
    const marks: Marks[] = [];
    for (let run = 0; run < runs; run += 1) marks.push(await measureOnce(browser, server, site));
    const middle = (key: keyof Marks) => round(median(marks.map((mark) => mark[key])));
    const times = { fcp: middle('fcp'), lcp: middle('lcp'), ready: middle('ready'), tbt: middle('tbt') };
    sites[site.slug] = { ...times, bytes: await weigh(browser, server, site), runs: marks };
    console.log(`first screen: ${site.slug} ${JSON.stringify(times)}`);
  }
  return { conditions: { slowdown: SLOWDOWN, network: NETWORK, longTask: LONG_TASK }, sites };
}
