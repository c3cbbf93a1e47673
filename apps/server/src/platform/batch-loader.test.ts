import { expect, it } from 'vitest';
import { createBatchLoader } from './batch-loader.ts';

function open() {
  const loads: number[][] = [];
  const load = createBatchLoader(async (keys: number[]) => {
    loads.push(keys);
    if (keys.includes(-1)) throw new Error('failed');
    return keys.map((key) => key * 10);
  });
  return { load, loads };
}

it('batch loader: loads the keys of concurrent calls together, and returns each its value', async () => {
  const { load, loads } = open();
  expect(await Promise.all([3, 1, 3].map(load))).toEqual([30, 10, 30]);
  expect(await load(2)).toBe(20);
  expect(loads).toEqual([[3, 1, 3], [2]]);
});

it('batch loader: loads more than 100 keys in several calls', async () => {
  const { load, loads } = open();
  const keys = Array.from({ length: 250 }, (_, index) => index);
  expect(await Promise.all(keys.map(load))).toEqual(keys.map((key) => key * 10));
  expect(loads.map(({ length }) => length)).toEqual([100, 100, 50]);
});

it('batch loader: runs at most four loads at once; the keys that come meanwhile share the next one', async () => {
  const sizes: number[] = [];
  const gate = Promise.withResolvers<void>();
  const load = createBatchLoader(async (keys: number[]) => {
    sizes.push(keys.length);
    await gate.promise;
    return keys;
  });
  const first = Array.from({ length: 400 }, (_, key) => load(key));
  await expect.poll(() => sizes).toEqual([100, 100, 100, 100]);
  const rest = [1, 2, 3].map(load);
  await new Promise(setImmediate);
  expect(sizes).toHaveLength(4);
  gate.resolve();
  expect(await Promise.all(rest)).toEqual([1, 2, 3]);
  await Promise.all(first);
  expect(sizes).toEqual([100, 100, 100, 100, 3]);
});

it('batch loader: a failure rejects the calls of its load only', async () => {
  const { load } = open();
  const results = await Promise.allSettled([1, -1].map(load));
  expect(results.map(({ status }) => status)).toEqual(['rejected', 'rejected']);
  expect(await load(1)).toBe(10);
});
