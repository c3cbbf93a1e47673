import { QueryClient, QueryObserver } from '@tanstack/react-query';
import { createStore } from 'jotai/vanilla';
import { expect, test } from 'vitest';
import { allFriendsQuery, type FriendContact, removeFriendFromList } from '../../shared/users/contacts.ts';
import { contactsEventHandlers } from './event-handlers.ts';
import { waitFor } from '../../shared/testing/wait-for.ts';

const friend = (id: string, nickname: string): FriendContact => ({
  id,
  username: `${id}name`,
  nickname,
  origin_nickname: nickname,
  avatar: null,
  avatar_thumbnail: null,
  introduction: '',
  social_author_id: null,
  create_at: '2026-01-05T08:00:00.000Z',
  account_cancelled: false,
});

const createContext = (client: QueryClient) => ({ client, store: createStore() });

function createList(...friends: FriendContact[]) {
  const client = new QueryClient();
  const { queryKey } = allFriendsQuery();
  client.setQueryData(queryKey, { result: friends });
  const getNames = () =>
    client.getQueryData<{ result: FriendContact[] }>(queryKey)?.result.map(({ nickname }) => nickname);
  return { client, queryKey, getNames };
}

test('friend events: add, rename and remove a friend in the loaded list', async () => {
  const { client, getNames } = createList(friend('u1', 'Wren'));
  await contactsEventHandlers.contact!({ type: 'contact', contact: friend('u2', 'Moss') }, createContext(client));
  await contactsEventHandlers.contact!({ type: 'contact', contact: friend('u1', '阿橙') }, createContext(client));
  expect(getNames()).toEqual(['Moss', '阿橙']);
  await contactsEventHandlers.contact_removed!({ type: 'contact_removed', id: 'u2' }, createContext(client));
  expect(getNames()).toEqual(['阿橙']);
});

test('friend events: without a loaded list change nothing', async () => {
  const client = new QueryClient();
  await contactsEventHandlers.contact!({ type: 'contact', contact: friend('u2', 'Moss') }, createContext(client));
  expect(client.getQueryData(allFriendsQuery().queryKey)).toBeUndefined();
});

test('changed remarks: make the list load again', async () => {
  const { client, queryKey } = createList(friend('u1', 'Wren'));
  await contactsEventHandlers.contacts!({ type: 'contacts' }, createContext(client));
  expect(client.getQueryState(queryKey)?.isInvalidated).toBe(true);
});

test('friend event during a load: makes the list load again', async () => {
  const client = new QueryClient();
  const loads: ((friends: FriendContact[]) => void)[] = [];
  const queryFn = () =>
    new Promise<{ result: FriendContact[] }>((resolve) => loads.push((friends) => resolve({ result: friends })));
  const observer = new QueryObserver(client, { queryKey: allFriendsQuery().queryKey, queryFn });
  const stop = observer.subscribe(() => undefined);
  const applied = contactsEventHandlers.contact_removed!({ type: 'contact_removed', id: 'u1' }, createContext(client));
  loads[0]!([friend('u1', 'Wren')]);
  await waitFor(() => expect(loads).toHaveLength(2));
  loads[1]!([]);
  await applied;
  expect(observer.getCurrentResult().data).toEqual({ result: [] });
  stop();
});

test('removeFriendFromList: returns the friend, so that a failed deletion can show them again', () => {
  const { client, getNames } = createList(friend('u1', 'Wren'), friend('u2', 'Moss'));
  expect(removeFriendFromList(client, 'u1')?.nickname).toBe('Wren');
  expect(getNames()).toEqual(['Moss']);
  expect(removeFriendFromList(client, 'u9')).toBeUndefined();
});
