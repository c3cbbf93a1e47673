import { expect, test } from 'vitest';
import { createStoredValue } from './stored-value.ts';

/** A storage that takes nothing while it is full. */
function createStorage() {
  const values = new Map<string, string>();
  const state = { isFull: false };
  const storage = {
    getItem: (key: string) => values.get(key) ?? null,
    removeItem: (key: string) => void values.delete(key),
    setItem(key: string, value: string) {
      if (state.isFull) throw new DOMException('full', 'QuotaExceededError');
      values.set(key, value);
    },
  } as Storage;
  return { values, state, storage };
}

test('stored value: lasts as long as the page while storage is full', () => {
  const { values, state, storage } = createStorage();
  const value = createStoredValue(() => storage, 'full');
  value.write('first');
  state.isFull = true;
  value.write('second');
  expect([value.read(), values.get('full')]).toEqual(['second', 'first']);
  state.isFull = false;
  value.write('third');
  expect([value.read(), values.get('full')]).toEqual(['third', 'third']);
});

test('stored value: gives way to what another tab has written since', () => {
  const { values, state, storage } = createStorage();
  const value = createStoredValue(() => storage, 'shared');
  state.isFull = true;
  value.write('mine');
  values.set('shared', 'of another tab');
  expect(value.read()).toBe('of another tab');
});

test('stored value: is removed, and kept where storage is forbidden', () => {
  const value = createStoredValue(() => {
    throw new DOMException('forbidden', 'SecurityError');
  }, 'forbidden');
  expect(value.read()).toBeNull();
  value.write('here');
  expect(value.read()).toBe('here');
  value.write(null);
  expect(value.read()).toBeNull();
});
