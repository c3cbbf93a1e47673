import { expect, it } from 'vitest';
import { createWeightedSemaphore } from './weighted-semaphore.ts';
import { createFairUserQueue } from './fair-queue.ts';

/** Work that records its start and runs until `end`. */
function createWork() {
  const begun: string[] = [];
  const ends = new Map<string, () => void>();
  const work = (name: string) => async () => {
    begun.push(name);
    await new Promise<void>((resolve) => ends.set(name, resolve));
  };
  /** Ends one task and waits until the next ones have begun. */
  const end = async (name: string) => {
    ends.get(name)!();
    await new Promise(setImmediate);
  };
  return { begun, work, end };
}

it('fair queue: users take turns, each with one task at a time', async () => {
  const run = createFairUserQueue(2);
  const { begun, work, end } = createWork();
  for (const name of ['a1', 'a2', 'a3', 'b1', 'c1', 'c2']) void run(name[0]!, work(name));
  await new Promise(setImmediate);
  expect(begun).toEqual(['a1', 'b1']);
  await end('a1');
  expect(begun.slice(2)).toEqual(['a2']);
  await end('b1');
  expect(begun.slice(3)).toEqual(['c1']);
  await end('a2');
  await end('c1');
  expect(begun.slice(4)).toEqual(['a3', 'c2']);
});

it('fair queue: a failed task makes room for a waiting one', async () => {
  const run = createFairUserQueue(1);
  const failing = run('a', () => Promise.reject(new Error('broken')));
  const next = run('b', async () => 'done');
  await expect(failing).rejects.toThrow('broken');
  expect(await next).toBe('done');
});

it('budget: tasks run in order and their costs stay within the total', async () => {
  const run = createWeightedSemaphore(10);
  const { begun, work, end } = createWork();
  for (const [name, cost] of [
    ['six', 6],
    ['four', 4],
    ['seven', 7],
    ['one', 1],
  ] as const)
    void run(cost, work(name));
  await new Promise(setImmediate);
  expect(begun).toEqual(['six', 'four']);
  await end('four');
  // `one` would fit, but a stream of small tasks would then delay `seven` forever.
  expect(begun).toEqual(['six', 'four']);
  await end('six');
  expect(begun.slice(2)).toEqual(['seven', 'one']);
});
