import { describe, expect, it } from 'vitest';
import { writeSetting } from '../../base/database/settings.ts';
import { useTestServer } from '../../use-test-server.ts';
import { createTestUser, type TestUser } from '../test-world.ts';

const HOST = 'gu.localhost';
const server = useTestServer();

const call = (method: string, path: string, { token }: TestUser, body: object = {}) =>
  server.call(method, `/api/${path}`, {
    host: HOST,
    token,
    body,
  });

describe('editing the profile', () => {
  const edit = (person: TestUser, body: object) => call('PUT', 'v2/users/me', person, body);

  it('changes only the given fields', async () => {
    const person = await createTestUser(server.services);
    expect((await edit(person, { nickname: '小明2' })).json.result).toMatchObject({
      nickname: '小明2',
      introduction: '',
    });
    expect((await edit(person, { introduction: 'hello', username: 'edited1' })).json.result).toMatchObject({
      nickname: '小明2',
      introduction: 'hello',
      username: 'edited1',
    });
    expect((await edit(person, { username: 'EDITED1' })).json.result.username).toBe('EDITED1');
  });

  it.each([
    ['nickname', 'a'],
    ['nickname', 'with space'],
    ['nickname', 'é2'],
    ['username', 'abcdef'],
    ['introduction', 'x'.repeat(151)],
  ])('refuses %s %j', async (field, value) => {
    const answer = await edit(await createTestUser(server.services), { [field]: value });
    expect([answer.status, answer.json.error]).toEqual([400, `api.body.param_invalid.${field}`]);
  });

  it('refuses a taken account ID, also under concurrent requests', async () => {
    const people = await Promise.all(Array.from({ length: 4 }, () => createTestUser(server.services)));
    const answers = await Promise.all(people.map((person) => edit(person, { username: 'wanted1' })));
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 409, 409, 409]);
    expect(answers.find(({ status }) => status === 409)!.json.error).toBe('api.data_exist');
  });

  it.each([
    ['v1', '13800138001'],
    ['v2', '13800138002'],
  ])('leaves the phone number as it was verified (%s)', async (version, phone) => {
    const person = await createTestUser(server.services, { country: 'IN', phone });
    await call('PUT', `${version}/users/me`, person, { country: 'CN', phone: '13800138003' });
    expect((await call('GET', 'v1/users/me', person)).json.result).toMatchObject({ country: 'IN', phone });
  });

  it('refuses a banned word and returns it', async () => {
    await writeSetting(server.services.db, 'banned_words', ['Casino'], new Date());
    const answer = await edit(await createTestUser(server.services), { introduction: 'my ＣＡＳＩＮＯ' });
    expect([answer.status, answer.json]).toEqual([
      400,
      { error: 'api.body.has_banned_word.introduction', result: { word: 'Casino' } },
    ]);
  });
});
