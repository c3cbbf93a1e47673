import { expect, test } from 'vitest';
import { validateText, isFewEmojis, countCharacters } from './text.ts';

test('characters are counted as people see most of them', () => {
  expect(countCharacters('a你😀')).toBe(3);
});

test('5,000 characters may go, one more may not', () => {
  expect(validateText('😀'.repeat(5000), { canLink: false })).toBeNull();
  expect(validateText('字'.repeat(5003), { canLink: false })).toEqual({
    id: 'chat.composer.too-long',
    values: { max: 5000, over: 3 },
  });
});

test('a link goes only where links were granted', () => {
  expect(validateText('see example.com', { canLink: false })).toEqual({ id: 'chat.composer.link-refused' });
  expect(validateText('see example.com', { canLink: true })).toBeNull();
});

test('one to three emojis alone are told from words and from more of them', () => {
  const few = ['👍', '❤️', '👍🏽 🎉', '👨‍👩‍👧🇩🇪😀', '🏴󠁧󠁢󠁳󠁣󠁴󠁿', '🏳️‍🌈\n'];
  expect(few.filter(isFewEmojis)).toEqual(few);
  expect(['', '1', 'ok 👍', '好的', '😀😀😀😀', '#', '©'].filter(isFewEmojis)).toEqual([]);
});
