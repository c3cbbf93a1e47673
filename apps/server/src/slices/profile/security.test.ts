import { describe, expect, it } from 'vitest';
import { useTestServer } from '../../use-test-server.ts';
import {
  createTestEmailContact,
  createVerificationTestClient,
  TEST_DEVICE_ID,
  getWrongTestCode,
} from '../auth/test-verification-codes.ts';
import { createTestGroup, createTestUser, TEST_PASSWORD, type TestUser, signInTestUser } from '../test-world.ts';

const HOST = 'gu.localhost';
const server = useTestServer();

const call = (method: string, path: string, { token }: TestUser, body: object = {}) =>
  server.call(method, `/api/${path}`, { host: HOST, token, body });
const me = async (person: TestUser) => server.call('GET', '/api/v1/users/me', { host: HOST, token: person.token });

describe('changing the password', () => {
  const changeIt = (person: TestUser, old_password: string, password = 'changed99') =>
    call('POST', 'v1/users/password', person, { old_password, password });

  it('requires the old password and signs out the other devices', async () => {
    const person = await createTestUser(server.services);
    const other = await signInTestUser(server.services, person);
    const wrong = await changeIt(person, 'wrong1234');
    expect([wrong.status, wrong.json.error]).toEqual([400, 'api.body.param_invalid.old_password']);
    expect((await changeIt(person, TEST_PASSWORD, 'weak')).json.error).toBe('api.body.param_invalid.password');
    expect((await changeIt(person, TEST_PASSWORD)).json).toEqual({ result: true });
    expect([(await me(person)).status, (await me(other)).status]).toEqual([200, 401]);
    expect((await changeIt(person, TEST_PASSWORD)).json.error).toBe('api.body.param_invalid.old_password');
  });

  it('succeeds on one of two concurrent devices and signs out the other', async () => {
    const person = await createTestUser(server.services);
    const devices = [person, await signInTestUser(server.services, person)];
    const answers = await Promise.all(
      devices.map((device, index) => changeIt(device, TEST_PASSWORD, `changed9${index}`)),
    );
    expect(answers.filter(({ status }) => status === 200)).toHaveLength(1);
    const statuses = await Promise.all(devices.map(async (device) => (await me(device)).status));
    expect(statuses).toEqual(answers.map(({ status }) => (status === 200 ? 200 : 401)));
  });

  it('is refused after five wrong attempts, also with the right password', async () => {
    const person = await createTestUser(server.services);
    const guesses = await Promise.all(Array.from({ length: 7 }, () => changeIt(person, 'wrong1234')));
    expect(guesses.filter(({ status }) => status === 429)).toHaveLength(2);
    expect((await changeIt(person, TEST_PASSWORD)).status).toBe(429);
  });

  it('is not affected by wrong attempts on another device', async () => {
    const person = await createTestUser(server.services);
    const other = await signInTestUser(server.services, person);
    for (let tries = 0; tries < 6; tries += 1) await changeIt(other, 'wrong1234');
    expect((await changeIt(other, TEST_PASSWORD)).status).toBe(429);
    expect((await changeIt(person, TEST_PASSWORD)).json).toEqual({ result: true });
  });

  it('without the old password is allowed only for accounts without one', async () => {
    const reset = (person: TestUser) => call('POST', 'v1/users/password/reset', person, { password: 'changed99' });
    expect((await reset(await createTestUser(server.services))).json.error).toBe('api.forbidden');
    const person = await createTestUser(server.services, { password_hash: null });
    expect((await reset(person)).json).toEqual({ result: true });
    expect((await reset(person)).json.error).toBe('api.forbidden');
    expect((await me(person)).json.result.has_password).toBe(true);
  });
});

it('security password: has six digits, and changing it requires the old one', async () => {
  const person = await createTestUser(server.services);
  const set = (body: object) => call('POST', 'v1/users/security-code', person, body);
  expect((await set({ security_code: '12345' })).json.error).toBe('api.body.param_invalid.security_code');
  expect((await set({ security_code: '123456' })).json).toEqual({ result: true });
  expect((await me(person)).json.result.has_security_code).toBe(true);
  expect((await set({ security_code: '654321' })).json.error).toBe('api.body.param_invalid.old_code');
  expect((await set({ security_code: '654321', old_code: '111111' })).json.error).toBe(
    'api.body.param_invalid.old_code',
  );
  expect((await set({ security_code: '654321', old_code: '123456' })).json).toEqual({ result: true });
});

describe('a forgotten security password', () => {
  const visitor = () => createVerificationTestClient(server);
  const recovery = { op_type: 'recovery' };
  const newOwner = async () => {
    const contact = createTestEmailContact();
    const person = await createTestUser(server.services, { email: contact.email });
    await call('POST', 'v1/users/security-code', person, { security_code: '123456' });
    return { contact, person };
  };
  const recover = (person: TestUser, contact: object, code: string) =>
    call('POST', 'v1/users/security-code', person, {
      security_code: '654321',
      recovery: { ...contact, code, device_id: TEST_DEVICE_ID },
    });
  const change = (person: TestUser, old_code: string) =>
    call('POST', 'v1/users/security-code', person, { security_code: '111111', old_code });

  it('is replaced by a code sent to a contact of the user, once', async () => {
    const { contact, person } = await newOwner();
    const { code } = await visitor().verify(contact, recovery);
    expect((await recover(person, contact, getWrongTestCode(code))).json.error).toBe('api.body.param_invalid.code');
    expect((await recover(person, contact, code)).json).toEqual({ result: true });
    expect((await recover(person, contact, code)).json.error).toBe('api.data_invalid');
    expect((await change(person, '123456')).json.error).toBe('api.body.param_invalid.old_code');
    expect((await change(person, '654321')).json).toEqual({ result: true });
  });

  it('is no longer locked by wrong attempts once it is replaced', async () => {
    const { contact, person } = await newOwner();
    for (let tries = 0; tries < 5; tries += 1) await change(person, '000000');
    expect((await change(person, '123456')).status).toBe(429);
    const { code } = await visitor().verify(contact, recovery);
    expect((await recover(person, contact, code)).json).toEqual({ result: true });
    expect((await change(person, '654321')).json).toEqual({ result: true });
  });

  it('is not replaced by a code of another account, whose code stays valid', async () => {
    const { person } = await newOwner();
    const other = await newOwner();
    const { code } = await visitor().verify(other.contact, recovery);
    expect((await recover(person, other.contact, code)).json.error).toBe('api.data_invalid');
    expect((await change(person, '123456')).json).toEqual({ result: true });
    expect((await recover(other.person, other.contact, code)).json).toEqual({ result: true });
  });
});

it('security password: five wrong attempts on any devices lock it for 30 minutes, also for the right one', async () => {
  const person = await createTestUser(server.services);
  const other = await signInTestUser(server.services, person);
  await call('POST', 'v1/users/security-code', person, { security_code: '123456' });
  const change = (device: TestUser, old_code: string) =>
    call('POST', 'v1/users/security-code', device, { security_code: '123456', old_code });
  expect((await change(person, '000000')).json.result).toEqual({ tries_left: 4 });
  expect((await change(other, '000000')).json.result).toEqual({ tries_left: 3 });
  const answers = await Promise.all(
    Array.from({ length: 5 }, (_, index) => change(index % 2 === 0 ? person : other, '000000')),
  );
  expect(answers.filter(({ status }) => status === 400)).toHaveLength(3);
  const { status, json } = await change(other, '123456');
  expect([status, json.error]).toEqual([429, 'api.too_many_requests']);
  expect(json.result.retry_after).toBeGreaterThan(29 * 60);
});

it('cancelled account: cannot sign in, and other users see it as cancelled', async () => {
  const friend = await createTestUser(server.services);
  const person = await createTestUser(server.services, { email: 'gone@quintet.example' });
  const group = await createTestGroup(server.services, [friend, person]);
  expect((await call('DELETE', 'v1/users/me', person, { password: 'wrong1234' })).json.error).toBe(
    'api.body.param_invalid.password',
  );
  expect((await call('DELETE', 'v1/users/me', person)).status).toBe(400);
  const check = (password: string) => call('POST', 'v1/users/password/check', person, { password });
  expect((await check('wrong1234')).json.error).toBe('api.body.param_invalid.password');
  expect((await check(TEST_PASSWORD)).json).toEqual({ result: true });
  expect((await call('DELETE', 'v1/users/me', person, { password: TEST_PASSWORD })).json).toEqual({ result: true });
  expect((await me(person)).status).toBe(401);
  const login = {
    mode: 'email',
    email: 'gone@quintet.example',
    password: TEST_PASSWORD,
    grant_type: 'password',
    device_type: 'web',
    device_id: 'device-0001',
  };
  expect((await server.call('POST', '/api/v1/login', { host: HOST, body: login })).status).toBe(401);
  const member = await server.call('GET', `/api/v1/groups/${group}/members/${person.id}`, {
    host: HOST,
    token: friend.token,
  });
  expect(member.json.result).toMatchObject({ account_cancelled: true, avatar: null });
  await createTestUser(server.services, { email: 'gone@quintet.example' });
});

it('notifications: are set for all chats, or for one chat of the user', async () => {
  const [person, other] = [await createTestUser(server.services), await createTestUser(server.services)];
  const group = await createTestGroup(server.services, [person]);
  expect((await call('POST', 'v1/users/notify', person, { notify_detail: 2 })).json).toEqual({ result: true });
  expect((await me(person)).json.result).toMatchObject({ notify: 1, notify_detail: 2 });
  expect((await call('POST', 'v1/users/notify', person, { group_id: group, notify: 2 })).json).toEqual({
    result: true,
  });
  await call('POST', 'v1/users/notify', person, { group_id: group, sound: 2, notify_detail: 2 });
  expect((await call('GET', `v1/groups/${group}`, person)).json.result).toMatchObject({
    notify: 2,
    notify_detail: 2,
    sound: 2,
    vibration: 1,
  });
  expect((await me(person)).json.result.sound).toBe(1);
  expect((await me(person)).json.result.notify).toBe(1);
  const refused = await call('POST', 'v1/users/notify', other, { group_id: group, notify: 2 });
  expect([refused.status, refused.json.error]).toEqual([403, 'api.forbidden']);
});
