import type { CDPSession, Page } from '@playwright/test';
import { round } from './report.ts';

/** What the page holds, after what nobody needs has been let go. */
export interface Held {
  /** Bytes of the script's own heap. */
  heap: number;
  /** Nodes of the page that is shown. */
  nodes: number;
}

/** A frame that took longer than this missed its turn at 60 Hz, milliseconds. */
const MISSED = 20;

export async function held(page: Page, devtools: CDPSession): Promise<Held> {
  await devtools.send('HeapProfiler.collectGarbage');
  const { usedSize: heap } = await devtools.send('Runtime.getHeapUsage');
  const nodes = await page.evaluate(() => document.querySelectorAll('*').length);
  return { heap, nodes };
}

/** Of the milliseconds between frames: the middle, the 95th of a hundred, and how many of a hundred came in time. */
export function frameTimes(frames: readonly number[]) {
  const sorted = frames.toSorted((a, b) => a - b);
  const at = (part: number) => round(sorted[Math.floor(sorted.length * part)] ?? 0);
  const inTime = frames.filter((frame) => frame < MISSED).length / Math.max(1, frames.length);
  return { count: frames.length, median: at(0.5), p95: at(0.95), inTime: Math.round(inTime * 1000) / 10 };
}
