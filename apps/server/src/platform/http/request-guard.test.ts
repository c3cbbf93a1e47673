import { afterEach, describe, expect, it } from 'vitest';
import { OPERATIONS } from '@quintet/api/openapi-document';
import { createTestUser } from '../../slices/test-world.ts';
import { openReadyEventStreamTestClient } from '../events/test-client.ts';
import { setMaintenance } from '../maintenance-state-cache.ts';
import { startTestServer, type TestServer } from '../../test-server.ts';

let server: TestServer;
afterEach(() => server.close());

/** The paths of all GET operations for guests. */
const GUEST_PATHS = Object.values(OPERATIONS)
  .filter(({ access, method }) => access === 'guest' && method === 'GET')
  .map(({ path }) => path.replace(/\{\w+\}/g, 'p1'));

describe('the brand in x-brand', () => {
  const namedBy = async (name: string, host = 'localhost') => {
    const { json } = await server.call('GET', '/brand/config', { host, headers: { 'x-brand': name } });
    return json.error ?? json.result.brand.id;
  };

  it('applies at the universal host, not at a brand’s own host; an unknown one is refused', async () => {
    server = await startTestServer();
    expect(await namedBy('MEE')).toBe('MEE');
    expect(await namedBy('MEE', 'gu.localhost')).toBe('GU');
    expect(await namedBy('NOBODY')).toBe('api.unknown_host');
  });
});

describe('maintenance', () => {
  const window = { isOn: true, announcement: 'Back soon', start: null, end: null };

  it('closes all operations except its own and the brand’s, and opens them again', async () => {
    let now = new Date('2026-01-01T12:00:00Z');
    server = await startTestServer({ clock: () => now });
    await setMaintenance(server.services, window, now);
    const expected = {
      status: 1,
      announcement: 'Back soon',
      maintain_start: null,
      maintain_end: null,
      update_at: '2026-01-01T12:00:00.000Z',
      enabled: true,
    };
    for (const [method, path] of [
      ['POST', '/api/v1/login'],
      ['GET', '/api/v1/users/me'],
      ['GET', '/api/v1/register'],
    ] as const) {
      const answer = await server.call(method, path, { token: 'whatever', body: method === 'POST' ? {} : undefined });
      expect([answer.status, answer.json]).toEqual([503, { error: 'api.maintenance', result: expected }]);
    }
    expect((await server.call('GET', '/api/v1/maintenance')).json).toEqual({ result: expected });
    expect((await server.call('GET', '/brand/config')).status).toBe(200);
    expect((await server.call('GET', '/healthz')).status).toBe(200);
    expect((await server.call('GET', '/readyz')).status).toBe(200);
    expect((await server.call('GET', '/assets/nothing.js')).status).toBe(404);

    await setMaintenance(server.services, { ...window, isOn: false }, now);
    now = new Date(now.getTime() + 1_000);
    expect((await server.call('GET', '/api/v1/users/me')).status).toBe(401);
  });

  it('applies at once to a client that received its event', async () => {
    server = await startTestServer();
    const { client } = await openReadyEventStreamTestClient(server.port, await createTestUser(server.services));
    expect((await server.call('GET', '/api/v1/users/me')).status).toBe(401);
    await setMaintenance(server.services, window, new Date());
    await client.nextEvent('maintenance');
    expect((await server.call('GET', '/api/v1/users/me')).status).toBe(503);
    await client.close();
  });

  it('with times is as they say before its start, from its start and from its end', async () => {
    let now = new Date('2026-01-01T10:00:00Z');
    server = await startTestServer({ clock: () => now });
    const times = { start: '2026-01-01T12:00:00.000Z', end: '2026-01-01T13:00:00.000Z' };
    await setMaintenance(server.services, { ...window, ...times }, now);
    for (const [time, fields, status] of [
      ['2026-01-01T11:59:59Z', { status: 1, enabled: false }, 401],
      ['2026-01-01T12:00:00Z', { status: 1, enabled: true }, 503],
      ['2026-01-01T13:00:00Z', { status: 2, enabled: false }, 401],
    ] as const) {
      now = new Date(time);
      const { result } = (await server.call('GET', '/api/v1/maintenance')).json;
      expect(result).toMatchObject({ ...fields, maintain_start: times.start, maintain_end: times.end });
      expect([time, (await server.call('GET', '/api/v1/users/me')).status]).toEqual([time, status]);
    }
  });
});

describe('a guest', () => {
  it('is counted at all pages that guests can read', () => {
    expect(GUEST_PATHS).toEqual(
      expect.arrayContaining([
        '/social/api/guest/recommend/public',
        '/social/api/guest/posts/p1',
        '/social/api/guest/posts/p1/comments',
      ]),
    );
  });

  it('past the allowance gets 429 with the seconds to wait; signing in stays open', async () => {
    server = await startTestServer({ config: { guestAllowance: 3 } });
    const [path] = GUEST_PATHS as [string];
    const statuses: number[] = [];
    for (let count = 0; count < 5; count += 1) statuses.push((await server.call('GET', path)).status);
    expect(statuses.slice(0, 3)).not.toContain(429);
    expect(statuses.slice(3)).toEqual([429, 429]);

    const refused = await server.call('GET', path);
    expect(refused.json).toEqual({ error: 'api.guest_limit', result: { retry_after: expect.any(Number) } });
    expect(Number(refused.headers['retry-after'])).toBeGreaterThan(0);
    expect((await server.call('GET', '/api/v1/maintenance')).status).toBe(200);
    expect((await server.call('POST', '/api/v1/login', { body: {} })).status).toBe(400);
  });

  it('is counted by address, which is taken from trusted proxies only', async () => {
    const from = (address: string) => server.call('GET', GUEST_PATHS[0]!, { headers: { 'x-forwarded-for': address } });
    server = await startTestServer({ config: { guestAllowance: 1 } });
    await from('10.0.0.1');
    expect((await from('10.0.0.2')).status).toBe(429);
    await server.close();

    server = await startTestServer({ config: { guestAllowance: 1, trustProxy: 1 } });
    await from('10.0.0.1');
    expect((await from('10.0.0.2')).status).not.toBe(429);
    expect((await from('10.0.0.1')).status).toBe(429);
    // The client may have forged the entries before the proxy's own.
    expect((await from('10.9.9.9, 10.0.0.1')).status).toBe(429);
    await server.close();

    server = await startTestServer({ config: { guestAllowance: 1, trustProxy: ['127.0.0.1', '10.1.0.0/16'] } });
    await from('10.0.0.1');
    expect((await from('10.0.0.1, 10.1.2.3')).status).toBe(429);
    expect((await from('10.0.0.2, 10.1.2.3')).status).not.toBe(429);
    await server.close();

    server = await startTestServer({ config: { guestAllowance: 1, trustProxy: ['10.1.0.0/16'] } });
    await from('10.0.0.1');
    expect((await from('10.0.0.2')).status).toBe(429);
  });
});

describe('an app', () => {
  it('gets 426 if its version is too old, and is served if it sends none', async () => {
    server = await startTestServer({ config: { oldestApp: '2.10.0' } });
    const ask = async (headers: Record<string, string>) => {
      const { status, json } = await server.call('GET', '/api/v1/register', { headers });
      return [status, json.error];
    };
    expect(await ask({ 'x-version': '2.7.0' })).toEqual([426, 'api.outdated_version']);
    expect(await ask({ 'x-version': '2.10.0' })).toEqual([200, undefined]);
    expect(await ask({})).toEqual([200, undefined]);
  });
});
