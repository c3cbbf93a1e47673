import type { Browser } from '@playwright/test';
import { accountAt } from '../accounts.ts';
import { DEVICES } from '../devices.ts';
import { Person } from '../test-user.ts';
import type { Server } from '../server.ts';
import { SITES } from '../site.ts';
import { frameTimes } from './memory-usage.ts';
import { round } from './report.ts';

const SLOWDOWN = 4;
/** Pixels a frame: a quick finger. */
const PACE = 48;

export interface Scrolled {
  frames: ReturnType<typeof frameTimes>;
  /** Tasks beyond 50 ms. */
  longTasks: number[];
  /** Milliseconds of work that a thousand pixels took, and pixels that were scrolled. */
  work: number;
  pixels: number;
}

/** Runs in the page: scrolls up so many pixels, or to the beginning. */
function glideUp({ pixels, pace }: { pixels: number; pace: number }) {
  const scroller = document.querySelector('[role=log]')!;
  // By a finger or a wheel; nothing else moves a room away from its end.
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

/** Scrolls up through a room whose history the device keeps, on a slow phone. */
export async function scrollRoom(browser: Browser, server: Server, room: string, pixels: number): Promise<Scrolled> {
  const context = await browser.newContext({ ...DEVICES.phone, baseURL: server.origin(SITES[0]!.slug) });
  try {
    const person = await Person.signIn(context, accountAt(0));
    const { page } = person;
    await person.openRoom(room);
    await person.log.getByRole('article').last().waitFor();
    await page.evaluate(glideUp, { pixels: pixels * 1.5, pace: PACE });
    await person.openRoom(room);
    await person.log.getByRole('article').last().waitFor();
    await page.evaluate(() => new Promise((resolve) => requestIdleCallback(resolve, { timeout: 5000 })));

    const devtools = await context.newCDPSession(page);
    await devtools.send('Performance.enable');
    const worked = async () => {
      const { metrics } = await devtools.send('Performance.getMetrics');
      return metrics.find(({ name }) => name === 'TaskDuration')!.value * 1000;
    };
    await devtools.send('Emulation.setCPUThrottlingRate', { rate: SLOWDOWN });
    const before = await worked();
    const { frames, longTasks, moved } = await page.evaluate(glideUp, { pixels, pace: PACE });
    const work = (((await worked()) - before) / moved) * 1000;
    return { frames: frameTimes(frames), longTasks: longTasks.map(round), work: round(work), pixels: round(moved) };
  } finally {
    await context.close();
  }
}
