import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { sliceRegistry } from '../../slices/registry.ts';
import { assertAllOperationsHandled } from './routes.ts';
import { HttpError } from './http-error.ts';
import type { SliceHandlers } from './handler.ts';
import { startTestServer, type TestServer } from '../../test-server.ts';

const seen: unknown[] = [];

/** Replacements of a few handlers, to check their input and output. */
const handlers = {
  loginUser: async ({ body, caller }) => {
    seen.push(body, caller);
    if ('password' in body && body.password === 'wrong1234')
      throw new HttpError('api.unauthorized', { result: 'try again' });
    throw new TypeError('the secret reason');
  },
  logoutUser: async ({ caller }) => {
    seen.push(caller);
    return true;
  },
} satisfies SliceHandlers<'auth'>;

const LOGIN = {
  country: 'CN',
  phone: '13800000000',
  mode: 'phone',
  grant_type: 'password',
  device_type: 'web',
  device_id: 'device-1',
};

let server: TestServer;
beforeAll(async () => {
  server = await startTestServer({
    served: { handlers: { ...sliceRegistry.handlers, ...handlers } },
    adapt: (services) => ({
      ...services,
      authenticate: async (token, brand) => {
        if (token !== 'good') throw new HttpError('api.unauthorized');
        return { userId: 'u7', deviceId: 'd', brand, sessionId: 1 } as never;
      },
    }),
  });
});
afterAll(() => server.close());

describe('an operation of the contract', () => {
  it('gets its validated body and its caller', async () => {
    seen.length = 0;
    await server.call('POST', '/api/v1/login', { body: { ...LOGIN, password: 'wrong1234' }, host: 'mee.localhost' });
    expect(seen).toEqual([
      { ...LOGIN, password: 'wrong1234' },
      { kind: 'guest', brand: 'MEE', ip: '127.0.0.1' },
    ]);
  });

  it('wraps its result, and carries a request id', async () => {
    const answer = await server.call('POST', '/api/v1/logout', { token: 'good' });
    expect([answer.status, answer.json]).toEqual([200, { result: true }]);
    expect(answer.headers['x-request-id']).toMatch(/^[0-9a-f-]{36}$/);
    expect(answer.headers['cache-control']).toBe('no-store');
  });
});

describe('an error', () => {
  it.each([
    [
      'a failure of a handler',
      { ...LOGIN, password: 'wrong1234' },
      401,
      { error: 'api.unauthorized', result: 'try again' },
    ],
    [
      'an exception, whose reason stays here',
      { ...LOGIN, password: 'right1234' },
      500,
      { error: 'api.unknown', result: null },
    ],
    [
      'a missing field',
      { ...LOGIN, device_id: undefined, password: 'right1234' },
      400,
      { error: 'api.body.param_invalid.device_id' },
    ],
    [
      'a number as text',
      { ...LOGIN, phone: 13, password: 'right1234' },
      400,
      { error: 'api.body.param_invalid.phone' },
    ],
    [
      'an unknown field',
      { ...LOGIN, password: 'right1234', thread_id: 'm1' },
      400,
      { error: 'api.body.param_invalid.thread_id' },
    ],
    ['no body', undefined, 400, { error: 'api.body.invalid' }],
    ['half a body', '{"phone":', 400, { error: 'api.body.invalid' }],
    ['a body of another kind', 'phone=13', 400, { error: 'api.body.invalid' }],
    ['a list for a body', [], 400, { error: 'api.body.invalid' }],
    ['a body of 2 MB', { ...LOGIN, password: 'x'.repeat(2_000_000) }, 413, { error: 'api.body.too_large' }],
  ])('from %s', async (_name, body, status, json) => {
    const headers: Record<string, string> =
      typeof body === 'string' ? { 'content-type': body.startsWith('{') ? 'application/json' : 'text/plain' } : {};
    const answer = await server.call('POST', '/api/v1/login', { body, headers });
    expect([answer.status, answer.json]).toMatchObject([status, json]);
    expect(answer.text).not.toContain('secret');
  });

  it.each(['/api/v1/maintenance', '/api/v2/oauth/google', '/brand/config'])(
    'from an unknown parameter of %s',
    async (path) => {
      const answer = await server.call('GET', `${path}?limits=1`);
      expect([answer.status, answer.json]).toMatchObject([400, { error: 'api.body.param_invalid.limits' }]);
    },
  );

  it.each([
    ['without a token', undefined],
    ['with an invalid token', 'bad'],
  ])('from a call %s is 401', async (_name, token) => {
    const answer = await server.call('POST', '/api/v1/logout', token ? { token } : {});
    expect([answer.status, answer.json]).toEqual([401, { error: 'api.unauthorized', result: null }]);
  });

  it('from an unknown path is 404', async () => {
    for (const path of ['/api/v9/nothing', '/social/api/nothing', '/api']) {
      const answer = await server.call('GET', path, { headers: { accept: 'text/html' } });
      expect([answer.status, answer.json]).toEqual([404, { error: 'api.not_found', result: null }]);
    }
    expect((await server.call('POST', '/api/v1/maintenance')).status).toBe(404);
  });

  it('is not caused by an invalid token at a public operation', async () => {
    expect((await server.call('GET', '/api/v1/maintenance', { token: 'bad' })).status).toBe(200);
  });
});

describe('gaps', () => {
  const { loginUser: _, ...others } = sliceRegistry.handlers;

  it('are refused before anything is served', () => {
    expect(() => assertAllOperationsHandled(others)).toThrow('without a handler: loginUser');
    expect(() => assertAllOperationsHandled({ ...others, flyToTheMoon: async () => {} })).toThrow(
      'not in the contract: flyToTheMoon',
    );
  });

  it('do not exist in the real registry', () => {
    expect(() => assertAllOperationsHandled(sliceRegistry.handlers)).not.toThrow();
  });
});
