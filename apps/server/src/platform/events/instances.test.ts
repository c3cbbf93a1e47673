import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createTestDatabase } from '../../base/database/test-database.ts';
import { startTestServer, type TestServer } from '../../test-server.ts';
import { createTestCid, createTestGroup, createTestUser, type TestUser } from '../../slices/test-world.ts';
import { openReadyEventStreamTestClient, openEventStreamTestClient } from './test-client.ts';

const HOST = 'gu.localhost';
let database: Awaited<ReturnType<typeof createTestDatabase>>;
let first: TestServer;
let second: TestServer;
let anna: TestUser;
let bo: TestUser;
let groupId: string;

beforeAll(async () => {
  database = await createTestDatabase();
  first = await startTestServer({ address: database.address });
  second = await startTestServer({ address: database.address });
  anna = await createTestUser(first.services);
  bo = await createTestUser(second.services);
  groupId = await createTestGroup(first.services, [anna, bo]);
});
afterAll(async () => {
  await first.close();
  await second.close();
  await database.drop();
});

const send = async (server: TestServer, who: TestUser, text: string) =>
  (
    await server.call('POST', '/api/v1/messages', {
      host: HOST,
      token: who.token,
      body: { type: 'text', group_id: groupId, text, cid: createTestCid() },
    })
  ).json.result;

describe('two instances on one database', () => {
  it("accept each other's tokens, and deliver each other's messages without a signal", async () => {
    const { client } = await openReadyEventStreamTestClient(second.port, bo);
    const message = await send(first, anna, 'from the other instance');
    expect((await client.nextEvent('message')).event.message).toEqual(message);
    expect(await send(second, anna, 'here, too')).toMatchObject({ seq: message.seq + 1 });
    await client.close();
  });

  it("resume each other's streams", async () => {
    const { client } = await openReadyEventStreamTestClient(first.port, bo);
    const one = await send(first, anna, 'one');
    let told = await client.nextEvent('message');
    while (told.event.message.id !== one.id) told = await client.nextEvent('message');
    await client.close();
    // The second instance may not have read up to this position yet.
    const resumed = await openEventStreamTestClient(second.port, bo, { last: told.at });
    const message = await send(first, anna, 'two');
    expect((await resumed.nextEvent('message')).event.message).toEqual(message);
    await resumed.close();
  });

  it("close each other's streams when the session ends", async () => {
    const { client } = await openReadyEventStreamTestClient(second.port, bo);
    await first.call('POST', '/api/v1/logout', { host: HOST, token: bo.token });
    expect(await client.closed).toEqual({ code: 4401, reason: 'logout' });
  });
});
