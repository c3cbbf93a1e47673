import { expect, test } from 'vitest';
import { validateMessageLength, isFewEmojisOnly } from './text.ts';

test('a text may have 5,000 characters, not one more', () => {
  expect(validateMessageLength('😀'.repeat(5000))).toBeNull();
  expect(validateMessageLength('字'.repeat(5003))).toEqual({
    id: 'chat.composer.too-long',
    values: { max: 5000, over: 3 },
  });
});

test('only one to three emojis without words count as few emojis', () => {
  const few = ['👍', '❤️', '👍🏽 🎉', '👨‍👩‍👧🇩🇪😀', '🏴󠁧󠁢󠁳󠁣󠁴󠁿', '🏳️‍🌈\n'];
  expect(few.filter(isFewEmojisOnly)).toEqual(few);
  expect(['', '1', 'ok 👍', '好的', '😀😀😀😀', '#', '©'].filter(isFewEmojisOnly)).toEqual([]);
});
