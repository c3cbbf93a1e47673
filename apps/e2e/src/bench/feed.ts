import type { Browser, CDPSession, Page } from '@playwright/test';
import { getDemoAccount } from '../accounts.ts';
import { TEST_DEVICES } from '../devices.ts';
import { recordTestVideoBytes } from '../record-test-video.ts';
import { mockFeed } from '../mock-feed.ts';
import { openTestBrowserContext } from '../test-browser-context.ts';
import { TestUser } from '../test-user.ts';
import type { ServerProcess } from '../server-process.ts';
import { TEST_SITES } from '../test-site.ts';
import { summarizeFrameTimes, measurePageMemory } from './memory-usage.ts';

const CPU_SLOWDOWN = 4;
const POST_COUNT = 2000;
const VIDEO_COUNT = 200;
/** Pixels per frame, like a fast finger. */
const PIXELS_PER_FRAME = 48;
/** A swipe: its length as a share of the screen, and its steps. */
const SWIPE_LENGTH = 0.6;
const SWIPE_STEPS = 8;
/** Time until the next swipe if this one had no effect. */
const SWIPE_TIMEOUT_MS = 1500;
/** Maximum growth of memory between the early and the late measurement, plus caches. */
const MAX_GROWTH = 1.25;
const CACHE_BYTES = 6_000_000;
const MAX_NODES = 1500;
const MAX_VIDEOS = 5;
const MIN_IN_TIME_PERCENT = 95;

async function openSlowPage(browser: Browser, server: ServerProcess) {
  const context = await openTestBrowserContext(browser, {
    ...TEST_DEVICES.phone,
    baseURL: server.origin(TEST_SITES[0]!.slug),
  });
  const user = await TestUser.signIn(context, getDemoAccount(0));
  const devtools = await context.newCDPSession(user.page);
  await devtools.send('HeapProfiler.enable');
  const throttle = (rate: number) => devtools.send('Emulation.setCPUThrottlingRate', { rate });
  return { context, page: user.page, devtools, throttle };
}

/** Runs in the page: scrolls until a post is on the screen. Resolves to the milliseconds between frames. */
function scrollSteadily({ until, pace }: { until: number; pace: number }): Promise<number[]> {
  const scroller = document.querySelector('[data-scroller]')!;
  const frames: number[] = [];
  let last = performance.now();
  return new Promise((resolve) => {
    const step = (now: number) => {
      frames.push(now - last);
      last = now;
      const shown = [...scroller.querySelectorAll('[aria-posinset]')].at(-1);
      if (Number(shown?.getAttribute('aria-posinset')) >= until) return resolve(frames.slice(1));
      scroller.scrollTop += pace;
      return requestAnimationFrame(step);
    };
    requestAnimationFrame(step);
  });
}

/** Scrolls through 2,000 posts. */
async function scrollPosts(browser: Browser, server: ServerProcess) {
  const { context, page, devtools, throttle } = await openSlowPage(browser, server);
  try {
    await mockFeed(page, { count: POST_COUNT + 100 });
    await page.goto('/home/recommend');
    await page.getByRole('feed').getByRole('article').first().waitFor();
    await throttle(CPU_SLOWDOWN);
    const frames = await page.evaluate(scrollSteadily, { until: POST_COUNT / 10, pace: PIXELS_PER_FRAME });
    const early = await measurePageMemory(page, devtools);
    frames.push(...(await page.evaluate(scrollSteadily, { until: POST_COUNT, pace: PIXELS_PER_FRAME })));
    const late = await measurePageMemory(page, devtools);
    return { posts: POST_COUNT, frames: summarizeFrameTimes(frames), early, late };
  } finally {
    await context.close();
  }
}

interface SwipeResult {
  /** Milliseconds between frames. */
  frames: number[];
  /** The maximum number of `<video>` elements at once. */
  videos: number;
}

/** Runs in the page: records frames until the test calls `stop`. */
function recordFrames(): void {
  const swiped: SwipeResult = { frames: [], videos: 0 };
  const videos = document.getElementsByTagName('video');
  let [last, isOver] = [performance.now(), false];
  const step = (now: number) => {
    if (isOver) return;
    swiped.frames.push(now - last);
    swiped.videos = Math.max(swiped.videos, videos.length);
    last = now;
    requestAnimationFrame(step);
  };
  requestAnimationFrame(step);
  const stop = () => {
    isOver = true;
    return { ...swiped, frames: swiped.frames.slice(1) };
  };
  Object.assign(globalThis, { quintetSwiped: { stop } });
}

/** Swipes up quickly. */
async function swipeOnce(page: Page, devtools: CDPSession): Promise<void> {
  const { width, height } = page.viewportSize()!;
  const touch = (type: 'touchStart' | 'touchMove' | 'touchEnd', part = 0) =>
    devtools.send('Input.dispatchTouchEvent', {
      type,
      touchPoints: type === 'touchEnd' ? [] : [{ x: width / 2, y: height * (0.8 - part) }],
    });
  await touch('touchStart');
  for (let move = 1; move <= SWIPE_STEPS; move += 1) await touch('touchMove', (SWIPE_LENGTH * move) / SWIPE_STEPS);
  await touch('touchEnd');
}

/** Swipes from video to video, up to number `to`. */
async function swipeToVideo(page: Page, devtools: CDPSession, to: number): Promise<SwipeResult> {
  await page.evaluate(recordFrames);
  const shown = () => Number(/video=p(\d+)$/.exec(page.url())?.[1]);
  // A swipe during an animation, or at the end of the loaded list, has no effect: repeat it.
  for (let at = shown(); at < to; at = shown()) {
    await swipeOnce(page, devtools);
    await page
      .waitForURL(() => shown() > at, { waitUntil: 'commit', timeout: SWIPE_TIMEOUT_MS })
      .catch(() => undefined);
  }
  return page.evaluate(() =>
    (globalThis as unknown as { quintetSwiped: { stop: () => SwipeResult } }).quintetSwiped.stop(),
  );
}

/** Swipes through 200 videos. */
async function swipeVideos(browser: Browser, server: ServerProcess) {
  const { context, page, devtools, throttle } = await openSlowPage(browser, server);
  try {
    const video = { file: await recordTestVideoBytes(page), size: [720, 1280] as const };
    await mockFeed(page, { count: VIDEO_COUNT + 60, videos: [video] });
    await page.goto('/home/recommend?video=p1');
    await page.locator('dialog video').first().waitFor();
    await throttle(CPU_SLOWDOWN);
    const first = await swipeToVideo(page, devtools, VIDEO_COUNT / 10);
    const early = await measurePageMemory(page, devtools);
    const rest = await swipeToVideo(page, devtools, VIDEO_COUNT);
    const late = await measurePageMemory(page, devtools);
    const frames = summarizeFrameTimes([...first.frames, ...rest.frames]);
    return { swiped: VIDEO_COUNT, videos: Math.max(first.videos, rest.videos), frames, early, late };
  } finally {
    await context.close();
  }
}

/** Measures long feeds on a slow phone: memory growth and frames in time. */
export async function benchFeedScrolling(browser: Browser, server: ServerProcess, _runs: number) {
  const scrolling = await scrollPosts(browser, server);
  console.log(`feed: scrolling ${JSON.stringify(scrolling)}`);
  const swiping = await swipeVideos(browser, server);
  console.log(`feed: swiping ${JSON.stringify(swiping)}`);
  const isLevel = [scrolling, swiping].every(
    ({ early, late }) => late.heap <= early.heap * MAX_GROWTH + CACHE_BYTES && late.nodes <= MAX_NODES,
  );
  const isInTime = [scrolling, swiping].every(({ frames }) => frames.inTime >= MIN_IN_TIME_PERCENT);
  const isWithin = isLevel && isInTime && swiping.videos <= MAX_VIDEOS;
  return { slowdown: CPU_SLOWDOWN, isWithin, scrolling, swiping };
}
