import type { Browser } from '@playwright/test';
import { TEST_DEVICES } from '../devices.ts';
import type { ServerProcess } from '../server-process.ts';
import { openTestBrowserContext } from '../test-browser-context.ts';
import { TEST_SITES } from '../test-site.ts';

const CPU_SLOWDOWN = 4;
const POINTS = 500;
const SERIES = 4;
const DAY_MS = 24 * 3_600_000;
/** A longer task delays what the finger does. */
const MAX_TASK_MS = 50;
/** Places of the finger on a chart. */
const CURSOR_STEPS = 40;

/** Four series of 500 days. */
function createChart(): object {
  const start = Date.UTC(2025, 0, 1);
  const text = (name: string) => ({ zh_cn: name, en: name });
  const days = Array.from({ length: POINTS }, (_, day) => day);
  return {
    id: 'd1',
    title: text('Chart'),
    unit: null,
    precision: 1,
    times: days.map((day) => new Date(start + day * DAY_MS).toISOString()),
    series: Array.from({ length: SERIES }, (_, series) => ({
      name: text(`Series ${series}`),
      values: days.map((day) => 20 + series * 3 + 8 * Math.sin(day / (9 + series)) + ((day * 7919) % 13) / 5),
    })),
    update_at: new Date(start).toISOString(),
  };
}

/** Runs in the page: records the durations of long tasks. */
function recordLongTasks(): void {
  const tasks: number[] = [];
  new PerformanceObserver((list) => tasks.push(...list.getEntries().map(({ duration }) => duration))).observe({
    type: 'longtask',
  });
  Object.assign(window, { longTasks: tasks });
}

/** Draws a chart of 500 points on a slow phone and moves the cursor over it. Returns the longest tasks of each run. */
export async function benchChartDrawing(browser: Browser, server: ServerProcess, runs: number) {
  const longest: number[] = [];
  for (let run = 0; run < runs; run += 1) {
    const context = await openTestBrowserContext(browser, {
      ...TEST_DEVICES.phone,
      baseURL: server.origin(TEST_SITES[0]!.slug),
    });
    try {
      const page = await context.newPage();
      await page.route('**/api/v1/discovers/trend', (route) => route.fulfill({ json: { result: [createChart()] } }));
      await page.goto('/chart');
      const plot = page.getByRole('slider');
      const periods = page.getByRole('tab');
      await periods.first().click();
      const devtools = await context.newCDPSession(page);
      await devtools.send('Emulation.setCPUThrottlingRate', { rate: CPU_SLOWDOWN });
      await page.evaluate(recordLongTasks);
      await periods.last().click();
      await page.locator(`[role=slider][aria-valuemax="${POINTS - 1}"]`).waitFor();
      const box = (await plot.boundingBox())!;
      for (let step = 0; step < CURSOR_STEPS; step += 1)
        await page.mouse.move(box.x + (box.width * step) / CURSOR_STEPS, box.y + box.height / 2);
      const tasks = await page.evaluate(() => (window as unknown as { longTasks: number[] }).longTasks);
      longest.push(Math.round(Math.max(0, ...tasks)));
    } finally {
      await context.close();
    }
  }
  return {
    points: POINTS,
    series: SERIES,
    maxTaskMs: MAX_TASK_MS,
    longest,
    isWithin: longest.every((task) => task <= MAX_TASK_MS),
  };
}
