import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { TestServer } from '../../test-server.ts';
import { createTestCid, type TestUser } from '../../slices/test-world.ts';
import { openReadyEventStreamTestClient, openEventStreamTestClient } from './test-client.ts';
import { startTwoTestInstances } from './test-instances.ts';

const HOST = 'gu.localhost';
let instances: Awaited<ReturnType<typeof startTwoTestInstances>>;
beforeAll(async () => void (instances = await startTwoTestInstances()));
afterAll(() => instances.close());

const send = async (server: TestServer, who: TestUser, text: string) =>
  (
    await server.call('POST', '/api/v1/messages', {
      host: HOST,
      token: who.token,
      body: { type: 'text', group_id: instances.groupId, text, cid: createTestCid() },
    })
  ).json.result;

describe('two instances on one database', () => {
  it("accept each other's tokens, and deliver each other's messages without a signal", async () => {
    const { first, second, anna, bo } = instances;
    const { client } = await openReadyEventStreamTestClient(second.port, bo);
    const message = await send(first, anna, 'from the other instance');
    expect((await client.nextEvent('message')).event.message).toEqual(message);
    expect(await send(second, anna, 'here, too')).toMatchObject({ seq: message.seq + 1 });
    await client.close();
  });

  it("resume each other's streams", async () => {
    const { first, second, anna, bo } = instances;
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
    const { first, second, bo } = instances;
    const { client } = await openReadyEventStreamTestClient(second.port, bo);
    await first.call('POST', '/api/v1/logout', { host: HOST, token: bo.token });
    expect(await client.closed).toEqual({ code: 4401, reason: 'logout' });
  });
});
