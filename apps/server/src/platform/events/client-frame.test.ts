import { expect, it } from 'vitest';
import { createClientFrameLimiter } from './client-frame.ts';

it('frame limit: allows a burst of 200 frames and 20 frames a second', () => {
  let now = 0;
  const isWithinLimit = createClientFrameLimiter(() => now);
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
