import 'fake-indexeddb/auto';
import type { ApiClient } from '@quintet/api/client';
import { expect, test, vi, type Mock } from 'vitest';
import type { StreamEvent } from '../../../shared/events/event-sink.ts';
import type { CachedGroupUser } from '../../../shared/users/users.ts';
import { type ChatDatabase, openChatDatabase } from '../storage/schema.ts';
import { applyChatEvents } from '../storage/apply-events.ts';
import { createChatUserCache, type ChatUserCache } from './users.ts';
import { waitFor } from '../../../shared/testing/wait-for.ts';

interface UsersRequest {
  params: { path: { id: string } };
  body: { user_ids: string[] };
}
const MEMBERS_CHANGED: StreamEvent = { type: 'members', group_id: 'g1', user_ids: ['u2'], member_count: 3 };

const member = (id: string) => ({ id, nickname: `name of ${id}`, avatar: null, avatar_thumbnail: null });

/** A cache that puts the users it loads into `known`. */
const createTestUserCache = (db: ChatDatabase, known: Map<string, CachedGroupUser>, POST: Mock): ChatUserCache =>
  createChatUserCache({
    db,
    api: { POST } as unknown as ApiClient,
    changeBus: {
      publish: ({ users = [] }) => users.forEach((user) => known.set(user.key, user)),
      listen: () => () => undefined,
      close: () => undefined,
    },
    isKnown: (key) => known.has(key),
  });

test('failed user lookup: is retried when the server is back, without rendering again', async () => {
  const db = await openChatDatabase('u1');
  const known = new Map<string, CachedGroupUser>();
  let isThere = false;
  const POST = vi.fn(async (_path: string, { body }: { body: { user_ids: string[] } }) => {
    if (!isThere) throw new Error('no connection');
    return { data: { result: body.user_ids.map((id) => ({ ...member(id), account_cancelled: false })) } };
  });
  const people = createTestUserCache(db, known, POST);
  people.request('g1', ['u2']);
  people.request('g2', ['u3']);
  await waitFor(() => expect(POST).toHaveBeenCalledTimes(2));
  isThere = true;
  await waitFor(() => {
    people.retry();
    expect([...known.keys()].sort()).toEqual(['g1/u2', 'g2/u3']);
  });
  people.retry();
  expect(POST).toHaveBeenCalledTimes(4);
  db.close();
});

test('user cache: loads a user for each group, and again only in the group where they have changed', async () => {
  const db = await openChatDatabase('u4');
  const known = new Map<string, CachedGroupUser>();
  const POST = vi.fn(async (_path: string, { params, body }: UsersRequest) => ({
    data: {
      result: body.user_ids.map((id) => ({ ...member(id), group_nickname: `${id} in ${params.path.id}` })),
    },
  }));
  const users = createTestUserCache(db, known, POST);
  for (const group of ['g1', 'g2', 'g1']) users.request(group, ['u2']);
  await waitFor(() => expect(known.size).toBe(2));
  expect([...known.values()].map(({ nickname }) => nickname)).toEqual(['u2 in g1', 'u2 in g2']);
  await waitFor(async () => expect(await db.count('people')).toBe(2));

  // After a reload the device knows both.
  known.clear();
  const reloaded = createTestUserCache(db, known, POST);
  for (const group of ['g1', 'g2']) reloaded.request(group, ['u2']);
  await waitFor(() => expect([...known.keys()]).toEqual(['g1/u2', 'g2/u2']));
  expect(POST).toHaveBeenCalledTimes(2);

  await applyChatEvents(db, 'u4', [{ event: MEMBERS_CHANGED, at: '1' }], '1');
  reloaded.invalidate(['g1/u2']);
  for (const group of ['g1', 'g2']) reloaded.request(group, ['u2']);
  await waitFor(() => expect(POST).toHaveBeenCalledTimes(3));
  expect(POST.mock.lastCall?.[1].params.path.id).toBe('g1');
  db.close();
});
