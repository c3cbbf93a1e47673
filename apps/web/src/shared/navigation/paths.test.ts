import { expect, test } from 'vitest';
import { isAuthPath, paths } from './paths.ts';

test('paths: href fills the pattern and encodes parameters', () => {
  expect(paths.room.href({ id: 'g12' })).toBe('/room/g12');
  expect(paths.author.href({ id: 'a/b' })).toBe('/guest-page/a%2Fb');
  expect(paths.chat.href()).toBe('/chat');
});

test('query values: are encoded, empty ones are omitted', () => {
  expect(paths.register.href({ mode: 'email', email: 'a+b@c.d', phone: '' })).toBe(
    '/register?mode=email&email=a%2Bb%40c.d',
  );
  expect(paths.profile.href({ dialogVisible: 'account' })).toBe('/profile?dialogVisible=account');
});

test('auth paths: are recognised', () => {
  expect([paths.loginPhone, paths.register].map((path) => isAuthPath(path.href()))).toEqual([true, true]);
  expect(isAuthPath(paths.chat.href())).toBe(false);
});

test('patterns: are unique', () => {
  const patterns = Object.values(paths).map((path) => path.pattern);
  expect(new Set(patterns).size).toBe(patterns.length);
});
