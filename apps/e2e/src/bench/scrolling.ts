import type { Browser } from '@playwright/test';
import { getDemoAccount } from '../accounts.ts';
import { TEST_DEVICES } from '../devices.ts';
import { openTestBrowserContext } from '../test-browser-context.ts';
import { TestUser } from '../test-user.ts';
import type { ServerProcess } from '../server-process.ts';
import { TEST_SITES } from '../test-site.ts';
import { summarizeFrameTimes } from './memory-usage.ts';
import { roundToOneDecimal } from './report.ts';

const CPU_SLOWDOWN = 4;
/** Pixels per frame, like a fast finger. */
const PIXELS_PER_FRAME = 48;

export interface RoomScrollResult {
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
export async function measureRoomScrolling(
  browser: Browser,
  server: ServerProcess,
  room: string,
  pixels: number,
): Promise<RoomScrollResult> {
  const context = await openTestBrowserContext(browser, {
    ...TEST_DEVICES.phone,
    baseURL: server.origin(TEST_SITES[0]!.slug),
  });
  try {
    const user = await TestUser.signIn(context, getDemoAccount(0));
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
      longTasks: longTasks.map(roundToOneDecimal),
      work: roundToOneDecimal(work),
      pixels: roundToOneDecimal(moved),
    };
  } finally {
    await context.close();
  }
}
