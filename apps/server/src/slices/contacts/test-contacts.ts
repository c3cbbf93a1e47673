import type { Insertable } from 'kysely';
import type { Schemas } from '@quintet/api/types';
import type { Database } from '../../base/database/types.ts';
import type { TestResponse, TestServer } from '../../test-server.ts';
import { createChatTestClient } from '../test-chat.ts';
import { createTestUser, TEST_PASSWORD, type TestUser } from '../test-world.ts';

/** Headers that differ between all answers. */
const VARYING_HEADERS = new Set(['date', 'x-request-id', 'etag']);

/** Status, headers and body: all that a user who guesses can compare. */
export const toComparableTestResponse = ({ status, headers, text }: TestResponse): string =>
  JSON.stringify([status, Object.entries(headers).filter(([name]) => !VARYING_HEADERS.has(name)), text]);

/** Operations on friends over HTTP, for tests. */
export function createFriendTestClient(server: TestServer) {
  const { get, post, put, remove } = createChatTestClient(server);
  const person = (fields: Partial<Insertable<Database['users']>> = {}) => createTestUser(server.services, fields);
  const add = (who: TestUser, { id }: { id: string }, group_id?: string): Promise<TestResponse> =>
    post(who, '/api/v1/users/contacts', { contact: id, ...(group_id && { group_id }) });
  return {
    get,
    post,
    put,
    remove,
    add,
    end: (who: TestUser, { id }: TestUser) => remove(who, `/api/v1/users/contacts/${id}`),
    block: (who: TestUser, { id }: TestUser) => post(who, '/api/v1/users/blocks', { block_id: id }),
    unblock: (who: TestUser, { id }: TestUser) => remove(who, `/api/v1/users/blocks/${id}`),
    search: (who: TestUser, contact: string, country?: string) =>
      get(who, `/v1/contacts/search?${new URLSearchParams({ contact, ...(country && { country }) }).toString()}`),
    list: async (who: TestUser): Promise<Schemas['Contact'][]> =>
      (await get(who, '/api/v1/users/contacts')).json.result,
    cancel: (who: TestUser) =>
      server.call('DELETE', '/api/v1/users/me', {
        host: 'gu.localhost',
        token: who.token,
        body: { password: TEST_PASSWORD },
      }),
    person,
    pair: async () => [await person(), await person()] as const,
    people: (count: number) => Promise.all(Array.from({ length: count }, () => person())),
  };
}
