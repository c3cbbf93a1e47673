import fc from 'fast-check';
import { sql } from 'kysely';
import { beforeAll, describe, expect, it } from 'vitest';
import { useTestServer } from '../../use-test-server.ts';
import { createTestGroup, createTestUser, type TestUser } from '../test-world.ts';

const LENGTH = 130;
const server = useTestServer();
let anna: TestUser;
let groupId: string;
let ids: string[];

beforeAll(async () => {
  anna = await createTestUser(server.services);
  groupId = await createTestGroup(server.services, [anna]);
  await sql`insert into messages (group_id, seq, message_count, user_id, type, text)
    select ${groupId}, n, n, ${anna.id}, 'text', n::text from generate_series(1, ${LENGTH}::int) n`.execute(
    server.services.db,
  );
  const rows = await server.services.db
    .selectFrom('messages')
    .select('id')
    .where('group_id', '=', groupId)
    .orderBy('seq')
    .execute();
  ids = rows.map(({ id }) => id);
});

const page = async (query: Record<string, string | number>) => {
  const search = new URLSearchParams(
    Object.entries(query).map(([name, value]): [string, string] => [name, String(value)]),
  );
  const { json } = await server.call('GET', `/api/v2/groups/${groupId}/messages?${search.toString()}`, {
    host: 'gu.localhost',
    token: anna.token,
  });
  return json;
};
const seqs = async (query: Record<string, string | number>): Promise<number[]> =>
  (await page(query)).result.map((message: { seq: number }) => message.seq);
const range = (first: number, last: number) => Array.from({ length: last - first + 1 }, (_, index) => first + index);

describe('history', () => {
  it('starts with the newest 40 messages, ascending', async () => {
    expect(await seqs({})).toEqual(range(91, 130));
    expect(await seqs({ direction: 'before' })).toEqual(range(91, 130));
  });

  it('starts with the oldest 40 messages in direction forward', async () => {
    expect(await seqs({ direction: 'after' })).toEqual(range(1, 40));
  });

  it('continues before or after a message, without it; fewer than 40 messages mark the end', async () => {
    expect(await seqs({ direction: 'before', msg_id: ids[90]! })).toEqual(range(51, 90));
    expect(await seqs({ direction: 'before', msg_id: ids[10]! })).toEqual(range(1, 10));
    expect(await seqs({ direction: 'after', msg_id: ids[9]! })).toEqual(range(11, 50));
    expect(await seqs({ direction: 'after', msg_id: ids[119]! })).toEqual(range(121, 130));
    expect(await seqs({ direction: 'after', msg_id: ids[129]! })).toEqual([]);
  });

  it('returns every message once, in either direction, with pages of any size', async () => {
    await fc.assert(
      fc.asyncProperty(
        fc.constantFrom('before' as const, 'after' as const),
        fc.integer({ min: 7, max: 40 }),
        async (direction, limit) => {
          const seen: number[] = [];
          for (let msgId: string | undefined; ;) {
            const found = await seqs({ direction, limit, ...(msgId && { msg_id: msgId }) });
            if (direction === 'before') seen.unshift(...found);
            else seen.push(...found);
            if (found.length < limit) break;
            msgId = ids[(direction === 'before' ? found[0]! : found.at(-1)!) - 1];
          }
          expect(seen).toEqual(range(1, LENGTH));
        },
      ),
      { numRuns: 10 },
    );
  });

  it('returns the messages around a message, and marks both ends', async () => {
    const around = (seq: number, limit = 40) => seqs({ direction: 'around', msg_id: ids[seq - 1]!, limit });
    expect(await around(60)).toEqual(range(41, 80));
    expect(await around(60, 5)).toEqual(range(58, 62));
    expect(await around(3)).toEqual(range(1, 23));
    expect(await around(130)).toEqual(range(111, 130));
    expect(await seqs({ direction: 'around' })).toEqual(range(91, 130));
  });

  it('finds the first message of a day', async () => {
    const { db } = server.services;
    await sql`update messages set create_at = timestamptz '2026-01-01T00:00Z' + seq * interval '1 hour' where group_id = ${groupId}`.execute(
      db,
    );
    const at = async (date: string) =>
      server.call('GET', `/api/v1/groups/${groupId}/messages/at?date=${encodeURIComponent(date)}`, {
        host: 'gu.localhost',
        token: anna.token,
      });
    expect((await at('2026-01-02T00:00:00+08:00')).json.result.seq).toBe(16);
    expect((await at('2026-01-03T00:00:00.000Z')).json.result.seq).toBe(48);
    expect((await at('2020-01-01T00:00:00Z')).json.result.seq).toBe(1);
    expect((await at('2026-02-01T00:00:00Z')).json.error).toBe('api.data_not_exist');
    expect((await at('yesterday')).json.error).toBe('api.body.param_invalid.date');
  });

  it('refuses a message of another group, and pages of more than 40', async () => {
    expect((await page({ msg_id: 'm1' })).error).toBe('api.body.param_invalid.msg_id');
    expect((await page({ limit: 41 })).error).toBe('api.body.param_invalid.limit');
  });

  it('leaves out cleared messages', async () => {
    const clear = (seq: number) =>
      server.services.db.updateTable('members').set({ cleared_seq: seq }).where('group_id', '=', groupId).execute();
    await clear(120);
    expect(await seqs({})).toEqual(range(121, 130));
    expect(await seqs({ direction: 'after' })).toEqual(range(121, 130));
    expect(await seqs({ direction: 'before', msg_id: ids[125]! })).toEqual(range(121, 125));
    const one = (id: string) =>
      server.call('GET', `/api/v1/groups/${groupId}/messages/${id}`, { host: 'gu.localhost', token: anna.token });
    expect((await one(ids[119]!)).json.error).toBe('api.data_not_exist');
    expect((await one(ids[120]!)).json.result).toMatchObject({ id: ids[120], text: '121' });
    await clear(0);
  });
});
