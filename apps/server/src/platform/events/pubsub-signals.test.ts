import { sql } from 'kysely';
import type { Logger } from 'pino';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { startTestServer, type TestServer } from '../../test-server.ts';
import { createChatTestClient, formatTestResponseCode } from '../../slices/test-chat.ts';
import { createTestCid, createTestGroup, createTestUser } from '../../slices/test-world.ts';
import { startTestRedis } from '../../base/test-redis.ts';
import { createPubSubInstanceSignals } from './pubsub-signals.ts';
import { openReadyEventStreamTestClient, openEventStreamTestClient } from './test-client.ts';
import { startTwoTestInstances } from './test-instances.ts';

/** Signals over a transport without other instances: each publish stays pending in `waiting`, and `receive` simulates a text from another instance. */
function createTestPubSub() {
  const published: string[] = [];
  const waiting: (() => void)[] = [];
  const warnings: string[] = [];
  let onText = (_text: string) => {};
  const log = { warn: (_fields: object, text: string) => warnings.push(text) } as unknown as Logger;
  const signals = createPubSubInstanceSignals((listener) => {
    onText = listener;
    return {
      publish: async (text) => {
        published.push(text);
        await new Promise<void>((resolve) => waiting.push(resolve));
      },
      close: async () => {},
    };
  }, log);
  const received: unknown[] = [];
  signals.listen((signal) => received.push(signal));
  return { signals, received, published, waiting, warnings, receive: (text: string) => onText(text) };
}

describe('pub/sub signals', () => {
  it('reach this instance at once, and the others one poll at a time', async () => {
    const { signals, received, published, waiting, receive } = createTestPubSub();
    for (let count = 0; count < 100; count += 1) signals.send('poll');
    expect([received.length, published.length]).toEqual([100, 1]);
    waiting.shift()!();
    await expect.poll(() => published.length).toBe(2);
    waiting.shift()!();
    // The channel delivers its own texts, too; it must ignore them.
    receive(published[0]!);
    receive(JSON.stringify({ from: 'another', signal: { typing: { group_id: 'g1', user_id: 'u1' } } }));
    expect(received.slice(100)).toEqual([{ typing: { group_id: 'g1', user_id: 'u1' } }]);
  });

  it.each([
    '',
    'no JSON',
    'null',
    '7',
    '{}',
    '{"from":"another"}',
    '{"from":"another","signal":"jump"}',
    '{"from":"another","signal":{"typing":null}}',
    '{"from":"another","signal":{"typing":{"group_id":7,"user_id":"u1"}}}',
    '{"from":7,"signal":"poll"}',
  ])('ignore %j, with one line in the log', (text) => {
    const { received, warnings, receive } = createTestPubSub();
    receive(text);
    expect([received, warnings]).toEqual([[], ['received an unknown signal from another instance']]);
  });
});

describe.each(['PostgreSQL', 'Redis'])('two instances connected by %s', (means) => {
  let redis: Awaited<ReturnType<typeof startTestRedis>> | null;
  let instances: Awaited<ReturnType<typeof startTwoTestInstances>>;

  beforeAll(async () => {
    redis = means === 'Redis' ? await startTestRedis() : null;
    const config = { redisUrl: redis?.url ?? null, guestAllowance: 6 };
    instances = await startTwoTestInstances({ isShared: true, config });
  });
  afterAll(async () => {
    await instances.close();
    await redis?.close();
  });

  it("deliver each other's messages and typing", async () => {
    const { first, second, anna, bo, groupId } = instances;
    const at = [
      (await openReadyEventStreamTestClient(first.port, anna)).client,
      (await openReadyEventStreamTestClient(second.port, bo)).client,
    ] as const;
    const said = await createChatTestClient(first).send(anna, groupId, 'over there');
    expect((await at[1].nextEvent('message')).event.message).toEqual(said);
    const back = await createChatTestClient(second).send(bo, groupId, 'and here');
    expect(back.seq).toBe(said.seq + 1);
    await expect
      .poll(async () => {
        at[0].socket.send(JSON.stringify({ type: 'typing', group_id: groupId }));
        return (await at[1].drain()).filter(({ type }) => type === 'typing').length;
      })
      .toBeGreaterThan(0);
    await Promise.all(at.map((client) => client.close()));
  });

  it('survive the end of another instance: its clients resume here, and a repeated message is stored once', async () => {
    const { connectionConfig, first, second, anna, bo, groupId } = instances;
    const third = await startTestServer({
      connectionConfig,
      isShared: true,
      config: { redisUrl: redis?.url ?? null },
    });
    const { client } = await openReadyEventStreamTestClient(third.port, bo);
    await createChatTestClient(first).send(anna, groupId, 'while both are there');
    const event = await client.nextEvent('message');
    const body = { type: 'text', group_id: groupId, text: 'its answer is lost', cid: createTestCid() };
    const sendAt = async ({ call }: TestServer) =>
      (await call('POST', '/api/v1/messages', { host: 'gu.localhost', token: anna.token, body })).json.result;
    const said = await sendAt(third);
    await third.close();

    const resumed = await openEventStreamTestClient(second.port, bo, { last: event.at });
    expect(await sendAt(second)).toEqual(said);
    expect((await resumed.nextEvent('message')).event.message).toEqual(said);
    const next = await createChatTestClient(second).send(anna, groupId, 'and on');
    expect((await resumed.nextEvent('message')).event.message).toEqual(next);
    expect(next.seq).toBe(said.seq + 1);
    await resumed.close();
  });

  it('continue when another user of the database writes to their channel', async () => {
    const { first, second, anna, bo, groupId } = instances;
    const { db } = first.services;
    for (const text of ['no JSON', '{"from":"another"}']) await sql`select pg_notify('quintet', ${text})`.execute(db);
    const { client } = await openReadyEventStreamTestClient(second.port, bo);
    const said = await createChatTestClient(first).send(anna, groupId, 'still here');
    expect((await client.nextEvent('message')).event.message).toEqual(said);
    await client.close();
  });

  it('share the count of guest requests only with Redis', async () => {
    const { first, second } = instances;
    const readFeed = async (server: TestServer) =>
      formatTestResponseCode(await server.call('GET', '/social/api/guest/recommend/public', { host: 'gu.localhost' }));
    for (let count = 0; count < 3; count += 1) {
      expect([await readFeed(first), await readFeed(second)]).toEqual(['200 ok', '200 ok']);
    }
    const expected = means === 'Redis' ? '429 api.guest_limit' : '200 ok';
    expect([await readFeed(first), await readFeed(second)]).toEqual([expected, expected]);
  });
});

it('instance: works alone when the configured Redis is down', async () => {
  const redis = await startTestRedis();
  const server = await startTestServer({ config: { redisUrl: redis.url } });
  await redis.close();
  const anna = await createTestUser(server.services);
  const groupId = await createTestGroup(server.services, [anna]);
  const { client } = await openReadyEventStreamTestClient(server.port, anna);
  const said = await createChatTestClient(server).send(anna, groupId, 'still here');
  expect((await client.nextEvent('message')).event.message).toEqual(said);
  expect(
    formatTestResponseCode(await server.call('GET', '/social/api/guest/recommend/public', { host: 'gu.localhost' })),
  ).toBe('200 ok');
  await client.close();
  await server.close();
});
