import type { Browser, CDPSession, Page } from '@playwright/test';
import { accountAt } from '../accounts.ts';
import { DEVICES } from '../devices.ts';
import { recordVideo } from '../record-video.ts';
import { serveMadeFeed } from '../mock-feed.ts';
import { Person } from '../test-user.ts';
import type { Server } from '../server.ts';
import { SITES } from '../site.ts';
import { frameTimes, held } from './memory-usage.ts';

const SLOWDOWN = 4;
const POSTS = 2000;
const VIDEOS = 200;
/** Pixels a frame: a quick finger. */
const PACE = 48;
/** A finger that swipes: over this part of the screen, in so many steps. */
const FLICK = 0.6;
const MOVES = 8;
/** Then another swipe, milliseconds. */
const PATIENCE = 1500;
/** What the page holds in the end may be this many times what it held early on, and some that is caches. */
const GROWTH = 1.25;
const CACHES = 6_000_000;
const MOST_NODES = 1500;
const MOST_VIDEOS = 5;
const IN_TIME = 95;

async function open(browser: Browser, server: Server) {
  const context = await browser.newContext({ ...DEVICES.phone, baseURL: server.origin(SITES[0]!.slug) });
  const person = await Person.signIn(context, accountAt(0));
  const devtools = await context.newCDPSession(person.page);
  await devtools.send('HeapProfiler.enable');
  const throttle = (rate: number) => devtools.send('Emulation.setCPUThrottlingRate', { rate });
  return { context, page: person.page, devtools, throttle };
}

/** Runs in the page: scrolls on until this post is on the screen; milliseconds between frames. */
function glide({ until, pace }: { until: number; pace: number }): Promise<number[]> {
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
async function scrollPosts(browser: Browser, server: Server) {
  const { context, page, devtools, throttle } = await open(browser, server);
  try {
    await serveMadeFeed(page, { count: POSTS + 100 });
    await page.goto('/home/recommend');
    await page.getByRole('feed').getByRole('article').first().waitFor();
    await throttle(SLOWDOWN);
    const frames = await page.evaluate(glide, { until: POSTS / 10, pace: PACE });
    const early = await held(page, devtools);
    frames.push(...(await page.evaluate(glide, { until: POSTS, pace: PACE })));
    const late = await held(page, devtools);
    return { posts: POSTS, frames: frameTimes(frames), early, late };
  } finally {
    await context.close();
  }
}

interface Swiped {
  /** Milliseconds between frames. */
  frames: number[];
  /** The most `<video>` that there were at once. */
  videos: number;
}

/** Runs in the page: notes its frames until `stop` of what it leaves there is called. */
function watchFrames(): void {
  const swiped: Swiped = { frames: [], videos: 0 };
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

/** A finger goes up over the screen, as quickly as one does. */
async function flick(page: Page, devtools: CDPSession): Promise<void> {
  const { width, height } = page.viewportSize()!;
  const touch = (type: 'touchStart' | 'touchMove' | 'touchEnd', part = 0) =>
    devtools.send('Input.dispatchTouchEvent', {
      type,
      touchPoints: type === 'touchEnd' ? [] : [{ x: width / 2, y: height * (0.8 - part) }],
    });
  await touch('touchStart');
  for (let move = 1; move <= MOVES; move += 1) await touch('touchMove', (FLICK * move) / MOVES);
  await touch('touchEnd');
}

/** A finger swipes from video to video, up to this one. */
async function swipe(page: Page, devtools: CDPSession, to: number): Promise<Swiped> {
  await page.evaluate(watchFrames);
  const shown = () => Number(/video=p(\d+)$/.exec(page.url())?.[1]);
  // One that began before the last had come to rest, or where the list ended for now, leads nowhere: another follows.
  for (let at = shown(); at < to; at = shown()) {
    await flick(page, devtools);
    await page.waitForURL(() => shown() > at, { waitUntil: 'commit', timeout: PATIENCE }).catch(() => undefined);
  }
  return page.evaluate(() => (globalThis as unknown as { quintetSwiped: { stop: () => Swiped } }).quintetSwiped.stop());
}

/** Swipes through 200 videos. */
async function swipeVideos(browser: Browser, server: Server) {
  const { context, page, devtools, throttle } = await open(browser, server);
  try {
    await serveMadeFeed(page, { count: VIDEOS + 60, video: await recordVideo(page) });
    await page.goto('/home/recommend?video=p1');
    await page.locator('dialog video').first().waitFor();
    await throttle(SLOWDOWN);
    const first = await swipe(page, devtools, VIDEOS / 10);
    const early = await held(page, devtools);
    const rest = await swipe(page, devtools, VIDEOS);
    const late = await held(page, devtools);
    const frames = frameTimes([...first.frames, ...rest.frames]);
    return { swiped: VIDEOS, videos: Math.max(first.videos, rest.videos), frames, early, late };
  } finally {
    await context.close();
  }
}

/** Long feeds on a slow phone: whether what the page holds stays level, and frames come in time. */
export async function benchFeed(browser: Browser, server: Server, _runs: number) {
  const scrolling = await scrollPosts(browser, server);
  console.log(`feed: scrolling ${JSON.stringify(scrolling)}`);
  const swiping = await swipeVideos(browser, server);
  console.log(`feed: swiping ${JSON.stringify(swiping)}`);
  const isLevel = [scrolling, swiping].every(
    ({ early, late }) => late.heap <= early.heap * GROWTH + CACHES && late.nodes <= MOST_NODES,
  );
  const isInTime = [scrolling, swiping].every(({ frames }) => frames.inTime >= IN_TIME);
  const isWithin = isLevel && isInTime && swiping.videos <= MOST_VIDEOS;
  return { slowdown: SLOWDOWN, isWithin, scrolling, swiping };
}
