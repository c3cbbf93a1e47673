import { createStore } from 'jotai/vanilla';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { typingUserIdsAtomFamily } from './atoms.ts';
import { createTypingTracker } from './typing.ts';

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

const by = (user_id: string, group_id = 'g1') => ({ group_id, user_id });

test('typing user: is removed after 6 s, or when the message arrives', () => {
  const store = createStore();
  const typists = createTypingTracker(store, () => undefined);
  const typing = (groupId = 'g1') => store.get(typingUserIdsAtomFamily(groupId));
  typists.receive(by('u2'));
  typists.receive(by('u3'));
  typists.receive(by('u2', 'g2'));
  expect(typing()).toEqual(['u2', 'u3']);
  vi.advanceTimersByTime(4000);
  typists.receive(by('u2'));
  vi.advanceTimersByTime(3000);
  expect(typing()).toEqual(['u2']);
  expect(typing('g2')).toEqual([]);
  typists.stop(by('u2'));
  expect(typing()).toEqual([]);
});

test('own typing: is sent at most every 3 s, and at once in another group', () => {
  const tell = vi.fn<(groupId: string) => void>();
  const typists = createTypingTracker(createStore(), tell);
  for (let count = 0; count < 35; count += 1) {
    typists.sendTyping('g1');
    vi.advanceTimersByTime(100);
  }
  typists.sendTyping('g2');
  expect(tell.mock.calls.flat()).toEqual(['g1', 'g1', 'g2']);
});
