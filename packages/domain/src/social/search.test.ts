import { describe, expect, it } from 'vitest';
import { addRecentSearch, findSearchMatches, RECENT_SEARCHES_MAX, toShownResultCount } from './search.ts';

describe('remembered searches', () => {
  it('put the latest first, each once', () => {
    expect(addRecentSearch(['tea', 'Sea'], 'sea')).toEqual(['sea', 'tea']);
  });

  it('have a limit', () => {
    const many = Array.from({ length: RECENT_SEARCHES_MAX }, (_, n) => `text ${n}`);
    expect(addRecentSearch(many, 'new')).toEqual(['new', ...many.slice(0, -1)]);
  });
});

describe('the number of results', () => {
  it.each([
    ['unknown while it loads', undefined, false, null],
    ['unknown while only empty pages have arrived', 0, true, null],
    ['none', 0, false, { count: 0, hasMore: false }],
    ['at least the arrived ones', 30, true, { count: 30, hasMore: true }],
    ['at most 99', 120, false, { count: 99, hasMore: true }],
  ])('is %s', (_name, count, hasMore, shown) => {
    expect(toShownResultCount(count, hasMore)).toEqual(shown);
  });
});

describe('matches in a text', () => {
  const partsOf = (text: string, query: string) =>
    findSearchMatches(text, query).map(([start, end]) => text.slice(start, end));

  it.each([
    ['Latin words at their beginning, in any case', 'Tea by the sea, not the steam', 'TE', ['Te']],
    ['Chinese anywhere', '周末去喝咖啡，咖啡很香', '咖啡', ['咖啡', '咖啡']],
    ['both scripts apart', '我的iPhone手机', 'iphone手', ['iPhone手']],
    ['each word', 'sea at seven', 'seven sea', ['sea', 'seven']],
    ['overlapping words once', 'seaside', 'sea seas', ['seas']],
    ['full-width letters', 'ＳＥＡ at seven', 'sea', ['ＳＥＡ']],
    ['a letter that is several when folded', 'ﬁne weather', 'fine', ['ﬁne']],
    ['a tag without its sign', 'coffee time', '#coffee', ['coffee']],
    ['nothing for punctuation', 'a?b', '?!', []],
    ['nothing for no text', 'tea', ' ', []],
  ])('are %s', (_name, text, query, parts) => expect(partsOf(text, query)).toEqual(parts));
});
