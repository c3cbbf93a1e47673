import { createStore } from 'jotai/vanilla';
import type { IntlShape } from 'react-intl';
import { expect, test } from 'vitest';
import { createNameFormatter } from './name-formatter.ts';
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
  const names = createNameFormatter(intl, store.get(usersAtom), 'me');
  expect(names.getNames(['u1', 'u2'])).toBe('Remark,u2');
});

test('user directory: equal users do not notify its readers', () => {
  const store = createStore();
  store.set(putUsersAtom, [toUser('u1')]);
  const before = store.get(usersAtom);
  store.set(putUsersAtom, [toUser('u1')]);
  expect(store.get(usersAtom)).toBe(before);
});

test('names: are separated in Chinese and in English', () => {
  const users = new Map(['小雨', 'Moss', '林'].map((id) => [id, toUser(id)]));
  const join = (locale: string): string => {
    const list = (names: string[], options: Intl.ListFormatOptions) =>
      new Intl.ListFormat(locale, options).format(names);
    return createNameFormatter({ ...intl, formatList: list }, users, 'me').getNames([...users.keys()]);
  };
  expect(join('zh-CN')).toBe('小雨、Moss、林');
  expect(join('en')).toBe('小雨, Moss, 林');
});

test('names: this user, unknown users and cancelled accounts have words of their own', () => {
  const users = new Map([['u1', toUser('u1', { account_cancelled: true, avatar_thumbnail: '/u1.webp' })]]);
  const names = createNameFormatter(intl, users, 'me');
  expect(names.getUser('u1')).toEqual({ nickname: 'kit.user.cancelled', avatar_thumbnail: null });
  expect(names.getName('me')).toBe('kit.user.you');
  expect(names.getName('u2')).toBe('kit.user.someone');
});
