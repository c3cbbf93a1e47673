import fc from 'fast-check';
import { expect, test } from 'vitest';
import { hasMyReaction, QUICK_EMOJIS, withToggledReaction } from './reactions.ts';
import { makeMessageFixture } from './fixtures.ts';

const counts = fc.uniqueArray(
  fc.record({ emoji: fc.constantFrom(...QUICK_EMOJIS), count: fc.integer({ min: 1, max: 9 }), is_mine: fc.boolean() }),
  { selector: ({ emoji }) => emoji },
);

test('a reaction is added at the end, counted once, and removed when its count is zero', () => {
  const message = makeMessageFixture(1, { emojis: [{ emoji: '👍', count: 2, is_mine: false }] });
  const liked = withToggledReaction(withToggledReaction(message, '👍'), '🎉');
  expect(liked.emojis).toEqual([
    { emoji: '👍', count: 3, is_mine: true },
    { emoji: '🎉', count: 1, is_mine: true },
  ]);
  expect(withToggledReaction(liked, '🎉').emojis).toEqual([{ emoji: '👍', count: 3, is_mine: true }]);
});

test('reacting twice changes nothing, and never another reaction', () => {
  fc.assert(
    fc.property(counts, fc.constantFrom(...QUICK_EMOJIS), (emojis, emoji) => {
      const message = makeMessageFixture(1, { emojis });
      const once = withToggledReaction(message, emoji);
      expect(hasMyReaction(once, emoji)).toBe(!hasMyReaction(message, emoji));
      expect(once.emojis?.filter((one) => one.emoji !== emoji)).toEqual(emojis.filter((one) => one.emoji !== emoji));
      const twice = withToggledReaction(once, emoji).emojis ?? [];
      const alone = emojis.some((one) => one.emoji === emoji && one.is_mine && one.count === 1);
      expect(alone ? twice.toSorted(byEmoji) : twice).toEqual(alone ? emojis.toSorted(byEmoji) : emojis);
    }),
  );
});

const byEmoji = (a: { emoji: string }, b: { emoji: string }): number => (a.emoji < b.emoji ? -1 : 1);
