import { describe, expect, test, vi } from 'vitest';
import { api, answering, bare, failureOf, hooks, json, page } from './test-server.ts';
import { createApi } from '../src/client.ts';
import { isConnectionError } from '../src/error.ts';

describe('a success (spec §7)', () => {
  test('gives the body and calls onSuccess, and nothing else', async () => {
    const { baseUrl, seen } = await answering(json(200, { result: { geetest_status: true } }));
    const told = hooks();
    const { data } = await api(baseUrl, told).GET('/api/v1/verification');
    expect(data?.result.geetest_status).toBe(true);
    expect(seen[0]).toMatchObject({ method: 'GET', url: '/api/v1/verification', authorization: undefined });
    expect(told.onSuccess).toHaveBeenCalledOnce();
    expect(told.onTooManyRequests).not.toHaveBeenCalled();
    expect(told.onMaintenance).not.toHaveBeenCalled();
  });

  test('without content is a success', async () => {
    const { baseUrl } = await answering(bare(204));
    const told = hooks();
    await api(baseUrl, told).POST('/api/v1/logout');
    expect(told.onSuccess).toHaveBeenCalledOnce();
  });

  test('a page in place of the answer is no connection', async () => {
    const { baseUrl } = await answering(page(200));
    const told = hooks();
    expect((await failureOf(api(baseUrl, told).GET('/api/v1/maintenance'))).code).toBe('api.noConnection');
    expect(told.onSuccess).not.toHaveBeenCalled();
  });
});

describe('the bearer header (spec §7)', () => {
  test('goes with every request while there is a token, asked for each time', async () => {
    const { baseUrl, seen } = await answering(json(200, { result: {} }));
    let token: string | null = 'first';
    const client = api(baseUrl, { getToken: () => token });
    await client.GET('/api/v1/users/me');
    token = null;
    await client.GET('/api/v1/users/me');
    expect(seen.map(({ authorization }) => authorization)).toEqual(['Bearer first', undefined]);
  });

  test('never goes to an absolute address, nor is a refusal there about our token', async () => {
    const { baseUrl, seen } = await answering(bare(200), bare(401));
    const told = hooks();
    const elsewhere = createApi({ baseUrl: '', getToken: () => 'secret', ...told });
    const put = () =>
      elsewhere.PUT(`${baseUrl}/bucket/key` as '/api/v1/files/uploads/{ticket}', {
        params: { path: { ticket: '' } },
        body: '' as never,
      });
    await put();
    expect((await failureOf(put())).status).toBe(401);
    expect(seen.map(({ authorization }) => authorization)).toEqual([undefined, undefined]);
    expect(told.onUnauthorized).not.toHaveBeenCalled();
  });
});

describe('every answer that is not ok is thrown (spec §8)', () => {
  test.each([
    [
      'our body',
      json(400, { error: 'api.body.param_invalid.old_password', result: { field: 'old_password' } }),
      400,
      'api.body.param_invalid.old_password',
      { field: 'old_password' },
    ],
    ['our body without result', json(409, { error: 'api.data_exist' }), 409, 'api.data_exist', null],
    ['an empty body', bare(500), 500, 'api.unknown', null],
    ['an empty 403', bare(403), 403, 'api.forbidden', null],
    ['an empty 404', bare(404), 404, 'api.data_not_exist', null],
    ['an empty 413', bare(413), 413, 'api.body.too_large', null],
    ['a proxy’s page', page(502), 502, 'api.unknown', null],
    ['JSON of somebody else', json(400, 'no'), 400, 'api.unknown', null],
    ['JSON without a code', json(400, { error: 7, result: 1 }), 400, 'api.unknown', 1],
  ])('%s', async (_, answer, status, code, result) => {
    const { baseUrl } = await answering(answer);
    const told = hooks();
    const error = await failureOf(
      api(baseUrl, told).POST('/api/v1/users/password', { body: { old_password: 'a', password: 'b' } }),
    );
    expect(error).toMatchObject({ status, code, result, operation: 'changePassword' });
    expect(told.onSuccess).not.toHaveBeenCalled();
  });

  test('names the operation by the pattern of its path', async () => {
    const { baseUrl } = await answering(json(404, { error: 'api.data_not_exist' }));
    const error = await failureOf(
      api(baseUrl).GET('/api/v1/groups/{id}/messages/{msgId}', { params: { path: { id: 'g1', msgId: 'm2' } } }),
    );
    expect(error.operation).toBe('getMessage');
  });
});

describe('429', () => {
  test('is told to onTooManyRequests with its error', async () => {
    const { baseUrl } = await answering(json(429, { error: 'api.guest_limit' }));
    const told = hooks();
    const error = await failureOf(api(baseUrl, told).GET('/social/api/guest/recommend/public'));
    expect(error.code).toBe('api.guest_limit');
    expect(told.onTooManyRequests).toHaveBeenCalledExactlyOnceWith(error);
  });

  test.each([
    ['our body', json(429, { error: 'api.too_many_requests', result: { retry_after: 40 } }), 40],
    ['another status', json(400, { error: 'api.data_invalid', result: { retry_after: 40 } }), null],
    ['a proxy’s page', page(429), null],
  ])('says how long to wait, if anybody does: %s', async (_, answer, seconds) => {
    const { baseUrl } = await answering(answer);
    const error = await failureOf(api(baseUrl).GET('/api/v1/maintenance'));
    expect(error.retryAfter).toBe(seconds);
  });

  test('of a form by which one enters is the form’s own', async () => {
    const { baseUrl } = await answering(
      ...Array.from({ length: 3 }, () => json(429, { error: 'api.too_many_requests' })),
    );
    const told = hooks();
    const client = api(baseUrl, told);
    const contact = { mode: 'email', email: 'mei@example.com', device_id: 'device-1' } as const;
    await failureOf(client.POST('/api/v3/verification', { body: contact }));
    await failureOf(client.POST('/api/v2/recovery', { body: { ...contact, code: '123456', password: 'quintet5' } }));
    expect(told.onTooManyRequests).not.toHaveBeenCalled();
    await failureOf(client.GET('/api/v1/users/me'));
    expect(told.onTooManyRequests).toHaveBeenCalledOnce();
  });

  test('with an empty body has a code of its own', async () => {
    const { baseUrl } = await answering(bare(429));
    expect((await failureOf(api(baseUrl).GET('/api/v1/maintenance'))).code).toBe('api.too_many_requests');
  });
});

describe('503', () => {
  test('is told to onMaintenance with the window', async () => {
    const maintenance = { enabled: true, announcement: 'Back at noon' };
    const { baseUrl } = await answering(
      json(503, { error: 'api.maintenance', result: maintenance }),
      json(200, { result: [] }),
    );
    const told = hooks();
    const client = api(baseUrl, told);
    expect((await failureOf(client.GET('/api/v1/users/groups'))).code).toBe('api.maintenance');
    expect(told.onMaintenance).toHaveBeenCalledExactlyOnceWith(maintenance);
    expect(told.onSuccess).not.toHaveBeenCalled();
    await client.GET('/api/v1/users/groups');
    expect(told.onSuccess).toHaveBeenCalledOnce();
  });

  test('of an outage is not told to onMaintenance', async () => {
    const { baseUrl } = await answering(json(503, { error: 'api.unavailable', result: null }));
    const told = hooks();
    const error = await failureOf(api(baseUrl, told).GET('/api/v1/users/groups'));
    expect([error.code, isConnectionError(error)]).toEqual(['api.unavailable', true]);
    expect(told.onMaintenance).not.toHaveBeenCalled();
  });

  test('with an empty body too', async () => {
    const { baseUrl } = await answering(bare(503));
    const told = hooks();
    await failureOf(api(baseUrl, told).GET('/api/v1/users/groups'));
    expect(told.onMaintenance).toHaveBeenCalledExactlyOnceWith(null);
  });
});

test('a body with a file goes as a form', async () => {
  const { baseUrl, seen } = await answering(json(200, { result: { avatar: 'a', avatar_thumbnail: 'b' } }));
  await api(baseUrl).POST('/api/v1/users/avatar', { body: { image: new Blob(['bytes'], { type: 'image/png' }) } });
  expect(seen[0]!.body).toMatch(/name="image"; filename="blob"\r\nContent-Type: image\/png\r\n\r\nbytes/);
});

test('a request may take 60 s; avatar, group creation and uploads 10 minutes (spec §9)', async () => {
  const { baseUrl } = await answering(json(200, { result: {} }));
  const timeout = vi.spyOn(AbortSignal, 'timeout');
  const client = api(baseUrl);
  await client.GET('/api/v1/maintenance');
  await client.POST('/api/v1/messages', { body: {} as never });
  await client.POST('/api/v1/groups', { body: {} as never });
  await client.POST('/api/v1/users/avatar', { body: {} as never });
  await client.PUT('/api/v1/files/uploads/{ticket}', { params: { path: { ticket: 't' } }, body: {} as never });
  expect(timeout.mock.calls.map(([milliseconds]) => milliseconds)).toEqual([60_000, 60_000, 600_000, 600_000, 600_000]);
});
