import { sql } from 'kysely';
import { beforeEach, describe, expect, it } from 'vitest';
import { holdRowLocksInTest, waitForTestLockWaiters } from '../../base/database/test-locks.ts';
import { runJobNowInTest } from '../../platform/jobs/test-jobs.ts';
import { useTestServer } from '../../use-test-server.ts';
import { createTestUser, TEST_PASSWORD } from '../test-world.ts';
import { deleteExpiredRefreshTokensJob } from './cleanup-jobs.ts';

type Tokens = { token: string; refresh_token: string; user_id: string };

const HOST = 'gu.localhost';
const DEVICE = 'device-0001';
const server = useTestServer({ clock: () => now });
let now = new Date('2026-01-01T00:00:00Z');
let email: string;

beforeEach(async () => {
  email = `${Math.random().toString(36).slice(2)}@quintet.example`;
  await createTestUser(server.services, { email });
});

const after = (seconds: number) => (now = new Date(now.getTime() + seconds * 1000));

async function login(device_id = DEVICE): Promise<Tokens> {
  const body = { mode: 'email', email, password: TEST_PASSWORD, grant_type: 'password', device_type: 'web', device_id };
  return (await server.call('POST', '/api/v1/login', { host: HOST, body })).json.result;
}

const refresh = (refresh_token: string, { device_id = DEVICE, host = HOST, ...extra }: Record<string, string> = {}) =>
  server.call('POST', '/api/v1/refresh', { host, body: { refresh_token, device_id, ...extra } });

const statusOf = async (token: string, host = HOST) =>
  (await server.call('GET', '/api/v1/users/me', { host, token })).status;

describe('an access token', () => {
  it('is valid for 15 minutes', async () => {
    const { token } = await login();
    after(14 * 60);
    expect(await statusOf(token)).toBe(200);
    after(61);
    expect(await statusOf(token)).toBe(401);
  });

  it('is refused if it was altered, and at the host of another brand', async () => {
    const { token } = await login();
    const [head, , signature] = token.split('.');
    const forged = Buffer.from(JSON.stringify({ sub: 'u1', did: DEVICE, brand: 'GU', iat: 1, exp: 9e9 })).toString(
      'base64url',
    );
    expect(await statusOf(`${head}.${forged}.${signature}`)).toBe(401);
    expect(await statusOf(token, 'mee.localhost')).toBe(401);
    expect(await statusOf(token, 'localhost')).toBe(200);
  });
});

describe('a refresh token', () => {
  it('is rotated repeatedly', async () => {
    let tokens = await login();
    for (let round = 0; round < 3; round += 1) {
      after(20 * 60);
      const answer = await refresh(tokens.refresh_token);
      expect(answer.json.result.user_id).toBe(tokens.user_id);
      expect(answer.json.result.refresh_token).not.toBe(tokens.refresh_token);
      tokens = answer.json.result;
      expect(await statusOf(tokens.token)).toBe(200);
    }
  });

  it('stays valid for 60 seconds after it was replaced', async () => {
    const { refresh_token } = await login();
    const first = await refresh(refresh_token);
    after(60);
    const second = await refresh(refresh_token);
    expect([first.status, second.status]).toEqual([200, 200]);
    expect((await refresh(first.json.result.refresh_token)).status).toBe(200);
    expect((await refresh(second.json.result.refresh_token)).status).toBe(200);
  });

  it('works for twenty concurrent requests', async () => {
    const { refresh_token } = await login();
    const answers = await Promise.all(Array.from({ length: 20 }, () => refresh(refresh_token)));
    expect(answers.map(({ status }) => status)).toEqual(Array(20).fill(200));
  });

  it('reused after the grace period ends its own family only', async () => {
    const { refresh_token } = await login();
    const other = await login('device-0002');
    const successor: Tokens = (await refresh(refresh_token)).json.result;
    after(61);
    expect((await refresh(refresh_token)).json.error).toBe('api.unauthorized');
    expect(await statusOf(successor.token)).toBe(401);
    expect((await refresh(successor.refresh_token)).status).toBe(401);
    expect(await statusOf(other.token)).toBe(200);
    expect((await refresh(other.refresh_token, { device_id: 'device-0002' })).status).toBe(200);
  });

  it('is rotated again at any time by a request with the same attempt', async () => {
    const { refresh_token } = await login();
    const attempt = 'attempt-of-the-browser';
    await refresh(refresh_token, { attempt });
    after(60 * 60);
    const again = await refresh(refresh_token, { attempt });
    expect(again.status).toBe(200);
    expect(await statusOf(again.json.result.token)).toBe(200);
    expect((await refresh(refresh_token, { attempt: 'another-attempt-of-a-thief' })).status).toBe(401);
    expect(await statusOf(again.json.result.token)).toBe(401);
  });

  it('replaced without an attempt is not rotated again by a request with one', async () => {
    const { refresh_token } = await login();
    await refresh(refresh_token);
    after(61);
    expect((await refresh(refresh_token, { attempt: 'attempt-of-a-thief' })).status).toBe(401);
  });

  it('is refused on other devices and brands, without effect on its session', async () => {
    const { refresh_token } = await login();
    expect((await refresh(refresh_token, { device_id: 'device-0009' })).status).toBe(401);
    expect((await refresh(refresh_token, { host: 'mee.localhost' })).status).toBe(401);
    expect((await refresh('made up')).status).toBe(401);
    expect((await refresh(refresh_token, { host: 'localhost' })).status).toBe(200);
  });

  it('expires after 60 days without use', async () => {
    const { refresh_token } = await login();
    after(61 * 24 * 60 * 60);
    expect((await refresh(refresh_token)).status).toBe(401);
    await runJobNowInTest(server.services, deleteExpiredRefreshTokensJob);
    expect(await server.services.db.selectFrom('refresh_tokens').selectAll().execute()).toEqual([]);
  });
});

describe('a session', () => {
  it('ends with logout, on that device only', async () => {
    const here = await login();
    const there = await login('device-0002');
    expect((await server.call('POST', '/api/v1/logout', { host: HOST, token: here.token })).json.result).toBe(true);
    expect(await statusOf(here.token)).toBe(401);
    expect((await refresh(here.refresh_token)).status).toBe(401);
    expect(await statusOf(there.token)).toBe(200);
  });

  it('is listed to its user only, and ends alone or with all others but the calling one', async () => {
    const [here, there, third] = [await login(), await login('device-0002'), await login('device-0003')];
    const listAs = async ({ token }: Tokens) =>
      (await server.call('GET', '/api/v1/users/sessions', { host: HOST, token })).json.result as {
        id: string;
        is_current: boolean;
      }[];
    const end = async ({ token }: { token: string }, path = '') =>
      (await server.call('DELETE', `/api/v1/users/sessions${path}`, { host: HOST, token })).json.result;
    const listed = await listAs(here);
    expect(listed.map(({ is_current }) => is_current)).toEqual([true, false, false, false]);
    expect(listed[0]).toMatchObject({ brand: 'GU', create_at: now.toISOString(), used_at: now.toISOString() });
    const { id } = (await listAs(there))[0]!;

    // Another user ends nothing.
    const stranger = await createTestUser(server.services);
    expect(await end(stranger, `/${id}`)).toBe(true);
    expect(await statusOf(there.token)).toBe(200);

    expect(await end(here, `/${id}`)).toBe(true);
    expect(await statusOf(there.token)).toBe(401);
    expect((await refresh(there.refresh_token, { device_id: 'device-0002' })).status).toBe(401);
    expect((await listAs(here)).map((session) => session.id)).not.toContain(id);

    expect(await end(here)).toBe(true);
    expect(await statusOf(third.token)).toBe(401);
    expect(await statusOf(here.token)).toBe(200);
    expect(await listAs(here)).toHaveLength(1);

    // A session that is too old for new tokens is not listed.
    after(61 * 24 * 60 * 60);
    expect(await listAs(await login('device-0004'))).toHaveLength(1);
  });

  it('ends with the next login on its device', async () => {
    const first = await login();
    after(1);
    const second = await login();
    expect(await statusOf(first.token)).toBe(401);
    expect((await refresh(first.refresh_token)).status).toBe(401);
    expect(await statusOf(second.token)).toBe(200);
  });

  it.each([
    ['logout', '/api/v1/logout', DEVICE],
    ['a new password', '/api/v1/users/password', 'device-0002'],
  ])('stays ended when its tokens are refreshed during %s', async (_what, path, device_id) => {
    const { db } = server.services;
    const here = await login();
    const there = await login('device-0002');
    const { token, refresh_token, user_id } = device_id === DEVICE ? here : there;
    const release = await holdRowLocksInTest(
      db,
      sql`select from sessions where user_id = ${user_id} and device_id = ${device_id} for update`,
    );
    const body = { old_password: TEST_PASSWORD, password: 'changed99' };
    const ending = server.call('POST', path, { host: HOST, token: here.token, body });
    await waitForTestLockWaiters(db, 1);
    const refreshing = refresh(refresh_token, { device_id });
    await waitForTestLockWaiters(db, 2);
    await release();
    expect([(await ending).status, (await refreshing).status]).toEqual([200, 401]);
    expect(await statusOf(token)).toBe(401);
    const tokens = db.selectFrom('refresh_tokens').innerJoin('sessions', 'id', 'session_id').select('session_id');
    expect(await tokens.where('end_at', 'is not', null).execute()).toEqual([]);
  });

  it('is one per device under concurrent logins', async () => {
    // Five tries at once are counted as guesses until they succeed; a sixth may get 429.
    const all = await Promise.all(Array.from({ length: 4 }, () => login()));
    const alive = await server.services.db
      .selectFrom('sessions')
      .select('id')
      .where('user_id', '=', all[0]!.user_id)
      .where('device_id', '=', DEVICE)
      .where('end_at', 'is', null)
      .execute();
    expect(alive).toHaveLength(1);
  });

  it('ends when the account is suspended or cancelled', async () => {
    const { token, refresh_token, user_id } = await login();
    await server.services.db.updateTable('users').set({ status: 2 }).where('id', '=', user_id).execute();
    expect(await statusOf(token)).toBe(401);
    expect((await refresh(refresh_token)).status).toBe(401);
  });
});
