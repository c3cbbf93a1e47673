import { describe, expect, test } from 'vitest';
import { EMOJIS as EN } from '../generated/emojis-en.ts';
import { EMOJIS as ZH } from '../generated/emojis-zh_cn.ts';
import { EMOJI_GROUP_NAMES, MAX_RECENT_EMOJIS, parseEmojiSections, searchEmojis, addRecentEmoji } from './emojis.ts';
import { QUICK_EMOJIS } from './reactions.ts';
import { countCodePoints } from '../code-points.ts';

const [en, zh] = [parseEmojiSections(EN), parseEmojiSections(ZH)];
const all = (sections: typeof en) => sections.flatMap(({ emojis }) => emojis);
const find = (sections: typeof en, sought: string) => searchEmojis(sections, sought).map(({ emoji }) => emoji);

describe('emoji lists', () => {
  test('both languages hold the same emojis, each once, with a name, in all groups', () => {
    expect(en.map(({ group }) => group)).toEqual(EMOJI_GROUP_NAMES);
    expect(all(en).map(({ emoji }) => emoji)).toEqual(all(zh).map(({ emoji }) => emoji));
    expect(new Set(all(en).map(({ emoji }) => emoji)).size).toBe(all(en).length);
    expect(all([...en, ...zh]).filter(({ name }) => name === '')).toEqual([]);
  });

  test('every listed emoji and every quick emoji is a valid reaction', () => {
    const emojis = all(en).map(({ emoji }) => emoji);
    expect(emojis.filter((emoji) => !/^\p{RGI_Emoji}$/v.test(emoji) || countCodePoints(emoji) > 16)).toEqual([]);
    expect(emojis).toEqual(expect.arrayContaining([...QUICK_EMOJIS]));
  });
});

describe('emoji search', () => {
  test('matches names and search words in both languages', () => {
    expect(find(en, 'Thumbs UP')[0]).toBe('👍');
    expect(find(en, 'pizza')[0]).toBe('🍕');
    expect(find(en, 'lol')).toContain('😂');
    expect(find(zh, '披萨')).toContain('🍕');
    expect(find(zh, '赞')).toContain('👍');
    expect(find(zh, '🎉')).toEqual(['🎉']);
  });

  test('requires all words, and ranks an exact name before a partial match', () => {
    expect(find(en, 'red heart')[0]).toBe('❤️');
    expect(find(en, 'cat')[0]).toBe('🐈');
    expect(find(en, 'cat heart')).toEqual(expect.arrayContaining(['😻']));
    expect(find(en, 'nothing of the kind')).toEqual([]);
    expect(find(en, '  ')).toEqual([]);
  });
});

test('recent emojis: the latest comes first without duplicates, and the oldest is dropped', () => {
  expect(addRecentEmoji(['😀', '🎉'], '🎉')).toEqual(['🎉', '😀']);
  const many = Array.from({ length: MAX_RECENT_EMOJIS }, (_, index) => String(index));
  expect(addRecentEmoji(many, '😀')).toEqual(['😀', ...many.slice(0, -1)]);
});
