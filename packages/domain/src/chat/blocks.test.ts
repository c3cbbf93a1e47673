import { expect, test } from 'vitest';
import { applyBlocks } from './blocks.ts';
import { makeMessage } from './fixtures.ts';
import { isFolded, type Quote } from './message.ts';

const QUOTE: Quote = { id: 'm1', user_id: 'u3', type: 'text', text: 'quoted', filename: null };
const message = makeMessage(2, { user_id: 'u2', thread: QUOTE });

test('stored message and its quote: are folded once their senders are blocked, and unfolded after an unblock', () => {
  const folded = applyBlocks(message, new Set(['u2', 'u3']));
  expect([isFolded(folded), isFolded(folded.thread!)]).toEqual([true, true]);
  const unfolded = applyBlocks(folded, new Set(['u3']));
  expect([isFolded(unfolded), isFolded(unfolded.thread!)]).toEqual([false, true]);
});

test('message whose blocks are right: stays the same object, so that its row is not rendered again', () => {
  expect(applyBlocks(message, new Set(['u9']))).toBe(message);
  const blocked = makeMessage(3, { user_id: 'u2', block_user_ids: ['u1'] });
  expect(applyBlocks(blocked, new Set(['u2']))).toBe(blocked);
});

test('message in the chat list: the blocks of now decide, and those of the server while they are unknown', () => {
  const blocked = makeMessage(4, { user_id: 'u2', block_user_ids: ['u1'] });
  expect([isFolded(blocked), isFolded(blocked, new Set()), isFolded(message, new Set(['u2']))]).toEqual([
    true,
    false,
    true,
  ]);
});
