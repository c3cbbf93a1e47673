import { ChatType } from '@quintet/api/enums';
import type { Group } from '@quintet/domain/chat/message';
import { createStore } from 'jotai/vanilla';
import { expect, test } from 'vitest';
import { upsertGroupUsersAtom, groupUsersByKeyAtom } from '../../../shared/users/users.ts';
import { applyGroupChangesAtom } from './atoms.ts';

const toUser = (nickname: string) => ({
  id: 'u2',
  nickname,
  origin_nickname: nickname,
  avatar: null,
  avatar_thumbnail: null,
});
const toDirect = (nickname: string, unread = 0) =>
  ['g1', { id: 'g1', type: ChatType.DM, unread, target: toUser(nickname) } as Group] as const;

test('direct message: a new nickname of the other user reaches the user directory', () => {
  const store = createStore();
  store.set(applyGroupChangesAtom, [toDirect('Kettle')]);
  store.set(applyGroupChangesAtom, [toDirect('My Kettle')]);
  expect(store.get(groupUsersByKeyAtom).get('g1/u2')?.nickname).toBe('My Kettle');
});

test('direct message: an update with the same user keeps a newer name in the user directory', () => {
  const store = createStore();
  store.set(applyGroupChangesAtom, [toDirect('Kettle')]);
  store.set(upsertGroupUsersAtom, [{ ...toUser('Kettle II'), key: 'g1/u2' }]);
  store.set(applyGroupChangesAtom, [toDirect('Kettle', 1)]);
  expect(store.get(groupUsersByKeyAtom).get('g1/u2')?.nickname).toBe('Kettle II');
});
