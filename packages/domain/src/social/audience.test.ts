import { expect, test } from 'vitest';
import { AUDIENCES, getAudience, PRIVACY_BY_AUDIENCE, getRelationship } from './audience.ts';
import { makeAuthorFixture } from './fixtures.ts';

test('each audience maps to one privacy value and back', () => {
  expect(AUDIENCES.map((audience) => getAudience(PRIVACY_BY_AUDIENCE[audience]))).toEqual(AUDIENCES);
});

test.each([
  [{ relation: 1 }, 'self'],
  [{ relation: 2, is_followed: true, account_cancelled: true }, 'gone'],
  [{ relation: 2, is_followed: true, follows_me: true }, 'mutual'],
  [{ relation: 2, is_followed: true }, 'following'],
  [{ follows_me: true }, 'follows-me'],
  [{}, 'stranger'],
] as const)('%j is %s', (given, standing) => {
  expect(getRelationship(makeAuthorFixture(given))).toBe(standing);
});
