import { expect, test } from 'vitest';
import { EMOJIS } from '../generated/emojis-en.ts';
import { readEmojis } from './emojis.ts';
import { readTone, SKIN_TONES, tonelessKey, withTone } from './skin-tones.ts';

const toned = readEmojis(EMOJIS)
  .flatMap(({ emojis }) => emojis)
  .filter(({ hasTones }) => hasTones)
  .map(({ emoji }) => emoji);

test('hands, people and pairs come in all tones, each of which may be a reaction', () => {
  expect(toned).toEqual(expect.arrayContaining(['👍', '✌️', '👩‍🚀', '🕵️‍♀️', '💏', '👭']));
  expect(toned).not.toContain('👨‍👩‍👦');
  for (const tone of SKIN_TONES) {
    expect(toned.map((emoji) => withTone(emoji, tone)).filter((emoji) => !/^\p{RGI_Emoji}$/v.test(emoji))).toEqual([]);
  }
  expect(withTone('✌️', '🏽')).toBe('✌🏽');
  expect(withTone('👍', '')).toBe('👍');
});

test('an emoji is known in any tone', () => {
  for (const emoji of toned) expect(tonelessKey(withTone(emoji, '🏿'))).toBe(tonelessKey(emoji));
  expect(new Set(toned.map(tonelessKey)).size).toBe(toned.length);
});

test('what was kept is a tone, or none', () => {
  expect([readTone('🏾'), readTone('dark'), readTone(null)]).toEqual(['🏾', '', '']);
});
