import { expect, test } from 'vitest';
import { EMOJIS } from '../generated/emojis-en.ts';
import { parseEmojiSections } from './emojis.ts';
import { parseSkinTone, SKIN_TONES, getTonelessKey, applySkinTone } from './skin-tones.ts';

const toned = parseEmojiSections(EMOJIS)
  .flatMap(({ emojis }) => emojis)
  .filter(({ hasTones }) => hasTones)
  .map(({ emoji }) => emoji);

test('hands, people and pairs have all tones, and each is a valid reaction', () => {
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

test('all tones of an emoji have the same key', () => {
  for (const emoji of toned) expect(getTonelessKey(applySkinTone(emoji, '🏿'))).toBe(getTonelessKey(emoji));
  expect(new Set(toned.map(getTonelessKey)).size).toBe(toned.length);
});

test('a stored value is parsed as a tone, or as none', () => {
  expect([parseSkinTone('🏾'), parseSkinTone('dark'), parseSkinTone(null)]).toEqual(['🏾', '', '']);
});
