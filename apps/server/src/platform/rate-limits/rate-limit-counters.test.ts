import { OPERATIONS } from '@quintet/api/openapi-document';
import { afterEach, describe, expect, it } from 'vitest';
import { createTestDatabase } from '../../base/database/test-database.ts';
import { startTestServer, type TestServer } from '../../test-server.ts';
import { createChatTestClient, formatTestResponseCode } from '../../slices/test-chat.ts';
import { createTestGroup, createTestUser, type TestUser } from '../../slices/test-world.ts';
import { startTestRedis } from '../../base/test-redis.ts';
import { getIpRateLimitKey } from './get-ip-rate-limit-key.ts';
import { REQUEST_RATE_LIMITS, ATTEMPT_RATE_LIMITS } from './limits.ts';

const servers: TestServer[] = [];
afterEach(async () => {
  for (const server of servers.splice(0)) await server.close();
});
const start = async (...[options]: Parameters<typeof startTestServer>) => {
  const server = await startTestServer(options);
  servers.push(server);
  return server;
};

/** Allows 3 messages a minute per user, and 30 per address. */
const FACTOR = 0.01;

const send = (server: TestServer, { token }: TestUser, group_id: string, ip = '203.0.113.1') =>
  server.call('POST', '/api/v1/messages', {
    host: 'gu.localhost',
    token,
    headers: { 'x-forwarded-for': ip },
    body: { type: 'text', group_id, text: 'hello', cid: crypto.randomUUID() },
  });
const repeat = async (times: number, work: () => Promise<{ status: number }>) => {
  const statuses: number[] = [];
  for (let index = 0; index < times; index += 1) statuses.push((await work()).status);
  return statuses;
};

describe('the table of limits', () => {
  it('lists each operation once, and limits every operation for users per user', () => {
    const limits = Object.values(REQUEST_RATE_LIMITS);
    const named = limits.flatMap(({ operations }) => [...operations]);
    expect(named).toEqual([...new Set(named)]);
    const withoutUser = limits.filter((limit) => !('perUser' in limit)).flatMap(({ operations }) => [...operations]);
    expect(withoutUser.filter((id) => OPERATIONS[id].access === 'user')).toEqual([]);
  });

  it('lists the windows of attempts from the shortest to the longest', () => {
    for (const windows of Object.values(ATTEMPT_RATE_LIMITS)) {
      const seconds = windows.map(([, length]) => length);
      expect(seconds).toEqual(seconds.toSorted((a, b) => a - b));
    }
  });
});

describe('a signed-in user past a limit', () => {
  it('gets 429 with the seconds to wait; other users and operations are not affected', async () => {
    const server = await start({ config: { trustProxy: 1, rateLimitFactor: FACTOR } });
    const [anna, bo] = [await createTestUser(server.services), await createTestUser(server.services)];
    const groupId = await createTestGroup(server.services, [anna, bo]);
    expect(await repeat(3, () => send(server, anna, groupId))).toEqual([200, 200, 200]);
    const refused = await send(server, anna, groupId);
    expect([refused.status, refused.json]).toEqual([
      429,
      { error: 'api.too_many_requests', result: { retry_after: expect.any(Number) } },
    ]);
    expect(Number(refused.headers['retry-after'])).toBe(refused.json.result.retry_after);
    expect(refused.json.result.retry_after).toBeGreaterThan(50);

    expect((await send(server, anna, groupId, '203.0.113.2')).status).toBe(429);
    expect((await send(server, bo, groupId)).status).toBe(200);
    const chat = createChatTestClient(server);
    expect((await chat.get(anna, '/api/v1/users/groups')).json.result[0].last_message.seq).toBe(4);
    expect(formatTestResponseCode(await chat.post(anna, `/api/v1/groups/${groupId}/clear`))).toBe('200 ok');
  });

  it('is refused each kind of operation at its own limit', async () => {
    const factor = 0.1;
    const server = await start({ config: { trustProxy: 1, rateLimitFactor: factor } });
    const cases = [
      ['a direct message', 'POST', '/api/v1/groups/direct', 60],
      ['a comment', 'POST', '/social/api/posts/p1/comments', 60],
      ['a like', 'PUT', '/social/api/posts/p1/like', 200],
      ['a follow', 'PUT', '/social/api/authors/u1/follow', 200],
      ['a search', 'GET', '/api/v1/messages/search?text=a', 120],
      ['a report', 'POST', '/api/v1/users/report', 30],
      ['an upload', 'GET', '/api/v1/files/groups/g1/image?extension=png', 300],
      ['any other write', 'PUT', '/api/v1/users/nicknames/u1', 300],
    ] as const;
    for (const [index, [name, method, path, points]] of cases.entries()) {
      const { token } = await createTestUser(server.services);
      const headers = { 'x-forwarded-for': `203.0.113.${index}` };
      const ask = () => server.call(method, path, { host: 'gu.localhost', token, headers, body: {} });
      const statuses = await repeat(points * factor + 1, ask);
      expect([name, statuses.indexOf(429)]).toEqual([name, points * factor]);
    }
  });

  it('may continue reading', async () => {
    const server = await start({ config: { rateLimitFactor: 0.001 } });
    const { token } = await createTestUser(server.services);
    const statuses = await repeat(20, () => server.call('GET', '/api/v1/users/me', { host: 'gu.localhost', token }));
    expect(new Set(statuses)).toEqual(new Set([200]));
  });
});

it('address limit: refuses all users of the address, but not from another address', async () => {
  const server = await start({ config: { trustProxy: 1, rateLimitFactor: FACTOR } });
  const people = await Promise.all(Array.from({ length: 11 }, () => createTestUser(server.services)));
  const groupId = await createTestGroup(server.services, people as [TestUser, ...TestUser[]]);
  for (const person of people.slice(0, 10)) await repeat(3, () => send(server, person, groupId));
  expect((await send(server, people[10]!, groupId)).status).toBe(429);
  expect((await send(server, people[10]!, groupId, '203.0.113.2')).status).toBe(200);
});

it('requests without a user: are counted by address', async () => {
  const server = await start({ config: { rateLimitFactor: 2 / 600 } });
  const refresh = () =>
    server.call('POST', '/api/v1/refresh', { body: { refresh_token: 'no-token', device_id: 'device-0001' } });
  expect(await repeat(3, refresh)).toEqual([401, 401, 429]);
});

describe('with Redis', () => {
  it('instances count together; while Redis is down, each counts separately', async () => {
    const redis = await startTestRedis();
    const { connectionConfig, drop } = await createTestDatabase();
    const config = { redisUrl: redis.url, rateLimitFactor: FACTOR };
    const [first, second] = [
      await startTestServer({ connectionConfig, isShared: true, config }),
      await startTestServer({ connectionConfig, isShared: true, config }),
    ];
    const anna = await createTestUser(first.services);
    const groupId = await createTestGroup(first.services, [anna]);
    expect(await repeat(2, () => send(first, anna, groupId))).toEqual([200, 200]);
    expect(await repeat(2, () => send(second, anna, groupId))).toEqual([200, 429]);
    expect((await send(first, anna, groupId)).status).toBe(429);
    await redis.close();
    expect(await repeat(4, () => send(first, anna, groupId))).toEqual([200, 200, 200, 429]);
    await first.close();
    await second.close();
    await drop();
  });

  it('a request waits at most a second for a Redis that hangs', async () => {
    const redis = await startTestRedis();
    const server = await start({ config: { redisUrl: redis.url } });
    const anna = await createTestUser(server.services);
    const groupId = await createTestGroup(server.services, [anna]);
    expect((await send(server, anna, groupId)).status).toBe(200);
    redis.freeze();
    expect((await send(server, anna, groupId)).status).toBe(200);
    await redis.close();
  });

  it('password attempts are counted in the database while Redis is down', async () => {
    const redis = await startTestRedis();
    const server = await start({ config: { redisUrl: redis.url } });
    await redis.close();
    const body = { mode: 'email', email: 'nobody@quintet.example', password: 'wrong1234', grant_type: 'password' };
    const login = () =>
      server.call('POST', '/api/v1/login', { body: { ...body, device_type: 'web', device_id: 'device-0001' } });
    expect(await repeat(6, login)).toEqual([401, 401, 401, 401, 401, 429]);
    const counts = await server.services.db.selectFrom('rate_limits').select('key').execute();
    expect(counts.length).toBeGreaterThan(0);
  });
});

it.each([
  ['203.0.113.1', '203.0.113.1'],
  ['::ffff:203.0.113.1', '203.0.113.1'],
  ['2001:db8:1:2:3:4:5:6', '2001:db8:1:2::/64'],
  ['2001:0DB8:0001:0002::6', '2001:db8:1:2::/64'],
  ['2001:db8::6', '2001:db8:0:0::/64'],
  ['fe80::1%eth0', 'fe80:0:0:0::/64'],
  ['::1', '0:0:0:0::/64'],
])('address %s: is counted as %s', (ip, network) => {
  expect(getIpRateLimitKey(ip)).toBe(network);
});
