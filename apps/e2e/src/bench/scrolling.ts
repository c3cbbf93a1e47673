import type { Browser } from '@playwright/test';
import { demoAccount } from '../accounts.ts';
import { DEVICES } from '../devices.ts';
import { TestUser } from '../test-user.ts';
import type { Server } from '../server.ts';
import { SITES } from '../site.ts';
import { summarizeFrameTimes } from './memory-usage.ts';
import { roundToDecimals } from './report.ts';

const CPU_SLOWDOWN = 4;
/** Pixels per frame, like a fast finger. */
const PIXELS_PER_FRAME = 48;

export interface ScrollResult {
  frames: ReturnType<typeof summarizeFrameTimes>;
  /** Tasks longer than 50 ms. */
  longTasks: number[];
  /** Milliseconds of work per 1,000 pixels, and the pixels scrolled. */
  work: number;
  pixels: number;
}

/** Runs in the page: scrolls up by `pixels`, or to the beginning. */
function scrollUpSteadily({ pixels, pace }: { pixels: number; pace: number }) {
  const scroller = document.querySelector('[role=log]')!;
  // Only a finger or a wheel moves a room away from its end.
  scroller.dispatchEvent(new WheelEvent('wheel', { bubbles: true, deltaY: -1 }));
  const frames: number[] = [];
  const longTasks: number[] = [];
  const observer = new PerformanceObserver((list) => {
    for (const { duration } of list.getEntries()) longTasks.push(duration);
  });
  observer.observe({ type: 'longtask' });
  return new Promise<{ frames: number[]; longTasks: number[]; moved: number }>((resolve) => {
    let [last, moved, stood] = [performance.now(), 0, 0];
    const step = (now: number) => {
      frames.push(now - last);
      last = now;
      const before = scroller.scrollTop;
      scroller.scrollTop = before - pace;
      const way = before - scroller.scrollTop;
      moved += way;
      stood = way > 0 ? 0 : stood + 1;
      if (moved < pixels && stood < 60) return requestAnimationFrame(step);
      observer.disconnect();
      return resolve({ frames: frames.slice(1), longTasks, moved });
    };
    requestAnimationFrame(step);
  });
}

/** Scrolls up through a cached room on a slow phone. */
export async function scrollRoom(
  browser: Browser,
  server: Server,
  room: string,
  pixels: number,
): Promise<ScrollResult> {
  const context = await browser.newContext({ ...DEVICES.phone, baseURL: server.origin(SITES[0]!.slug) });
  try {
    const user = await TestUser.signIn(context, demoAccount(0));
    const { page } = user;
    await user.openRoom(room);
    await user.log.getByRole('article').last().waitFor();
    await page.evaluate(scrollUpSteadily, { pixels: pixels * 1.5, pace: PIXELS_PER_FRAME });
    await user.openRoom(room);
    await user.log.getByRole('article').last().waitFor();
    await page.evaluate(() => new Promise((resolve) => requestIdleCallback(resolve, { timeout: 5000 })));

    const devtools = await context.newCDPSession(page);
    await devtools.send('Performance.enable');
    const getTaskTime = async () => {
      const { metrics } = await devtools.send('Performance.getMetrics');
      return metrics.find(({ name }) => name === 'TaskDuration')!.value * 1000;
    };
    await devtools.send('Emulation.setCPUThrottlingRate', { rate: CPU_SLOWDOWN });
    const before = await getTaskTime();
    const { frames, longTasks, moved } = await page.evaluate(scrollUpSteadily, { pixels, pace: PIXELS_PER_FRAME });
    const work = (((await getTaskTime()) - before) / moved) * 1000;
    return {
      frames: summarizeFrameTimes(frames),
      longTasks: longTasks.map(roundToDecimals),
      work: roundToDecimals(work),
      pixels: roundToDecimals(moved),
    };
  } finally {
    await context.close();
  }
}
