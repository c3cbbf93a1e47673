import { createStore } from 'jotai/vanilla';
import type { IntlShape } from 'react-intl';
import { expect, test } from 'vitest';
import { createNames } from './names.ts';
import { type KnownUser, putUsersAtom, usersAtom } from './users.ts';

const intl = {
  formatMessage: ({ id }: { id: string }) => id,
  formatList: (names: string[]) => names.join(),
} as unknown as IntlShape;

const toUser = (id: string, changes: Partial<KnownUser> = {}): KnownUser => ({
  id,
  nickname: id,
  avatar: null,
  avatar_thumbnail: null,
  ...changes,
});

test('user directory: the last received name replaces the one before', () => {
  const store = createStore();
  store.set(putUsersAtom, [toUser('u1'), toUser('u2')]);
  store.set(putUsersAtom, [toUser('u1', { nickname: 'Remark' })]);
  const names = createNames(intl, store.get(usersAtom), 'me');
  expect(names.getNames(['u1', 'u2'])).toBe('Remark,u2');
});

test('user directory: equal users do not notify its readers', () => {
  const store = createStore();
  store.set(putUsersAtom, [toUser('u1')]);
  const before = store.get(usersAtom);
  store.set(putUsersAtom, [toUser('u1')]);
  expect(store.get(usersAtom)).toBe(before);
});

test('names: this user, unknown users and cancelled accounts have words of their own', () => {
  const users = new Map([['u1', toUser('u1', { account_cancelled: true, avatar_thumbnail: '/u1.webp' })]]);
  const names = createNames(intl, users, 'me');
  expect(names.getUser('u1')).toEqual({ nickname: 'kit.user.cancelled', avatar_thumbnail: null });
  expect(names.getName('me')).toBe('kit.user.you');
  expect(names.getName('u2')).toBe('kit.user.someone');
});
