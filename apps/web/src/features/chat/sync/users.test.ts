import 'fake-indexeddb/auto';
import type { Api } from '@quintet/api/client';
import { expect, test, vi } from 'vitest';
import type { KnownUser } from '../../../shared/users/users.ts';
import { openChatDatabase } from '../storage/schema.ts';
import { createUserCache } from './users.ts';
import { waitFor } from '../../../shared/testing/wait-for.ts';

const member = (id: string) => ({ id, nickname: `name of ${id}`, avatar: null, avatar_thumbnail: null });

test('failed user lookup: is retried when the server is back, without rendering again', async () => {
  const db = await openChatDatabase('u1');
  const known = new Map<string, KnownUser>();
  let isThere = false;
  const POST = vi.fn(async (_path: string, { body }: { body: { user_ids: string[] } }) => {
    if (!isThere) throw new Error('no connection');
    return { data: { result: body.user_ids.map((id) => ({ ...member(id), account_cancelled: false })) } };
  });
  const people = createUserCache({
    db,
    api: { POST } as unknown as Api,
    changeBus: {
      publish: ({ people: found = [] }) => found.forEach((user) => known.set(user.id, user)),
      listen: () => () => undefined,
      close: () => undefined,
    },
    isKnown: (id) => known.has(id),
  });
  people.request('g1', ['u2']);
  people.request('g2', ['u3']);
  await waitFor(() => expect(POST).toHaveBeenCalledTimes(2));
  isThere = true;
  await waitFor(() => {
    people.retry();
    expect([...known.keys()].sort()).toEqual(['u2', 'u3']);
  });
  people.retry();
  expect(POST).toHaveBeenCalledTimes(4);
  db.close();
});
