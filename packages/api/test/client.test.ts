import { describe, expect, test, vi } from 'vitest';
import {
  createTestApiClient,
  startTestServer,
  createTestEmptyResponder,
  expectApiError,
  createTestApiHooks,
  createTestJsonResponder,
  createTestHtmlResponder,
} from './test-server.ts';
import { createApiClient } from '../src/client.ts';
import { isConnectionError, isOutageError } from '../src/error.ts';

describe('API client: success (spec §7)', () => {
  test('returns the body and calls only onSuccess', async () => {
    const { baseUrl, received } = await startTestServer(
      createTestJsonResponder(200, { result: { geetest_status: true } }),
    );
    const calls = createTestApiHooks();
    const { data } = await createTestApiClient(baseUrl, calls).GET('/api/v1/verification');
    expect(data?.result.geetest_status).toBe(true);
    expect(received[0]).toMatchObject({ method: 'GET', url: '/api/v1/verification', authorization: undefined });
    expect(calls.onSuccess).toHaveBeenCalledOnce();
    expect(calls.onTooManyRequests).not.toHaveBeenCalled();
    expect(calls.onMaintenance).not.toHaveBeenCalled();
  });

  test('repeats the name of a list in the query, and leaves out what is undefined', async () => {
    const { baseUrl, received } = await startTestServer(createTestJsonResponder(200, { result: {} }));
    const query = { type: [3, 31, 32] as const, direction: undefined, time_zone: 'Asia/Shanghai' };
    await createTestApiClient(baseUrl, createTestApiHooks()).GET('/api/v1/wallet/trading-logs', {
      params: { query } as never,
    });
    expect(received[0]?.url).toBe('/api/v1/wallet/trading-logs?type=3&type=31&type=32&time_zone=Asia%2FShanghai');
  });

  test('accepts a response without content', async () => {
    const { baseUrl } = await startTestServer(createTestEmptyResponder(204));
    const calls = createTestApiHooks();
    await createTestApiClient(baseUrl, calls).POST('/api/v1/logout');
    expect(calls.onSuccess).toHaveBeenCalledOnce();
  });

  test('throws api.noConnection for an HTML page', async () => {
    const { baseUrl } = await startTestServer(createTestHtmlResponder(200));
    const calls = createTestApiHooks();
    expect((await expectApiError(createTestApiClient(baseUrl, calls).GET('/api/v1/maintenance'))).code).toBe(
      'api.noConnection',
    );
    expect(calls.onSuccess).not.toHaveBeenCalled();
  });
});

describe('API client: bearer header (spec §7)', () => {
  test('reads the token for each request', async () => {
    const { baseUrl, received } = await startTestServer(createTestJsonResponder(200, { result: {} }));
    let token: string | null = 'first';
    const client = createTestApiClient(baseUrl, { getToken: () => token });
    await client.GET('/api/v1/users/me');
    token = null;
    await client.GET('/api/v1/users/me');
    expect(received.map(({ authorization }) => authorization)).toEqual(['Bearer first', undefined]);
  });

  test('sends no token to an absolute URL and ignores a 401 from there', async () => {
    const { baseUrl, received } = await startTestServer(createTestEmptyResponder(200), createTestEmptyResponder(401));
    const calls = createTestApiHooks();
    const elsewhere = createApiClient({ baseUrl: '', getToken: () => 'secret', ...calls });
    const put = () =>
      elsewhere.PUT(`${baseUrl}/bucket/key` as '/api/v1/files/uploads/{ticket}', {
        params: { path: { ticket: '' } },
        body: '' as never,
      });
    await put();
    expect((await expectApiError(put())).status).toBe(401);
    expect(received.map(({ authorization }) => authorization)).toEqual([undefined, undefined]);
    expect(calls.onUnauthorized).not.toHaveBeenCalled();
  });
});

describe('API client: error responses (spec §8)', () => {
  test.each([
    [
      'our body',
      createTestJsonResponder(400, { error: 'api.body.param_invalid.old_password', result: { field: 'old_password' } }),
      400,
      'api.body.param_invalid.old_password',
      { field: 'old_password' },
    ],
    ['our body without result', createTestJsonResponder(409, { error: 'api.data_exist' }), 409, 'api.data_exist', null],
    ['an empty body', createTestEmptyResponder(500), 500, 'api.unknown', null],
    ['an empty 403', createTestEmptyResponder(403), 403, 'api.forbidden', null],
    ['an empty 404', createTestEmptyResponder(404), 404, 'api.data_not_exist', null],
    ['an empty 413', createTestEmptyResponder(413), 413, 'api.body.too_large', null],
    ['a proxy’s page', createTestHtmlResponder(502), 502, 'api.unknown', null],
    ['JSON of somebody else', createTestJsonResponder(400, 'no'), 400, 'api.unknown', null],
    ['JSON without a code', createTestJsonResponder(400, { error: 7, result: 1 }), 400, 'api.unknown', 1],
  ])('%s', async (_, answer, status, code, result) => {
    const { baseUrl } = await startTestServer(answer);
    const calls = createTestApiHooks();
    const error = await expectApiError(
      createTestApiClient(baseUrl, calls).POST('/api/v1/users/password', {
        body: { old_password: 'a', password: 'b' },
      }),
    );
    expect(error).toMatchObject({ status, code, result, operation: 'changePassword' });
    expect(calls.onSuccess).not.toHaveBeenCalled();
  });

  test('finds the operation by the path pattern', async () => {
    const { baseUrl } = await startTestServer(createTestJsonResponder(404, { error: 'api.data_not_exist' }));
    const error = await expectApiError(
      createTestApiClient(baseUrl).GET('/api/v1/groups/{id}/messages/{msgId}', {
        params: { path: { id: 'g1', msgId: 'm2' } },
      }),
    );
    expect(error.operation).toBe('getMessage');
  });
});

describe('API client: 429', () => {
  test('calls onTooManyRequests with the error', async () => {
    const { baseUrl } = await startTestServer(createTestJsonResponder(429, { error: 'api.guest_limit' }));
    const calls = createTestApiHooks();
    const error = await expectApiError(createTestApiClient(baseUrl, calls).GET('/social/api/guest/recommend/public'));
    expect(error.code).toBe('api.guest_limit');
    expect(calls.onTooManyRequests).toHaveBeenCalledExactlyOnceWith(error);
  });

  test.each([
    ['our body', createTestJsonResponder(429, { error: 'api.too_many_requests', result: { retry_after: 40 } }), 40],
    ['another status', createTestJsonResponder(400, { error: 'api.data_invalid', result: { retry_after: 40 } }), null],
    ['a proxy’s page', createTestHtmlResponder(429), null],
  ])('retryAfter: %s', async (_, answer, seconds) => {
    const { baseUrl } = await startTestServer(answer);
    const error = await expectApiError(createTestApiClient(baseUrl).GET('/api/v1/maintenance'));
    expect(error.retryAfter).toBe(seconds);
  });

  test('does not call onTooManyRequests for login and registration forms', async () => {
    const { baseUrl } = await startTestServer(
      ...Array.from({ length: 3 }, () => createTestJsonResponder(429, { error: 'api.too_many_requests' })),
    );
    const calls = createTestApiHooks();
    const client = createTestApiClient(baseUrl, calls);
    const contact = { mode: 'email', email: 'mei@example.com', device_id: 'device-1' } as const;
    await expectApiError(client.POST('/api/v3/verification', { body: contact }));
    await expectApiError(
      client.POST('/api/v2/recovery', { body: { ...contact, code: '123456', password: 'quintet5' } }),
    );
    expect(calls.onTooManyRequests).not.toHaveBeenCalled();
    await expectApiError(client.GET('/api/v1/users/me'));
    expect(calls.onTooManyRequests).toHaveBeenCalledOnce();
  });

  test('has the default code for an empty body', async () => {
    const { baseUrl } = await startTestServer(createTestEmptyResponder(429));
    expect((await expectApiError(createTestApiClient(baseUrl).GET('/api/v1/maintenance'))).code).toBe(
      'api.too_many_requests',
    );
  });
});

describe('API client: 503', () => {
  test('calls onMaintenance with the maintenance window', async () => {
    const maintenance = { enabled: true, announcement: 'Back at noon' };
    const { baseUrl } = await startTestServer(
      createTestJsonResponder(503, { error: 'api.maintenance', result: maintenance }),
      createTestJsonResponder(200, { result: [] }),
    );
    const calls = createTestApiHooks();
    const client = createTestApiClient(baseUrl, calls);
    expect((await expectApiError(client.GET('/api/v1/users/groups'))).code).toBe('api.maintenance');
    expect(calls.onMaintenance).toHaveBeenCalledExactlyOnceWith(maintenance);
    expect(calls.onSuccess).not.toHaveBeenCalled();
    await client.GET('/api/v1/users/groups');
    expect(calls.onSuccess).toHaveBeenCalledOnce();
  });

  test('does not call onMaintenance during an outage', async () => {
    const { baseUrl } = await startTestServer(createTestJsonResponder(503, { error: 'api.unavailable', result: null }));
    const calls = createTestApiHooks();
    const error = await expectApiError(createTestApiClient(baseUrl, calls).GET('/api/v1/users/groups'));
    expect([error.code, isConnectionError(error), isOutageError(error)]).toEqual(['api.unavailable', false, true]);
    expect(calls.onMaintenance).not.toHaveBeenCalled();
  });

  test('calls onMaintenance for an empty body', async () => {
    const { baseUrl } = await startTestServer(createTestEmptyResponder(503));
    const calls = createTestApiHooks();
    await expectApiError(createTestApiClient(baseUrl, calls).GET('/api/v1/users/groups'));
    expect(calls.onMaintenance).toHaveBeenCalledExactlyOnceWith(null);
  });
});

test('body with a file: is sent as a form', async () => {
  const { baseUrl, received } = await startTestServer(
    createTestJsonResponder(200, { result: { avatar: 'a', avatar_thumbnail: 'b' } }),
  );
  await createTestApiClient(baseUrl).POST('/api/v1/users/avatar', {
    body: { image: new Blob(['bytes'], { type: 'image/png' }) },
  });
  expect(received[0]!.body).toMatch(/name="image"; filename="blob"\r\nContent-Type: image\/png\r\n\r\nbytes/);
});

test('request timeout: 60 s; 10 minutes for avatar, group creation and uploads (spec §9)', async () => {
  const { baseUrl } = await startTestServer(createTestJsonResponder(200, { result: {} }));
  const timeout = vi.spyOn(AbortSignal, 'timeout');
  const client = createTestApiClient(baseUrl);
  await client.GET('/api/v1/maintenance');
  await client.POST('/api/v1/messages', { body: {} as never });
  await client.POST('/api/v1/groups', { body: {} as never });
  await client.POST('/api/v1/users/avatar', { body: {} as never });
  await client.PUT('/api/v1/files/uploads/{ticket}', { params: { path: { ticket: 't' } }, body: {} as never });
  expect(timeout.mock.calls.map(([milliseconds]) => milliseconds)).toEqual([60_000, 60_000, 600_000, 600_000, 600_000]);
});
