import { beforeAll, expect, it } from 'vitest';
import { openReadyEventStreamTestClient } from '../../platform/events/test-client.ts';
import { useTestServer } from '../../use-test-server.ts';
import { createTestUser, type TestUser } from '../test-world.ts';

const server = useTestServer();
let me: TestUser;
let other: TestUser;

beforeAll(async () => {
  [me, other] = [await createTestUser(server.services), await createTestUser(server.services, { nickname: 'other' })];
});

const call = async (method: string, path: string, body?: object) => {
  const { status, json } = await server.call(method, `/api/v1/users/${path}`, {
    host: 'gu.localhost',
    token: me.token,
    body,
  });
  return { status, ...json };
};

it('user: is returned with the caller’s contact, block and remark', async () => {
  expect((await call('GET', other.id)).result).toMatchObject({
    nickname: 'other',
    remark_nickname: null,
    is_blocked: false,
  });
  expect((await call('PUT', `nicknames/${other.id}`, { nickname: 'my friend' })).result).toEqual({
    id: other.id,
    nickname: 'my friend',
  });
  expect((await call('POST', `memo/${other.id}`, { memo: 'met in May' })).result).toEqual({ memo: 'met in May' });
  expect((await call('POST', 'blocks', { block_id: other.id })).result).toBe(true);
  expect((await call('POST', 'blocks', { block_id: other.id })).result).toBe(true);
  const { result } = await call('GET', other.id);
  expect(result).toMatchObject({ remark_nickname: 'my friend', is_blocked: true });
  expect(result).not.toHaveProperty('phone');
  expect((await call('GET', 'nicknames')).result).toEqual([{ id: other.id, nickname: 'my friend' }]);
  expect((await call('GET', 'blocks')).result).toMatchObject([
    { id: other.id, nickname: 'my friend', origin_nickname: 'other', account_cancelled: false },
  ]);
});

it('user: block and remark nickname can be removed', async () => {
  expect((await call('DELETE', `nicknames/${other.id}`)).result).toBe(true);
  expect((await call('DELETE', `blocks/${other.id}`)).result).toBe(true);
  expect([(await call('GET', 'nicknames')).result, (await call('GET', 'blocks')).result]).toEqual([[], []]);
  expect((await call('GET', `memo/${other.id}`)).result).toEqual({ memo: 'met in May' });
});

it('remark: is trimmed, and a blank one is none', async () => {
  expect((await call('PUT', `nicknames/${other.id}`, { nickname: '  Boss ' })).result).toEqual({
    id: other.id,
    nickname: 'Boss',
  });
  expect((await call('POST', `memo/${other.id}`, { memo: ' from work\n' })).result).toEqual({ memo: 'from work' });
  expect((await call('PUT', `nicknames/${other.id}`, { nickname: ' \t ' })).result).toEqual({
    id: other.id,
    nickname: '',
  });
  expect((await call('POST', `memo/${other.id}`, { memo: ' ' })).result).toEqual({ memo: '' });
  expect((await call('GET', 'nicknames')).result).toEqual([]);
  expect((await call('GET', other.id)).result).toMatchObject({ nickname: 'other', remark_nickname: null });
  expect((await call('PUT', `nicknames/${other.id}`, { nickname: 'x'.repeat(31) })).error).toBe(
    'api.body.param_invalid.nickname',
  );
});

it('remark: a changed nickname or description reaches all devices of its owner, and nobody else', async () => {
  const [owner, about] = [await createTestUser(server.services), await createTestUser(server.services)];
  const [own, others] = await Promise.all(
    [owner, about].map((who) => openReadyEventStreamTestClient(server.port, who)),
  );
  const send = (method: string, path: string, body?: object) =>
    server.call(method, `/api/v1/users/${path}/${about.id}`, { host: 'gu.localhost', token: owner.token, body });
  for (const change of [
    () => send('PUT', 'nicknames', { nickname: 'Boss' }),
    () => send('POST', 'memo', { memo: 'from work' }),
    () => send('DELETE', 'nicknames'),
  ]) {
    await change();
    await own!.client.nextEvent('contacts');
  }
  await server.services.events.record((_trx, append) => append('user', { userId: about.id }, {}));
  const frame = await others!.client.next();
  expect(frame).toMatchObject({ type: 'event', event: { type: 'user', user: { id: about.id } } });
  expect(JSON.stringify(frame)).not.toContain('Boss');
  await Promise.all([own!.client.close(), others!.client.close()]);
});

it('user: unknown users and the caller’s own id are refused', async () => {
  for (const id of ['u1', me.id]) {
    expect(await call('GET', id)).toMatchObject({ status: 404, error: 'api.data_not_exist' });
    expect((await call('PUT', `nicknames/${id}`, { nickname: 'x' })).error).toBe('api.data_not_exist');
    expect((await call('POST', 'blocks', { block_id: id })).error).toBe('api.body.param_invalid.block_id');
    expect((await call('POST', 'report', { user_id: id, reason: 1 })).error).toBe('api.body.param_invalid.user_id');
  }
});

it('user: a report is stored for the operator', async () => {
  expect((await call('POST', 'report', { user_id: other.id, reason: 3, text: 'rude' })).result).toBe(true);
  const [report] = await server.services.db.selectFrom('user_reports').selectAll().execute();
  expect(report).toMatchObject({ reporter_id: me.id, user_id: other.id, reason: 3, text: 'rude', msg_ids: [] });
  const eleven = Array.from({ length: 11 }, () => 'm1');
  expect((await call('POST', 'report', { user_id: other.id, reason: 3, msg_ids: eleven })).error).toBe(
    'api.body.param_invalid.msg_ids',
  );
});
