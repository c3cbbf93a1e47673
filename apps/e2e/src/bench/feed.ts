import type { Browser } from '@playwright/test';
import { accountAt } from '../accounts.ts';
import { DEVICES } from '../devices.ts';
import { recordVideo } from '../drawn-video.ts';
import { serveMadeFeed } from '../made-feed.ts';
import { Person } from '../person.ts';
import type { Server } from '../server.ts';
import { SITES } from '../site.ts';
import { wordsOf } from '../words.ts';
import { frameTimes, held } from './flatness.ts';

const say = wordsOf(SITES[0]!);
const SLOWDOWN = 4;
const POSTS = 2000;
const VIDEOS = 200;
/** Pixels a frame: a quick finger. */
const PACE = 48;
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

/** Swipes through 200 videos. */
async function swipeVideos(browser: Browser, server: Server) {
  const { context, page, devtools, throttle } = await open(browser, server);
  try {
    await serveMadeFeed(page, { count: VIDEOS + 60, video: await recordVideo(page) });
    await page.goto('/home/recommend?video=p1');
    await page.locator('dialog video').first().waitFor();
    await throttle(SLOWDOWN);
    const next = page.getByRole('button', { name: say('social.video.next'), includeHidden: true, disabled: false });
    let [videos, early] = [0, await held(page, devtools)];
    for (let index = 2; index <= VIDEOS; index += 1) {
      await next.waitFor({ state: 'attached' });
      await page.keyboard.press('ArrowDown');
      await page.waitForURL(new RegExp(`video=p${index}$`));
      videos = Math.max(videos, await page.locator('dialog video').count());
      if (index === VIDEOS / 10) early = await held(page, devtools);
    }
    return { swiped: VIDEOS, videos, early, late: await held(page, devtools) };
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
  const isWithin = isLevel && scrolling.frames.inTime >= IN_TIME && swiping.videos <= MOST_VIDEOS;
  return { slowdown: SLOWDOWN, isWithin, scrolling, swiping };
}
