import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { getProfileChanges, validateIntroduction, validateProfileNickname } from './edit.ts';

describe('a nickname in edit profile', () => {
  it.each(['ab', '小明', '小明2', 'Wren', '𠮷野家', 'x'.repeat(30)])('may be %j', (name) => {
    expect(validateProfileNickname(name)).toBeNull();
  });

  it.each(['', 'a', '好', 'with space', 'é2', 'émile', 'a_b', '😀😀', 'x'.repeat(31)])('may not be %j', (name) => {
    expect(validateProfileNickname(name)).toEqual({
      message: 'profile.edit.nickname-rule',
      values: { min: 2, max: 30 },
    });
  });
});

it('a bio has up to 150 characters, counted as code points', () => {
  expect(validateIntroduction('')).toBeNull();
  expect(validateIntroduction('😀'.repeat(150))).toBeNull();
  expect(validateIntroduction('x'.repeat(151))).toEqual({
    message: 'profile.edit.introduction-rule',
    values: { max: 150 },
  });
});

it('only changed fields are sent, and applied to the known profile they give the edited one', () => {
  const profile = fc.record({ nickname: fc.string(), username: fc.string(), introduction: fc.string() });
  fc.assert(
    fc.property(profile, profile, (known, edited) => {
      const changes = getProfileChanges(known, edited);
      expect({ ...known, ...changes }).toEqual(edited);
      expect(getProfileChanges(edited, edited)).toBeNull();
    }),
  );
});
