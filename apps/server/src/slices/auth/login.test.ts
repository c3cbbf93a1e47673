import { beforeAll, describe, expect, it } from 'vitest';
import { holdRowLocksInTest, waitForTestLockWaiters } from '../../base/database/test-locks.ts';
import { useTestServer } from '../../use-test-server.ts';
import { createTestUser, TEST_PASSWORD } from '../test-world.ts';
import { hashPassword } from './passwords.ts';

const HOST = 'gu.localhost';
const PHONE = { country: 'CN', phone: '19900000001' };
const EMAIL = 'someone@quintet.example';
const STANDARD = { grant_type: 'password', device_type: 'web', device_id: 'device-0001', password: TEST_PASSWORD };

const server = useTestServer({ clock: () => now });
const now = new Date('2026-01-01T00:00:00Z');

beforeAll(async () => {
  await createTestUser(server.services, { ...PHONE, email: EMAIL, nickname: 'known' });
  await createTestUser(server.services, { country: 'CN', phone: '19900000002', delete_at: new Date() });
  await createTestUser(server.services, { country: 'CN', phone: '19900000003', status: 2 });
});

const login = (body: object, host = HOST) =>
  server.call('POST', '/api/v1/login', { host, body: { ...STANDARD, ...body } });

describe('login', () => {
  it.each([
    ['phone', { mode: 'phone', ...PHONE }],
    ['e-mail', { mode: 'email', email: EMAIL }],
    ['e-mail in capitals', { mode: 'email', email: EMAIL.toUpperCase() }],
  ])('signs in by %s', async (_name, body) => {
    const { status, json } = await login(body);
    expect(status).toBe(200);
    const me = await server.call('GET', '/api/v1/users/me', { host: HOST, token: json.result.token });
    expect(me.json.result).toMatchObject({
      id: json.result.user_id,
      nickname: 'known',
      country: 'CN',
      has_password: true,
    });
    const payload = JSON.parse(Buffer.from(json.result.token.split('.')[1], 'base64url').toString());
    expect(payload).toEqual({
      sub: json.result.user_id,
      did: 'device-0001',
      brand: 'GU',
      iat: now.getTime() / 1000,
      exp: now.getTime() / 1000 + 900,
    });
  });

  it.each([
    ['a wrong password', { mode: 'phone', ...PHONE, password: 'wrong1234' }, 401, 'api.unauthorized'],
    ['an unknown phone', { mode: 'phone', country: 'CN', phone: '19999999999' }, 401, 'api.unauthorized'],
    ['a phone of another country', { mode: 'phone', country: 'IN', phone: PHONE.phone }, 401, 'api.unauthorized'],
    ['an unknown e-mail', { mode: 'email', email: 'nobody@quintet.example' }, 401, 'api.unauthorized'],
    ['a cancelled account', { mode: 'phone', country: 'CN', phone: '19900000002' }, 401, 'api.unauthorized'],
    ['a suspended account', { mode: 'phone', country: 'CN', phone: '19900000003' }, 403, 'api.user.suspended'],
    ['no phone', { mode: 'phone', country: 'CN' }, 400, 'api.body.param_invalid.phone'],
    ['no country', { mode: 'phone', phone: PHONE.phone }, 400, 'api.body.param_invalid.country'],
    ['no e-mail', { mode: 'email' }, 400, 'api.body.param_invalid.email'],
    ['two dots in a row', { mode: 'email', email: 'mei..lin@quintet.example' }, 400, 'api.body.param_invalid.email'],
    [
      'letters in the phone',
      { mode: 'phone', country: 'CN', phone: '1990000000a' },
      400,
      'api.body.param_invalid.phone',
    ],
    ['a password of 17', { mode: 'phone', ...PHONE, password: 'a1'.repeat(9) }, 400, 'api.body.param_invalid.password'],
    ['no device', { mode: 'phone', ...PHONE, device_id: undefined }, 400, 'api.body.param_invalid.device_id'],
  ])('refuses %s', async (_name, body, status, error) => {
    const answer = await login(body);
    expect([answer.status, answer.json.error]).toEqual([status, error]);
  });

  it('works at any brand; the token is bound to that brand', async () => {
    const brandAt = async (host: string, headers = {}) => {
      const body = { ...STANDARD, mode: 'email', email: EMAIL };
      const { json } = await server.call('POST', '/api/v1/login', { host, headers, body });
      return JSON.parse(Buffer.from(json.result.token.split('.')[1], 'base64url').toString()).brand;
    };
    expect(await brandAt('mee.localhost')).toBe('MEE');
    expect(await brandAt('localhost')).toBe('GU');
    expect(await brandAt('localhost', { 'x-brand': 'MEE' })).toBe('MEE');
  });

  it.each([
    ['whose password is changed', { password_hash: 'changed' }, 401],
    ['that is cancelled', { delete_at: now }, 401],
    ['that is suspended', { status: 2 as const }, 403],
  ])('opens no session of an account %s meanwhile', async (_what, change, expected) => {
    const { db } = server.services;
    const email = `meanwhile${expected}${Object.keys(change)[0]}@quintet.example`.toLowerCase();
    await createTestUser(server.services, { email });
    const release = await holdRowLocksInTest(db, db.updateTable('users').set(change).where('email', '=', email));
    const loggingIn = login({ mode: 'email', email });
    await waitForTestLockWaiters(db, 1);
    await release();
    expect((await loggingIn).status).toBe(expected);
  });

  it('takes the same time for an unknown account', async () => {
    const known = 'known-for-its-time@quintet.example';
    await createTestUser(server.services, { email: known, password_hash: await hashPassword(TEST_PASSWORD) });
    const measureTime = async (email: string) => {
      const begin = performance.now();
      await login({ mode: 'email', email, password: 'wrong1234' });
      return performance.now() - begin;
    };
    const pairs: number[] = [];
    for (let round = 0; round < 5; round += 1)
      pairs.push((await measureTime(`no${round}@quintet.example`)) / (await measureTime(known)));
    expect(pairs.sort((a, b) => a - b)[2]).toBeGreaterThan(0.4);
  });
});

describe('before signing in', () => {
  it('the captcha status is available', async () => {
    expect((await server.call('GET', '/api/v1/verification', { host: HOST })).json.result).toEqual({
      geetest_status: false,
      geetest_script: expect.stringMatching(/^https:\/\//),
    });
  });

  it('the settings of the optional registration fields are available', async () => {
    const { json } = await server.call('GET', '/api/v1/register', { host: HOST });
    expect(json.result).toEqual({ social_account: 2, invite_code: 2 });
  });
});
