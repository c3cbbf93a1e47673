import { expect, test } from 'vitest';
import { AUDIENCES, audienceOf, PRIVACY_OF, standingOf } from './audience.ts';
import { sampleAuthor } from './fixtures.ts';

test('each audience has its privacy, and the other way round', () => {
  expect(AUDIENCES.map((audience) => audienceOf(PRIVACY_OF[audience]))).toEqual(AUDIENCES);
});

test.each([
  [{ relation: 1 }, 'self'],
  [{ relation: 2, is_followed: true, account_cancelled: true }, 'gone'],
  [{ relation: 2, is_followed: true, follows_me: true }, 'mutual'],
  [{ relation: 2, is_followed: true }, 'following'],
  [{ follows_me: true }, 'follows-me'],
  [{}, 'stranger'],
] as const)('%j is %s', (given, standing) => {
  expect(standingOf(sampleAuthor(given))).toBe(standing);
});
