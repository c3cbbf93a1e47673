import { QueryClient, QueryObserver } from '@tanstack/react-query';
import { createStore } from 'jotai/vanilla';
import { expect, test, vi } from 'vitest';
import { profileEventHandlers } from './event-handlers.ts';
import { ownUserQuery, patchCachedOwnUser, type OwnUser } from '../../shared/users/own-user.ts';

vi.mock('../../shared/users/sync-remarks.ts', () => ({ refreshRemarkNicknames: async () => undefined }));
vi.mock('../../shared/users/blocks.ts', () => ({ refreshBlockedUsers: async () => undefined }));
vi.mock('../../shared/session/session.ts', () => ({ getAccessToken: () => null, getCurrentSession: () => null }));

const user = (nickname: string) => ({ id: '1', nickname }) as OwnUser;

/** A screen that shows the user; each `answer` settles the oldest request. */
function showOwnUser() {
  const client = new QueryClient({ defaultOptions: { queries: { staleTime: Infinity } } });
  const requests: ((user: OwnUser) => void)[] = [];
  const queryFn = () =>
    new Promise((resolve) => {
      requests.push((result) => resolve({ result }));
    });
  const observer = new QueryObserver(client, { queryKey: ownUserQuery().queryKey, queryFn });
  observer.subscribe(() => undefined);
  return {
    receive: (nickname: string) =>
      profileEventHandlers.user!({ type: 'user', user: user(nickname) }, { client, store: createStore() }),
    change: (nickname: string) => patchCachedOwnUser(client, { nickname }),
    reload: () => void client.invalidateQueries(),
    answer: async (nickname: string) => {
      requests.shift()!(user(nickname));
      await new Promise((resolve) => setTimeout(resolve));
    },
    getNickname: () => (observer.getCurrentResult().data as { result: OwnUser } | undefined)?.result.nickname,
  };
}

test('own user: a response from before an event does not replace it', async () => {
  const screen = showOwnUser();
  await screen.answer('old');
  screen.reload();
  screen.receive('new');
  await screen.answer('old');
  expect(screen.getNickname()).toBe('new');
});

test('own user: a response from before a change on this screen does not replace it', async () => {
  const screen = showOwnUser();
  await screen.answer('old');
  screen.reload();
  screen.change('new');
  await screen.answer('old');
  expect(screen.getNickname()).toBe('new');
});
