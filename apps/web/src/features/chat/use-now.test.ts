import { createStore } from 'jotai/vanilla';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { setTestPageVisible, stubDocument } from '../../shared/events/test-page.ts';
import { nowAtom } from './use-now.ts';

const MINUTE = 60_000;

beforeEach(() => {
  vi.useFakeTimers();
  stubDocument();
});
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

test('clock: has one timer for all subscribers and none without', () => {
  const store = createStore();
  const undo = [1, 2, 3].map(() => store.sub(nowAtom, vi.fn<() => void>()));
  expect(vi.getTimerCount()).toBe(1);
  vi.advanceTimersByTime(MINUTE);
  expect(store.get(nowAtom)).toBe(Date.now());
  for (const stop of undo) stop();
  expect(vi.getTimerCount()).toBe(0);
});

test('clock: pauses in the background and updates when the tab is visible', () => {
  const store = createStore();
  const stop = store.sub(nowAtom, vi.fn<() => void>());
  setTestPageVisible(false);
  expect(vi.getTimerCount()).toBe(0);
  vi.advanceTimersByTime(10 * MINUTE);
  setTestPageVisible(true);
  expect(store.get(nowAtom)).toBe(Date.now());
  stop();
});
