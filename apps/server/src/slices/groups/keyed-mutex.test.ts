import { expect, it } from 'vitest';
import { createKeyedMutex } from './keyed-mutex.ts';

it('keyed mutex: runs work on one key one after another, in order, also after a failure', async () => {
  const turns = createKeyedMutex();
  const seen: string[] = [];
  let inside = 0;
  const work = (name: string) => async () => {
    inside += 1;
    expect(inside).toBe(1);
    await Promise.resolve();
    inside -= 1;
    seen.push(name);
    if (name === 'b') throw new Error('failed');
    return name;
  };
  const results = await Promise.allSettled(['a', 'b', 'c', 'd'].map((name) => turns('key', work(name))));
  expect(seen).toEqual(['a', 'b', 'c', 'd']);
  expect(results.map(({ status }) => status)).toEqual(['fulfilled', 'rejected', 'fulfilled', 'fulfilled']);
});

it('keyed mutex: does not block other keys', async () => {
  const turns = createKeyedMutex();
  const stuck = Promise.withResolvers<string>();
  const slow = turns('slow', () => stuck.promise);
  expect(await turns('other', async () => 'done')).toBe('done');
  stuck.resolve('at last');
  expect(await slow).toBe('at last');
});
