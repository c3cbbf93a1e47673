import { once } from 'node:events';
import { createServer, type IncomingMessage } from 'node:http';
import { type AddressInfo, connect } from 'node:net';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { WebSocket } from 'ws';
import { startTestServer, type TestServer } from '../../test-server.ts';
import { setMaintenance } from '../maintenance-state-cache.ts';
import { createTestUser, type TestUser, signInTestUser } from '../../slices/test-world.ts';
import { eventStreamRules } from '../../slices/stream-rules.ts';
import { startEventStreamServer } from './stream.ts';
import { openReadyEventStreamTestClient, openEventStreamTestClient } from './test-client.ts';

let server: TestServer;
let anna: TestUser;

beforeAll(async () => {
  server = await startTestServer();
  anna = await createTestUser(server.services);
});
afterAll(() => server.close());

/** The HTTP status of a refused upgrade; resolves when the connection is closed. */
async function statusOf(path: string, headers: Record<string, string> = {}, { port } = server): Promise<number> {
  const socket = new WebSocket(`ws://127.0.0.1:${port}${path}`, { headers: { host: 'gu.localhost', ...headers } });
  const [, response] = (await once(socket, 'unexpected-response')) as [unknown, IncomingMessage];
  response.resume();
  await once(response, 'close');
  return response.statusCode!;
}

describe('opening the stream', () => {
  it('is allowed from our own pages only', async () => {
    expect(await statusOf('/api/v1/events', { origin: 'http://elsewhere.example' })).toBe(403);
    expect(await statusOf('/api/v1/events', { origin: 'http://mee.localhost' })).toBe(403);
    expect(await statusOf('/api/v1/events', { origin: 'null' })).toBe(403);
    expect(await statusOf('/api/v1/messages')).toBe(404);
    const { client } = await openReadyEventStreamTestClient(server.port, anna, { origin: 'http://gu.localhost' });
    await client.close();
  });

  it('is refused at an unknown host', async () => {
    expect(await statusOf('/api/v1/events', { host: 'evil.example', origin: 'http://evil.example' })).toBe(421);
  });

  it('takes host and brand from a trusted proxy', async () => {
    const proxied = await startTestServer({ config: { trustProxy: 1, brandHosts: { 'talk.example.com': 'mee' } } });
    const lea = await createTestUser(proxied.services, { brand: 'MEE' });
    const headers = { 'x-forwarded-host': 'talk.example.com', 'x-forwarded-proto': 'https' };
    const origin = 'https://talk.example.com';
    const socket = new WebSocket(`ws://127.0.0.1:${proxied.port}/api/v1/events`, { headers: { ...headers, origin } });
    await once(socket, 'open');
    socket.send(JSON.stringify({ type: 'hello', token: lea.token, device_id: lea.deviceId, last: null }));
    const [greeting] = await once(socket, 'message');
    expect(JSON.parse(String(greeting))).toMatchObject({ type: 'ready' });
    socket.terminate();
    expect(await statusOf('/api/v1/events', { ...headers, origin: 'https://upstream' }, proxied)).toBe(403);
    expect(await statusOf('/api/v1/events', { 'x-forwarded-host': 'evil.example' }, proxied)).toBe(421);
    await proxied.close();
    // No proxy is trusted: the Host header decides.
    expect(await statusOf('/api/v1/events', { ...headers, origin })).toBe(403);
  });

  it('is refused during maintenance, and for an outdated app', async () => {
    const other = await startTestServer({ config: { oldestApp: '2.7.0' } });
    expect(await statusOf('/api/v1/events', { 'x-version': '2.6.9' }, other)).toBe(426);
    const window = { isOn: true, announcement: '', start: null, end: null };
    await setMaintenance(other.services, window, new Date());
    await expect.poll(() => statusOf('/api/v1/events', { 'x-version': '2.7.0' }, other)).toBe(503);
    await other.close();
  });

  it('requires an upgrade request', async () => {
    const { status, json } = await server.call('GET', '/api/v1/events', { host: 'gu.localhost' });
    expect([status, json.error]).toEqual([426, 'api.upgrade_required']);
  });

  it.each([
    ['a foreign token', () => ({ ...anna, token: 'x.y.z' }), 'gu.localhost'],
    ['the token of another device', () => ({ ...anna, deviceId: 'device-0009' }), 'gu.localhost'],
    ['the token of another brand', () => anna, 'mee.localhost'],
  ])('refuses %s', async (_name, who, host) => {
    const client = await openEventStreamTestClient(server.port, who(), { host });
    expect(await client.next()).toEqual({ type: 'refused', error: 'api.unauthorized' });
    expect((await client.closed).code).toBe(4401);
  });

  it('is open to all brands at a host without a brand', async () => {
    const { client } = await openReadyEventStreamTestClient(server.port, anna, { host: 'localhost' });
    expect(await client.drain()).toEqual([]);
    await client.close();
  });

  it.each(['{"type":"hello"}', '{"type":"nothing"}', 'no JSON', '[]'])('closes on %j', async (text) => {
    const client = await openEventStreamTestClient(server.port, anna, { greet: false });
    client.socket.send(text);
    expect((await client.closed).code).toBe(4400);
  });

  it('answers a ping', async () => {
    const { client } = await openReadyEventStreamTestClient(server.port, anna);
    expect(await client.drain()).toEqual([]);
    await client.close();
  });
});

describe('the end of a session', () => {
  it('closes the stream of that session, with the reason', async () => {
    const phone = await signInTestUser(server.services, anna);
    const { client } = await openReadyEventStreamTestClient(server.port, phone);
    const { client: other } = await openReadyEventStreamTestClient(server.port, anna);
    await server.call('POST', '/api/v1/logout', { host: 'gu.localhost', token: phone.token });
    expect(await client.closed).toEqual({ code: 4401, reason: 'logout' });
    expect((await other.nextEvent('sessions')).event).toEqual({ type: 'sessions' });
    // The stream of the other session goes on.
    await other.drain();

    const late = await openEventStreamTestClient(server.port, phone);
    expect(await late.next()).toEqual({ type: 'refused', error: 'api.unauthorized' });
    await other.close();
  });

  it('closes the stream when the next login on the device replaces the session', async () => {
    const phone = await signInTestUser(server.services, anna);
    const { client } = await openReadyEventStreamTestClient(server.port, phone);
    const again = await signInTestUser(server.services, anna, phone.deviceId);
    expect(await client.closed).toEqual({ code: 4401, reason: 'replaced' });
    const { client: next } = await openReadyEventStreamTestClient(server.port, again);
    expect(await next.drain()).toEqual([]);
    await next.close();
  });
});

it('refused upgrade: leaves no connection open, even after a large request body', async () => {
  const countConnections = () =>
    new Promise<number>((resolve) => server.app.server.getConnections((_error, count) => resolve(count)));
  const before = await countConnections();
  const socket = connect(server.port, '127.0.0.1');
  const head = ['PUT /nowhere HTTP/1.1', 'host: gu.localhost', 'connection: Upgrade', 'upgrade: websocket'];
  socket.write([...head, 'content-length: 70000', '', 'x'.repeat(70_000)].join('\r\n'));
  await once(socket, 'data');
  socket.destroy();
  await expect.poll(countConnections, { timeout: 10_000 }).toBe(before);
});

describe('timeouts of the stream', () => {
  it('end it without a hello, without heartbeats, and at shutdown', async () => {
    const stream = await startEventStreamServer(server.services, eventStreamRules, { helloMs: 50, heartbeatMs: 100 });
    const http = createServer().listen(0, '127.0.0.1');
    http.on('upgrade', (request, socket, head) => stream.handleUpgrade(request, socket, head, null));
    await once(http, 'listening');
    const { port } = http.address() as AddressInfo;

    const silent = await openEventStreamTestClient(port, anna, { greet: false });
    expect(await silent.closed).toEqual({ code: 4400, reason: 'hello expected' });

    const { client: deaf } = await openReadyEventStreamTestClient(port, anna, { autoPong: false });
    expect((await deaf.closed).code).toBe(1006);

    const { client: alive } = await openReadyEventStreamTestClient(port, anna);
    await once(alive.socket, 'ping');
    await once(alive.socket, 'ping');
    await stream.stop();
    expect(await alive.closed).toEqual({ code: 1012, reason: 'restart' });
    // A new connection would delay the shutdown.
    const [problem] = await once(new WebSocket(`ws://127.0.0.1:${port}/api/v1/events`), 'error');
    expect(problem).toMatchObject({ code: 'ECONNRESET' });
    http.close();
  });
});
