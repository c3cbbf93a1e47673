import { expect, test } from 'vitest';
import { isAuthPath, paths } from './paths.ts';

test('a pattern and its address belong together', () => {
  expect(paths.room.href({ id: 'g12' })).toBe('/room/g12');
  expect(paths.author.href({ id: 'a/b' })).toBe('/guest-page/a%2Fb');
  expect(paths.chat.href()).toBe('/chat');
});

test('query values are encoded and empty ones left out', () => {
  expect(paths.register.href({ mode: 'email', email: 'a+b@c.d', phone: '' })).toBe(
    '/register?mode=email&email=a%2Bb%40c.d',
  );
  expect(paths.profile.href({ dialogVisible: 'account' })).toBe('/profile?dialogVisible=account');
});

test('the ways in are known as such', () => {
  expect([paths.loginPhone, paths.register].map((path) => isAuthPath(path.href()))).toEqual([true, true]);
  expect(isAuthPath(paths.chat.href())).toBe(false);
});

test('no two routes share a pattern', () => {
  const patterns = Object.values(paths).map((path) => path.pattern);
  expect(new Set(patterns).size).toBe(patterns.length);
});
