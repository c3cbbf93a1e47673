import { expect, test } from 'vitest';
import { EMOJIS } from '../generated/emojis-en.ts';
import { parseEmojis } from './emojis.ts';
import { parseSkinTone, SKIN_TONES, getTonelessKey, applySkinTone } from './skin-tones.ts';

const toned = parseEmojis(EMOJIS)
  .flatMap(({ emojis }) => emojis)
  .filter(({ hasTones }) => hasTones)
  .map(({ emoji }) => emoji);

test('hands, people and pairs come in all tones, each of which may be a reaction', () => {
  expect(toned).toEqual(expect.arrayContaining(['👍', '✌️', '👩‍🚀', '🕵️‍♀️', '💏', '👭']));
  expect(toned).not.toContain('👨‍👩‍👦');
  for (const tone of SKIN_TONES) {
    expect(toned.map((emoji) => applySkinTone(emoji, tone)).filter((emoji) => !/^\p{RGI_Emoji}$/v.test(emoji))).toEqual(
      [],
    );
  }
  expect(applySkinTone('✌️', '🏽')).toBe('✌🏽');
  expect(applySkinTone('👍', '')).toBe('👍');
});

test('an emoji is known in any tone', () => {
  for (const emoji of toned) expect(getTonelessKey(applySkinTone(emoji, '🏿'))).toBe(getTonelessKey(emoji));
  expect(new Set(toned.map(getTonelessKey)).size).toBe(toned.length);
});

test('what was kept is a tone, or none', () => {
  expect([parseSkinTone('🏾'), parseSkinTone('dark'), parseSkinTone(null)]).toEqual(['🏾', '', '']);
});
