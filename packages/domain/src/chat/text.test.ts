import { expect, test } from 'vitest';
import { validateLength, isFewEmojis, countCharacters } from './text.ts';

test('characters are counted as people see most of them', () => {
  expect(countCharacters('a你😀')).toBe(3);
});

test('5,000 characters may go, one more may not', () => {
  expect(validateLength('😀'.repeat(5000))).toBeNull();
  expect(validateLength('字'.repeat(5003))).toEqual({
    id: 'chat.composer.too-long',
    values: { max: 5000, over: 3 },
  });
});

test('one to three emojis alone are told from words and from more of them', () => {
  const few = ['👍', '❤️', '👍🏽 🎉', '👨‍👩‍👧🇩🇪😀', '🏴󠁧󠁢󠁳󠁣󠁴󠁿', '🏳️‍🌈\n'];
  expect(few.filter(isFewEmojis)).toEqual(few);
  expect(['', '1', 'ok 👍', '好的', '😀😀😀😀', '#', '©'].filter(isFewEmojis)).toEqual([]);
});
