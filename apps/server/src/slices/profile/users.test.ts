import { afterAll, beforeAll, expect, it } from 'vitest';
import { startTestServer, type TestServer } from '../../test-server.ts';
import { newPerson, type Person } from '../test-world.ts';

let server: TestServer;
let me: Person;
let other: Person;

beforeAll(async () => {
  server = await startTestServer();
  [me, other] = [await newPerson(server.services), await newPerson(server.services, { nickname: 'other' })];
});
afterAll(() => server.close());

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
    { id: other.id, nickname: 'my friend', account_cancelled: false },
  ]);
});

it('user: block and remark nickname can be removed', async () => {
  expect((await call('DELETE', `nicknames/${other.id}`)).result).toBe(true);
  expect((await call('DELETE', `blocks/${other.id}`)).result).toBe(true);
  expect([(await call('GET', 'nicknames')).result, (await call('GET', 'blocks')).result]).toEqual([[], []]);
  expect((await call('GET', `memo/${other.id}`)).result).toEqual({ memo: 'met in May' });
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
