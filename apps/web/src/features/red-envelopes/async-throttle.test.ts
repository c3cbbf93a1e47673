import fc from 'fast-check';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { createAsyncThrottle } from './async-throttle.ts';

const INTERVAL_MS = 1000;

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers().restoreAllMocks());

const wait = (ms: number): Promise<void> => new Promise((resolve) => setTimeout(resolve, ms));

const requests = fc.array(fc.record({ gap: fc.integer({ min: 0, max: 3000 }), spread: fc.constantFrom(0, 50, 4600) }), {
  minLength: 1,
  maxLength: 30,
});
const latencies = fc.infiniteStream(fc.integer({ min: 0, max: 4000 }));

describe('async throttle', () => {
  it('runs once at a time, once per interval, and once after the last request', async () => {
    await fc.assert(
      fc.asyncProperty(requests, latencies, fc.boolean(), async (gaps, latency, isFailing) => {
        const starts: number[] = [];
        let running = 0;
        const { request } = createAsyncThrottle(async () => {
          starts.push(performance.now());
          running += 1;
          expect(running).toBe(1);
          await wait(latency.next().value);
          running -= 1;
          if (isFailing) throw new Error('no connection');
        }, INTERVAL_MS);
        let last = 0;
        for (const { gap, spread } of gaps) {
          await vi.advanceTimersByTimeAsync(gap);
          last = performance.now();
          request(spread);
        }
        await vi.runAllTimersAsync();
        expect(starts.at(-1)).toBeGreaterThanOrEqual(last);
        for (const [index, start] of starts.slice(1).entries())
          expect(start - starts[index]!).toBeGreaterThanOrEqual(INTERVAL_MS);
        expect(starts.length).toBeLessThanOrEqual(gaps.length);
      }),
      { numRuns: 200 },
    );
  });

  it('runs fewer than 1,000 times a second with 2,300 open sheets and a claim every second', async () => {
    let drawn = 0;
    vi.spyOn(Math, 'random').mockImplementation(() => ((drawn += 1) * 0.618_034) % 1);
    const perSecond = new Map<number, number>();
    const sheets = Array.from({ length: 2300 }, () =>
      createAsyncThrottle(async () => {
        const second = Math.floor(performance.now() / 1000);
        perSecond.set(second, (perSecond.get(second) ?? 0) + 1);
        await wait(200);
      }, INTERVAL_MS),
    );
    for (let claim = 0; claim < 20; claim += 1) {
      for (const { request } of sheets) request(4600);
      await vi.advanceTimersByTimeAsync(1000);
    }
    await vi.runAllTimersAsync();
    expect(Math.max(...perSecond.values())).toBeLessThan(1000);
  });
});
