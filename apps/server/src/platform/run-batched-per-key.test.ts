import { expect, it } from 'vitest';
import { createRunBatchedPerKey } from './run-batched-per-key.ts';

function open(max = 100) {
  const runs: [string, string[]][] = [];
  const gates = new Map<string, PromiseWithResolvers<void>>();
  const queue = createRunBatchedPerKey<string, string>(max, async (key, items) => {
    runs.push([key, items]);
    await gates.get(key)?.promise;
    if (items.includes('bad')) throw new Error('failed');
    return items.map((item) => `${item}!`);
  });
  const hold = (key: string) => {
    const gate = Promise.withResolvers<void>();
    gates.set(key, gate);
    return gate.resolve;
  };
  return { queue, runs, hold };
}

it('batch queue: runs items that come during a run together, in the order of the calls', async () => {
  const { queue, runs, hold } = open();
  const release = hold('key');
  const results = ['a', 'b', 'c'].map((item) => queue('key', item));
  release();
  expect(await Promise.all(results)).toEqual(['a!', 'b!', 'c!']);
  expect(runs).toEqual([
    ['key', ['a']],
    ['key', ['b', 'c']],
  ]);
});

it('batch queue: runs at most the largest number of items at once', async () => {
  const { queue, runs } = open(2);
  await Promise.all(['a', 'b', 'c', 'd'].map((item) => queue('key', item)));
  expect(runs.map(([, items]) => items)).toEqual([['a'], ['b', 'c'], ['d']]);
});

it('batch queue: a failure rejects the items of its run only; other keys do not wait', async () => {
  const { queue, hold } = open();
  const release = hold('key');
  const results = ['bad', 'good'].map((item) => queue('key', item));
  expect(await queue('other', 'a')).toBe('a!');
  release();
  expect((await Promise.allSettled(results)).map(({ status }) => status)).toEqual(['rejected', 'fulfilled']);
  expect(await queue('key', 'again')).toBe('again!');
});
