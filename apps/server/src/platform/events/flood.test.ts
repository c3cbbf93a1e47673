import type { Socket } from 'node:net';
import { sql } from 'kysely';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { startTestServer, type TestServer } from '../../test-server.ts';
import { createChatTestClient } from '../../slices/test-chat.ts';
import { createTestGroup, createTestUser, type TestUser } from '../../slices/test-world.ts';
import { openReadyEventStreamTestClient, openEventStreamTestClient } from './test-client.ts';

const KILOBYTE = 1024;
let server: TestServer;
let anna: TestUser;
/** The most bytes that the server buffered for one socket. */
let mostWaiting = 0;

beforeAll(async () => {
  server = await startTestServer();
  anna = await createTestUser(server.services);
  server.app.server.on('connection', (socket: Socket) => {
    const write = socket.write.bind(socket) as (...given: unknown[]) => boolean;
    socket.write = (...given: unknown[]) => {
      const canContinue = write(...given);
      mostWaiting = Math.max(mostWaiting, socket.writableLength);
      return canContinue;
    };
  });
});
beforeEach(() => {
  mostWaiting = 0;
});
afterAll(() => server.close());

describe('a socket that never reads', () => {
  it('is closed after a flood of pings, with little buffered', async () => {
    const { client } = await openReadyEventStreamTestClient(server.port, anna);
    client.socket.pause();
    for (let count = 0; count < 50_000; count += 1) client.socket.send('{"type":"ping"}');
    client.socket.resume();
    expect(await client.closed).toEqual({ code: 4429, reason: 'too many frames' });
    expect(mostWaiting).toBeLessThan(64 * KILOBYTE);
  });

  it('is closed after a flood of control frames, with little buffered', async () => {
    const { client } = await openReadyEventStreamTestClient(server.port, anna);
    client.socket.pause();
    for (let count = 0; count < 50_000; count += 1) client.socket.ping('x'.repeat(125));
    client.socket.resume();
    await client.closed;
    expect(mostWaiting).toBeLessThan(64 * KILOBYTE);
  });

  it('stalls the replay instead of filling the buffer', async () => {
    const groupId = await createTestGroup(server.services, [anna]);
    const { client, last } = await openReadyEventStreamTestClient(server.port, anna);
    const { id, seq } = await createChatTestClient(server).send(anna, groupId, 'a long text '.repeat(300));
    await client.nextEvent('message');
    await client.close();
    await sql`insert into event_queue (type, group_id, ref)
      select 'message_update', ${groupId}, ${JSON.stringify({ group_id: groupId, message_id: id, seq })}::jsonb
      from generate_series(1, 900)`.execute(server.services.db);
    const other = await openReadyEventStreamTestClient(server.port, await createTestUser(server.services));
    await server.services.events.record((_trx, append) => append('contacts', 'everybody', {}));
    await other.client.nextEvent('contacts');
    await other.client.close();

    mostWaiting = 0;
    const again = await openEventStreamTestClient(server.port, anna, { last, greet: false });
    again.socket.pause();
    again.socket.send(JSON.stringify({ type: 'hello', token: anna.token, device_id: anna.deviceId, last }));
    await expect.poll(() => mostWaiting).toBeGreaterThan(100 * KILOBYTE);
    again.socket.resume();
    for (let count = 0; count < 900; count += 1) await again.nextEvent('message_update');
    await again.nextEvent('contacts');
    expect(await again.next()).toMatchObject({ type: 'ready' });
    expect(mostWaiting).toBeLessThan(KILOBYTE * KILOBYTE);
    await again.close();
  });
});

describe('before the hello', () => {
  it.each(['{"type":"ping"}', '{"type":"typing","group_id":"g1"}'])('%s closes the socket', async (text) => {
    const client = await openEventStreamTestClient(server.port, anna, { greet: false });
    client.socket.send(text);
    expect(await client.closed).toEqual({ code: 4400, reason: 'frame not understood' });
  });
});

describe('server shutdown', () => {
  it('closes every socket, even one that floods, reads nothing or does not answer, while events continue', async () => {
    const leaving = await startTestServer();
    const person = await createTestUser(leaving.services);
    const clients = await Promise.all(
      Array.from({ length: 100 }, () => openReadyEventStreamTestClient(leaving.port, person)),
    );
    clients.forEach(({ client }, index) => index % 2 === 0 && client.socket.pause());
    let isGone = false;
    const look = () => {
      leaving.services.events.signals.send('poll');
      if (!isGone) setImmediate(look);
    };
    look();
    await leaving.close();
    isGone = true;
    for (const { client } of clients) client.socket.resume();
    const codes = await Promise.all(clients.map(({ client }) => client.closed.then(({ code }) => code)));
    expect(new Set(codes)).toEqual(new Set([1012]));
  });
});
