import { describe, expect, test, vi } from 'vitest';
import { answering, api, bare, failureOf, hooks, json, nobody, silence } from './test-server.ts';

describe('401', () => {
  const refused = json(401, { error: 'api.unauthorized' });

  test('is refreshed, and the request is sent once more with the new token and the same body', async () => {
    const { baseUrl, seen } = await answering(refused, json(200, { result: {} }));
    let token = 'old';
    const told = { ...hooks(), onUnauthorized: vi.fn(async () => ((token = 'new'), true)) };
    const body = { group_id: 'g1', type: 'text', text: 'hello', cid: 'cid-00000001' } as const;
    const { response } = await api(baseUrl, { ...told, getToken: () => token }).POST('/api/v1/messages', { body });
    expect(response.status).toBe(200);
    expect(seen.map(({ authorization }) => authorization)).toEqual(['Bearer old', 'Bearer new']);
    expect(seen.map((request) => JSON.parse(request.body))).toEqual([body, body]);
    expect(told.onUnauthorized).toHaveBeenCalledOnce();
    expect(told.onSuccess).toHaveBeenCalledOnce();
  });

  test('is thrown when refreshing fails, without a second try', async () => {
    const { baseUrl, seen } = await answering(refused);
    const told = hooks();
    const error = await failureOf(api(baseUrl, { ...told, getToken: () => 'old' }).GET('/api/v1/users/me'));
    expect(error).toMatchObject({ code: 'api.unauthorized', status: 401, operation: 'getMe' });
    expect(told.onUnauthorized).toHaveBeenCalledOnce();
    expect(seen).toHaveLength(1);
  });

  test('is thrown when the new token is refused as well', async () => {
    const { baseUrl, seen } = await answering(refused);
    const onUnauthorized = vi.fn(async () => true);
    const error = await failureOf(api(baseUrl, { onUnauthorized, getToken: () => 'new' }).GET('/api/v1/users/me'));
    expect(error.status).toBe(401);
    expect(onUnauthorized).toHaveBeenCalledOnce();
    expect(seen).toHaveLength(2);
  });

  test('of a guest is thrown as it is', async () => {
    const { baseUrl } = await answering(refused);
    const told = hooks();
    await failureOf(api(baseUrl, told).GET('/api/v1/users/me'));
    expect(told.onUnauthorized).not.toHaveBeenCalled();
  });

  test.each(['/api/v1/login', '/api/v1/refresh'] as const)(
    'of %s is about what was sent, not about the token',
    async (path) => {
      const { baseUrl } = await answering(refused);
      const told = hooks();
      await failureOf(api(baseUrl, { ...told, getToken: () => 'old' }).POST(path, { body: {} as never }));
      expect(told.onUnauthorized).not.toHaveBeenCalled();
    },
  );

  test('of the second try is told like any other answer', async () => {
    const { baseUrl } = await answering(refused, bare(503));
    const told = { ...hooks(), onUnauthorized: vi.fn(async () => true) };
    const error = await failureOf(api(baseUrl, { ...told, getToken: () => 'old' }).GET('/api/v1/users/me'));
    expect(error.status).toBe(503);
    expect(told.onMaintenance).toHaveBeenCalledOnce();
  });
});

describe('no answer', () => {
  test('nobody listens: api.noConnection', async () => {
    const baseUrl = await nobody();
    expect(await failureOf(api(baseUrl).GET('/api/v1/maintenance'))).toMatchObject({
      code: 'api.noConnection',
      status: 0,
    });
  });

  test('the line breaks: api.noConnection', async () => {
    const { baseUrl } = await answering((response) => void response.socket!.destroy());
    expect((await failureOf(api(baseUrl).GET('/api/v1/maintenance'))).code).toBe('api.noConnection');
  });

  test('the line breaks within the answer: api.noConnection', async () => {
    const { baseUrl } = await answering((response) => {
      response.writeHead(200, { 'content-type': 'application/json', 'content-length': '100' });
      response.write('{"result":', () => response.socket!.destroy());
    });
    expect((await failureOf(api(baseUrl).GET('/api/v1/maintenance'))).code).toBe('api.noConnection');
  });

  test('the time runs out: api.noConnection', async () => {
    const { baseUrl } = await answering(silence);
    expect((await failureOf(api(baseUrl, { timeout: 50 }).GET('/api/v1/maintenance'))).code).toBe('api.noConnection');
  });

  test('the time runs out within the answer: api.noConnection', async () => {
    const { baseUrl } = await answering(
      (response) => void response.writeHead(200, { 'content-type': 'application/json' }).write('{'),
    );
    expect((await failureOf(api(baseUrl, { timeout: 50 }).GET('/api/v1/maintenance'))).code).toBe('api.noConnection');
  });

  test('the caller gives up: api.cancelled', async () => {
    const giveUp = new AbortController();
    const { baseUrl } = await answering(() => giveUp.abort());
    expect((await failureOf(api(baseUrl).GET('/api/v1/maintenance', { signal: giveUp.signal }))).code).toBe(
      'api.cancelled',
    );
  });

  test('the caller had given up before: api.cancelled, and nothing is sent', async () => {
    const { baseUrl, seen } = await answering(silence);
    expect((await failureOf(api(baseUrl).GET('/api/v1/maintenance', { signal: AbortSignal.abort() }))).code).toBe(
      'api.cancelled',
    );
    expect(seen).toHaveLength(0);
  });
});
