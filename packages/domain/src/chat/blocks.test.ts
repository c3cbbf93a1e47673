import { expect, test } from 'vitest';
import { withCurrentBlockMarks } from './blocks.ts';
import { makeMessageFixture } from './fixtures.ts';
import { isFromBlockedSender, type QuotedMessage } from './message.ts';

const QUOTE: QuotedMessage = { id: 'm1', user_id: 'u3', type: 'text', text: 'quoted', filename: null };
const message = makeMessageFixture(2, { user_id: 'u2', thread: QUOTE });

test('stored message and its quote: are folded once their senders are blocked, and unfolded after an unblock', () => {
  const folded = withCurrentBlockMarks(message, new Set(['u2', 'u3']));
  expect([isFromBlockedSender(folded), isFromBlockedSender(folded.thread!)]).toEqual([true, true]);
  const unfolded = withCurrentBlockMarks(folded, new Set(['u3']));
  expect([isFromBlockedSender(unfolded), isFromBlockedSender(unfolded.thread!)]).toEqual([false, true]);
});

test('message whose blocks are right: stays the same object, so that its row is not rendered again', () => {
  expect(withCurrentBlockMarks(message, new Set(['u9']))).toBe(message);
  const blocked = makeMessageFixture(3, { user_id: 'u2', block_user_ids: ['u1'] });
  expect(withCurrentBlockMarks(blocked, new Set(['u2']))).toBe(blocked);
});

test('message in the chat list: the blocks of now decide, and those of the server while they are unknown', () => {
  const blocked = makeMessageFixture(4, { user_id: 'u2', block_user_ids: ['u1'] });
  expect([
    isFromBlockedSender(blocked),
    isFromBlockedSender(blocked, new Set()),
    isFromBlockedSender(message, new Set(['u2'])),
  ]).toEqual([true, false, true]);
});
