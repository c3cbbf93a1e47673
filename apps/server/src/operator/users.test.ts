import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { openReadyEventStreamTestClient } from '../platform/events/test-client.ts';
import { createTestUser, TEST_PASSWORD } from '../slices/test-world.ts';
import { startTestServer, type TestServer } from '../test-server.ts';
import { usersCommand } from './users.ts';

const HOST = 'gu.localhost';
let server: TestServer;
beforeAll(async () => void (server = await startTestServer()));
afterAll(() => server.close());

const run = (...args: string[]) => usersCommand.prepare(args)(server.services);
const change = (action: string, id: string) => run(action, id, '--reason', 'spam', '--as', 'ann');
const recorded = async (target: string) =>
  (
    await server.services.db
      .selectFrom('operator_audit')
      .select('action')
      .where('target', '=', target)
      .orderBy('id')
      .execute()
  ).map(({ action }) => action);

async function login(email: string, device_id = 'device-0001') {
  const body = { mode: 'email', email, password: TEST_PASSWORD, grant_type: 'password', device_type: 'web', device_id };
  const { status, json } = await server.call('POST', '/api/v1/login', { host: HOST, body });
  return { status, error: json.error, ...json.result };
}
const statusOf = async (token: string) => (await server.call('GET', '/api/v1/users/me', { host: HOST, token })).status;
const refresh = async (refresh_token: string) =>
  (await server.call('POST', '/api/v1/refresh', { host: HOST, body: { refresh_token, device_id: 'device-0001' } }))
    .status;

describe('users suspend', () => {
  it('ends tokens, refresh tokens, event streams and sign-in on all devices; restore allows signing in again', async () => {
    const email = 'spammer@quintet.example';
    const away = await createTestUser(server.services, { email });
    const friend = await createTestUser(server.services);
    const { token, refresh_token } = await login(email);
    const streams = [
      await openReadyEventStreamTestClient(server.port, { token, deviceId: 'device-0001' }),
      await openReadyEventStreamTestClient(server.port, away),
    ];
    const other = await openReadyEventStreamTestClient(server.port, friend);

    expect(await change('suspend', away.id)).toBe(`suspend: ${away.id}`);
    for (const { client } of streams) expect(await client.closed).toEqual({ code: 4401, reason: 'suspended' });
    expect([await statusOf(token), await statusOf(away.token), await refresh(refresh_token)]).toEqual([401, 401, 403]);
    expect(await login(email)).toMatchObject({ status: 403, error: 'api.user.suspended' });
    expect(await statusOf(friend.token)).toBe(200);
    expect(await other.client.drain()).toEqual([]);
    await other.client.close();

    expect(await change('restore', away.id)).toBe(`restore: ${away.id}`);
    expect([await statusOf(token), await statusOf(away.token), await refresh(refresh_token)]).toEqual([401, 401, 401]);
    const again = await login(email);
    expect([again.status, await statusOf(again.token)]).toEqual([200, 200]);
    expect(await recorded(away.id)).toEqual(['users suspend', 'users restore']);
  });

  it('hides the user from search by account ID until the user is restored', async () => {
    const [viewer, hidden] = [
      await createTestUser(server.services),
      await createTestUser(server.services, { username: 'hidden99', nickname: 'Hidden' }),
    ];
    const search = async () =>
      (await server.call('GET', '/v1/contacts/search?contact=hidden99', { host: HOST, token: viewer.token })).json
        .result;
    expect(await search()).toMatchObject([{ id: hidden.id }]);
    await change('suspend', hidden.id);
    expect(await search()).toEqual([]);
    await change('restore', hidden.id);
    expect(await search()).toMatchObject([{ id: hidden.id }]);
  });

  it('refuses an unknown, a cancelled and a suspended user, and records nothing', async () => {
    const person = await createTestUser(server.services);
    const cancelled = await createTestUser(server.services, { delete_at: new Date() });
    for (const id of ['u1', cancelled.id])
      await expect(change('suspend', id)).rejects.toThrow(`there is no user ${id}`);
    await expect(change('restore', person.id)).rejects.toThrow('is not suspended');
    await change('suspend', person.id);
    await expect(change('suspend', person.id)).rejects.toThrow('is suspended already');
    expect(await recorded(person.id)).toEqual(['users suspend']);
    expect([...(await recorded('u1')), ...(await recorded(cancelled.id))]).toEqual([]);
  });
});

describe('users find', () => {
  it('finds by user ID, account ID, e-mail address and phone number, and prints neither address nor number', async () => {
    const { id } = await createTestUser(server.services, {
      username: 'Wanted01',
      nickname: 'Wan\nted',
      email: 'wanted@quintet.example',
      country: 'CN',
      phone: '13800138000',
    });
    await run('note', id, '--reason', 'asked by mail', '--as', 'ann');
    const line = `${id}  Wanted01  ${String.raw`Wan\nted`}  active`;
    const texts = [id, 'wanted01', 'Wanted@quintet.example', '13800138000', '+86 138-0013-8000'];
    for (const text of texts) {
      const found = await run('find', text);
      expect(found.split('\n')).toEqual([
        line,
        expect.stringMatching(/^ {4}registered \S+Z, last active \S+Z, reported 0 times$/),
        expect.stringMatching(new RegExp(`^ {4}\\S+Z {2}ann {2}users note {2}${id} {2}asked by mail$`)),
      ]);
    }
    for (const text of ['wanted0', 'wanted', '1380013800', '+1 13800138000', '%'])
      expect(await run('find', text)).toBe('No user matches.');
    await change('suspend', id);
    expect(await run('find', id)).toContain('  suspended\n');
  });

  it('finds a cancelled account only by its user ID', async () => {
    const { id } = await createTestUser(server.services, { username: 'gone0001', delete_at: new Date() });
    expect(await run('find', id)).toContain('  cancelled\n');
    expect(await run('find', 'gone0001')).toBe('No user matches.');
  });

  it('shows a note to operators only', async () => {
    const person = await createTestUser(server.services);
    await run('note', person.id, '--reason', 'looks like a bot');
    const me = await server.call('GET', '/api/v1/users/me', { host: HOST, token: person.token });
    expect([me.status, me.text.includes('bot')]).toEqual([200, false]);
  });
});

it.each([
  [[]],
  [['find']],
  [['find', ' ']],
  [['find', 'a', '--reason', 'x']],
  [['suspend', 'u1']],
  [['ban', 'u1', '--reason', 'x']],
  [['suspend', 'u1', 'u2', '--reason', 'x']],
])('users: refuses %j', (args) => {
  expect(() => usersCommand.prepare(args)).toThrow(/^users: .*Usage: users find/);
});
