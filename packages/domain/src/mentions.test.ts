import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import {
  areMentionsValid,
  findMentions,
  getPartialMention,
  mergePickedMentions,
  toPickedMentions,
} from './mentions.ts';

describe('typed mention', () => {
  it.each([
    ['@', 1, ''],
    ['hello @mo', 9, 'mo'],
    ['你好@小橘', 5, '小橘'],
    ['@mo and more', 3, 'mo'],
    ['@Moss ', 6, null],
    ['moss@quintet', 12, null],
    ['no name', 7, null],
    ['@mo', 0, null],
    ['a\n@mo', 5, 'mo'],
  ])('%j with the caret at %i is %j', (text, caret, query) => {
    expect(getPartialMention(text, caret)?.query ?? null).toBe(query);
  });
});

describe('mentions of a text', () => {
  const picked = [
    { userId: 'u1', name: 'Moss' },
    { userId: 'u2', name: 'Moss Harbour' },
    { userId: 'u3', name: '小橘子' },
    { userId: null, name: '所有人' },
  ];

  it('are the picked names that still stand there, the longest name first', () => {
    const text = '@Moss Harbour and @Moss，@小橘子你好 @所有人 @Mossy';
    const found = findMentions(text, picked);
    expect(found.map(({ user_id, start, end }) => [user_id, text.slice(start, end)])).toEqual([
      ['u2', '@Moss Harbour'],
      ['u1', '@Moss'],
      ['u3', '@小橘子'],
      [null, '@所有人'],
    ]);
  });

  it('can be restored from a sent text', () => {
    const text = '@Moss Harbour and @小橘子';
    const mentions = findMentions(text, picked);
    expect(findMentions(text, toPickedMentions(text, mentions))).toEqual(mentions);
  });

  it('name the user for whom the name was picked last', () => {
    const again = mergePickedMentions(picked, [{ userId: 'u9', name: 'Moss' }]);
    expect(findMentions('@Moss', again)).toMatchObject([{ user_id: 'u9' }]);
    expect(mergePickedMentions(picked)).toEqual(picked);
  });

  it('are valid ranges of any text, also with an @ in a name', () => {
    const names = [...picked, { userId: 'u4', name: 'x@Moss' }];
    fc.assert(
      fc.property(fc.array(fc.constantFrom('@', 'x@Moss', 'Moss', ' Harbour', '小橘子', '😀', 'x', ' ')), (parts) => {
        const text = parts.join('');
        expect(areMentionsValid(text, findMentions(text, names))).toBe(true);
      }),
    );
  });

  it('are refused if they overlap, end after the text, or begin without an @', () => {
    const at = (start: number, end: number) => ({ user_id: 'u1', start, end });
    expect(areMentionsValid('@Moss @Moss', [at(0, 5), at(6, 11)])).toBe(true);
    for (const wrong of [[at(6, 11), at(0, 5)], [at(0, 12)], [at(1, 5)], [at(0, 1)], [at(0, 7), at(6, 11)]])
      expect(areMentionsValid('@Moss @Moss', wrong)).toBe(false);
  });
});
