import type { CDPSession, Page } from '@playwright/test';
import { roundToOneDecimal } from './report.ts';

/** Memory of the page after garbage collection. */
export interface PageMemoryUsage {
  /** Bytes of the JavaScript heap. */
  heap: number;
  /** Nodes in the document. */
  nodes: number;
}

/** A longer frame was missed at 60 Hz. */
const MISSED_FRAME_MS = 20;

export async function measurePageMemory(page: Page, devtools: CDPSession): Promise<PageMemoryUsage> {
  await devtools.send('HeapProfiler.collectGarbage');
  const { usedSize: heap } = await devtools.send('Runtime.getHeapUsage');
  const nodes = await page.evaluate(() => document.querySelectorAll('*').length);
  return { heap, nodes };
}

/** Median and 95th percentile of frame times, and the percentage in time. */
export function summarizeFrameTimes(frames: readonly number[]) {
  const sorted = frames.toSorted((a, b) => a - b);
  const at = (part: number) => roundToOneDecimal(sorted[Math.floor(sorted.length * part)] ?? 0);
  const inTime = frames.filter((frame) => frame < MISSED_FRAME_MS).length / Math.max(1, frames.length);
  return { count: frames.length, median: at(0.5), p95: at(0.95), inTime: Math.round(inTime * 1000) / 10 };
}
