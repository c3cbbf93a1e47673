import { createStore } from 'jotai/vanilla';
import type { IntlShape } from 'react-intl';
import { expect, test } from 'vitest';
import { remarkNicknamesAtom } from './remarks.ts';
import {
  createNameResolver,
  type CachedGroupUser,
  upsertGroupUsersAtom,
  toCachedGroupUser,
  toGroupUserKey,
  groupUsersByKeyAtom,
} from './users.ts';

const intl = {
  formatMessage: ({ id }: { id: string }) => id,
  formatList: (names: string[]) => names.join(),
} as unknown as IntlShape;

const toUser = (id: string, changes: Partial<CachedGroupUser> = {}): CachedGroupUser => ({
  key: toGroupUserKey('g1', id),
  id,
  nickname: id,
  avatar: null,
  avatar_thumbnail: null,
  ...changes,
});

test('user directory: the last received name replaces the one before', () => {
  const store = createStore();
  store.set(upsertGroupUsersAtom, [toUser('u1'), toUser('u2')]);
  store.set(upsertGroupUsersAtom, [toUser('u1', { nickname: 'Remark' })]);
  const names = createNameResolver(intl, store.get(groupUsersByKeyAtom), 'me', 'g1');
  expect(names.getNames(['u1', 'u2'])).toBe('Remark,u2');
});

test('user directory: equal users do not notify its readers', () => {
  const store = createStore();
  store.set(upsertGroupUsersAtom, [toUser('u1')]);
  const before = store.get(groupUsersByKeyAtom);
  store.set(upsertGroupUsersAtom, [toUser('u1')]);
  expect(store.get(groupUsersByKeyAtom)).toBe(before);
});

test('user directory: a remark comes before the name in the group, and that before the nickname, in this group only', () => {
  const store = createStore();
  const user = { id: 'u1', nickname: 'Ann', origin_nickname: 'Ann', avatar: null, avatar_thumbnail: null };
  const inGroup = { ...user, nickname: 'Captain', group_nickname: 'Captain' };
  store.set(upsertGroupUsersAtom, [
    toCachedGroupUser(inGroup, 'g1'),
    toCachedGroupUser({ ...user, group_nickname: null }, 'g2'),
  ]);
  const getNames = () =>
    ['g1', 'g2', 'g3'].map((id) => createNameResolver(intl, store.get(groupUsersByKeyAtom), 'me', id).getName('u1'));
  expect(getNames()).toEqual(['Captain', 'Ann', 'kit.user.someone']);
  store.set(remarkNicknamesAtom, new Map([['u1', 'Neighbour']]));
  expect(getNames()).toEqual(['Neighbour', 'Neighbour', 'kit.user.someone']);
  store.set(remarkNicknamesAtom, new Map());
  expect(getNames()).toEqual(['Captain', 'Ann', 'kit.user.someone']);
});

test('names: are separated in Chinese and in English', () => {
  const users = new Map(['小雨', 'Moss', '林'].map((id) => [toGroupUserKey('g1', id), toUser(id)]));
  const join = (locale: string): string => {
    const list = (names: string[], options: Intl.ListFormatOptions) =>
      new Intl.ListFormat(locale, options).format(names);
    return createNameResolver({ ...intl, formatList: list }, users, 'me', 'g1').getNames(
      [...users.values()].map(({ id }) => id),
    );
  };
  expect(join('zh-CN')).toBe('小雨、Moss、林');
  expect(join('en')).toBe('小雨, Moss, 林');
});

test('names: this user, unknown users and cancelled accounts have words of their own', () => {
  const users = new Map([
    [toGroupUserKey('g1', 'u1'), toUser('u1', { account_cancelled: true, avatar_thumbnail: '/u1.webp' })],
  ]);
  const names = createNameResolver(intl, users, 'me', 'g1');
  expect(names.getUser('u1')).toEqual({ nickname: 'kit.user.cancelled', avatar_thumbnail: null });
  expect(names.getName('me')).toBe('kit.user.you');
  expect(names.getName('u2')).toBe('kit.user.someone');
});
