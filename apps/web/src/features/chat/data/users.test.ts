import 'fake-indexeddb/auto';
import type { Api } from '@quintet/api/client';
import { expect, test, vi } from 'vitest';
import { openChatDatabase, type Person } from '../db/schema.ts';
import { createPeople } from './users.ts';

const member = (id: string) => ({ id, nickname: `name of ${id}`, avatar: null, avatar_thumbnail: null });

test('whom the server could not tell of is asked for again when it is there, without anybody showing them anew', async () => {
  const db = await openChatDatabase('u1');
  const known = new Map<string, Person>();
  let isThere = false;
  const POST = vi.fn(async (_path: string, { body }: { body: { user_ids: string[] } }) => {
    if (!isThere) throw new Error('no connection');
    return { data: { result: body.user_ids.map((id) => ({ ...member(id), account_cancelled: false })) } };
  });
  const people = createPeople({
    db,
    api: { POST } as unknown as Api,
    publisher: {
      publish: ({ people: found = [] }) => found.forEach((person) => known.set(person.id, person)),
      listen: () => () => undefined,
      close: () => undefined,
    },
    isKnown: (id) => known.has(id),
  });
  people.ask('g1', ['u2']);
  people.ask('g2', ['u3']);
  await vi.waitFor(() => expect(POST).toHaveBeenCalledTimes(2));
  isThere = true;
  await vi.waitFor(() => {
    people.retry();
    expect([...known.keys()].sort()).toEqual(['u2', 'u3']);
  });
  people.retry();
  expect(POST).toHaveBeenCalledTimes(4);
  db.close();
});
