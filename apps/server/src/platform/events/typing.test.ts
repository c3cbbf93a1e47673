import { sql } from 'kysely';
import { beforeAll, describe, expect, it } from 'vitest';
import { useTestServer } from '../../use-test-server.ts';
import { canShowTypingInGroup } from '../../slices/groups/group-actions.ts';
import { createChatTestClient } from '../../slices/test-chat.ts';
import { createTestGroup, createTestUser, type TestUser } from '../../slices/test-world.ts';
import { openReadyEventStreamTestClient, type EventStreamTestClient } from './test-client.ts';

const server = useTestServer();
let anna: TestUser;
let bo: TestUser;
let stranger: TestUser;

beforeAll(async () => {
  [anna, bo, stranger] = [
    await createTestUser(server.services),
    await createTestUser(server.services),
    await createTestUser(server.services),
  ];
});

const type = (client: EventStreamTestClient, group_id: unknown) =>
  client.socket.send(JSON.stringify({ type: 'typing', group_id }));

describe('typing', () => {
  it('is sent to the other connected members only', async () => {
    const groupId = await createTestGroup(server.services, [anna, bo]);
    const clients = await Promise.all(
      [anna, bo, stranger].map((who) => openReadyEventStreamTestClient(server.port, who)),
    );
    const [forAnna, forBo, forStranger] = clients.map(({ client }) => client);
    type(forAnna!, groupId);
    expect(await forBo!.next()).toEqual({ type: 'typing', group_id: groupId, user_id: anna.id });
    expect([await forAnna!.drain(), await forStranger!.drain()]).toEqual([[], []]);
    await Promise.all(clients.map(({ client }) => client.close()));
  });

  it('closes the socket when the group is malformed', async () => {
    const { client } = await openReadyEventStreamTestClient(server.port, anna);
    type(client, 7);
    expect((await client.closed).code).toBe(4400);
  });

  it('is allowed only for users who may post in the group', async () => {
    const { db } = server.services;
    const groupId = await createTestGroup(server.services, [anna, bo]);
    expect(await canShowTypingInGroup(db, bo.id, groupId)).toBe(true);
    expect(await canShowTypingInGroup(db, stranger.id, groupId)).toBe(false);
    expect(await canShowTypingInGroup(db, bo.id, 'g1')).toBe(false);
    await db.insertInto('group_blocks').values({ group_id: groupId, user_id: bo.id }).execute();
    expect(await canShowTypingInGroup(db, bo.id, groupId)).toBe(false);

    const chat = createChatTestClient(server);
    const direct = await chat.openDirect(anna, bo.id);
    expect(await canShowTypingInGroup(db, bo.id, direct)).toBe(true);
    await chat.post(anna, '/api/v1/users/blocks', { block_id: bo.id });
    expect([await canShowTypingInGroup(db, bo.id, direct), await canShowTypingInGroup(db, anna.id, direct)]).toEqual([
      false,
      false,
    ]);
  });

  it('is forwarded once a second per client, and not in a large group', async () => {
    const groupId = await createTestGroup(server.services, [anna, bo]);
    const { client } = await openReadyEventStreamTestClient(server.port, anna);
    const { client: other } = await openReadyEventStreamTestClient(server.port, bo);
    for (let count = 0; count < 50; count += 1) type(client, groupId);
    expect((await other.next()).type).toBe('typing');
    expect(await other.drain()).toEqual([]);
    await sql`update groups set member_count = 201 where id = ${groupId}`.execute(server.services.db);
    expect(await canShowTypingInGroup(server.services.db, bo.id, groupId)).toBe(false);
    await Promise.all([client.close(), other.close()]);
  });
});
