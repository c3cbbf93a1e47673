import { expect, it } from 'vitest';
import { createFrameLimit } from './frame-limit.ts';

it('frame limit: lets 200 frames come at once and 20 a second go on for ever', () => {
  let now = 0;
  const isWithinLimit = createFrameLimit(() => now);
  const send = (count: number) => Array.from({ length: count }, () => isWithinLimit()).every(Boolean);
  expect(send(200)).toBe(true);
  expect(send(1)).toBe(false);
  for (let second = 0; second < 100; second += 1) {
    now += 1000;
    expect(send(19)).toBe(true);
  }
  now += 1000 * 3600;
  expect([send(200), send(1)]).toEqual([true, false]);
});
