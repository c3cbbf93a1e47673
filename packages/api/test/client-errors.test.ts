import { describe, expect, test, vi } from 'vitest';
import {
  startTestServer,
  createTestApiClient,
  createTestEmptyResponder,
  expectApiError,
  createTestApiHooks,
  createTestJsonResponder,
  getUnreachableTestUrl,
  ignoreTestRequest,
} from './test-server.ts';

describe('API client: 401', () => {
  const refused = createTestJsonResponder(401, { error: 'api.unauthorized' });

  test('refreshes the token and retries once with the same body', async () => {
    const { baseUrl, received } = await startTestServer(refused, createTestJsonResponder(200, { result: {} }));
    let token = 'old';
    const calls = { ...createTestApiHooks(), onUnauthorized: vi.fn(async () => ((token = 'new'), true)) };
    const body = { group_id: 'g1', type: 'text', text: 'hello', cid: 'cid-00000001' } as const;
    const { response } = await createTestApiClient(baseUrl, { ...calls, getToken: () => token }).POST(
      '/api/v1/messages',
      {
        body,
      },
    );
    expect(response.status).toBe(200);
    expect(received.map(({ authorization }) => authorization)).toEqual(['Bearer old', 'Bearer new']);
    expect(received.map((request) => JSON.parse(request.body))).toEqual([body, body]);
    expect(calls.onUnauthorized).toHaveBeenCalledOnce();
    expect(calls.onSuccess).toHaveBeenCalledOnce();
  });

  test('throws without a retry when the refresh fails', async () => {
    const { baseUrl, received } = await startTestServer(refused);
    const calls = createTestApiHooks();
    const error = await expectApiError(
      createTestApiClient(baseUrl, { ...calls, getToken: () => 'old' }).GET('/api/v1/users/me'),
    );
    expect(error).toMatchObject({ code: 'api.unauthorized', status: 401, operation: 'getMe' });
    expect(calls.onUnauthorized).toHaveBeenCalledOnce();
    expect(received).toHaveLength(1);
  });

  test('throws when the server also rejects the new token', async () => {
    const { baseUrl, received } = await startTestServer(refused);
    const onUnauthorized = vi.fn(async () => true);
    const error = await expectApiError(
      createTestApiClient(baseUrl, { onUnauthorized, getToken: () => 'new' }).GET('/api/v1/users/me'),
    );
    expect(error.status).toBe(401);
    expect(onUnauthorized).toHaveBeenCalledOnce();
    expect(received).toHaveLength(2);
  });

  test('throws at once for a guest', async () => {
    const { baseUrl } = await startTestServer(refused);
    const calls = createTestApiHooks();
    await expectApiError(createTestApiClient(baseUrl, calls).GET('/api/v1/users/me'));
    expect(calls.onUnauthorized).not.toHaveBeenCalled();
  });

  test.each(['/api/v1/login', '/api/v1/refresh'] as const)('does not refresh the token for %s', async (path) => {
    const { baseUrl } = await startTestServer(refused);
    const calls = createTestApiHooks();
    await expectApiError(
      createTestApiClient(baseUrl, { ...calls, getToken: () => 'old' }).POST(path, { body: {} as never }),
    );
    expect(calls.onUnauthorized).not.toHaveBeenCalled();
  });

  test('handles the response to the retry like any other response', async () => {
    const { baseUrl } = await startTestServer(refused, createTestEmptyResponder(503));
    const calls = { ...createTestApiHooks(), onUnauthorized: vi.fn(async () => true) };
    const error = await expectApiError(
      createTestApiClient(baseUrl, { ...calls, getToken: () => 'old' }).GET('/api/v1/users/me'),
    );
    expect(error.status).toBe(503);
    expect(calls.onMaintenance).toHaveBeenCalledOnce();
  });
});

describe('API client without a response', () => {
  test('no server: throws api.noConnection', async () => {
    const baseUrl = await getUnreachableTestUrl();
    expect(await expectApiError(createTestApiClient(baseUrl).GET('/api/v1/maintenance'))).toMatchObject({
      code: 'api.noConnection',
      status: 0,
    });
  });

  test('connection lost: throws api.noConnection', async () => {
    const { baseUrl } = await startTestServer((response) => void response.socket!.destroy());
    expect((await expectApiError(createTestApiClient(baseUrl).GET('/api/v1/maintenance'))).code).toBe(
      'api.noConnection',
    );
  });

  test('connection lost during the response: throws api.noConnection', async () => {
    const { baseUrl } = await startTestServer((response) => {
      response.writeHead(200, { 'content-type': 'application/json', 'content-length': '100' });
      response.write('{"result":', () => response.socket!.destroy());
    });
    expect((await expectApiError(createTestApiClient(baseUrl).GET('/api/v1/maintenance'))).code).toBe(
      'api.noConnection',
    );
  });

  test('timeout: throws api.noConnection', async () => {
    const { baseUrl } = await startTestServer(ignoreTestRequest);
    expect((await expectApiError(createTestApiClient(baseUrl, { timeout: 50 }).GET('/api/v1/maintenance'))).code).toBe(
      'api.noConnection',
    );
  });

  test('timeout during the response: throws api.noConnection', async () => {
    const { baseUrl } = await startTestServer(
      (response) => void response.writeHead(200, { 'content-type': 'application/json' }).write('{'),
    );
    expect((await expectApiError(createTestApiClient(baseUrl, { timeout: 50 }).GET('/api/v1/maintenance'))).code).toBe(
      'api.noConnection',
    );
  });

  test('cancelled by the caller: throws api.cancelled', async () => {
    const giveUp = new AbortController();
    const { baseUrl } = await startTestServer(() => giveUp.abort());
    expect(
      (await expectApiError(createTestApiClient(baseUrl).GET('/api/v1/maintenance', { signal: giveUp.signal }))).code,
    ).toBe('api.cancelled');
  });

  test('cancelled before the call: throws api.cancelled and sends nothing', async () => {
    const { baseUrl, received } = await startTestServer(ignoreTestRequest);
    expect(
      (await expectApiError(createTestApiClient(baseUrl).GET('/api/v1/maintenance', { signal: AbortSignal.abort() })))
        .code,
    ).toBe('api.cancelled');
    expect(received).toHaveLength(0);
  });
});
