import { beforeEach, describe, expect, it } from 'vitest';
import { useTestServer } from '../../use-test-server.ts';
import { openEventStreamTestClient } from '../../platform/events/test-client.ts';
import { createTestUser, type TestUser } from '../test-world.ts';
import { useFrozenTestClock } from './test-clock.ts';
import { createVerificationTestClient, TEST_BRAND_HOST, getWrongTestCode } from './test-verification-codes.ts';

const server = useTestServer();
const visitor = createVerificationTestClient(server);
const after = useFrozenTestClock();
let phone: TestUser;
let data: string;

beforeEach(async () => {
  phone = await createTestUser(server.services);
  const { json } = await visitor.post('/api/v1/login/qrcode', { device_type: 'web' });
  data = json.result.data;
});

const scan = (who = phone, given = data, device_id = who.deviceId) =>
  server.call('POST', '/api/v1/login/qrcode/scan', {
    host: TEST_BRAND_HOST,
    token: who.token,
    body: { data: given, device_id },
  });
const validate = (passcode: string, options = {}, given = data) =>
  visitor.post('/api/v1/login/qrcode/validate', { data: given, passcode }, options);
const login = (options = {}, given = data) =>
  visitor.post('/api/v1/web/login', { data: given, device_type: 'web' }, options);
const passcodeOf = async () => String((await scan()).json.result.passcode);

const EXPIRED = { status: 403, json: { error: 'api.forbidden' } };
const UNKNOWN = { status: 400, json: { error: 'api.body.param_invalid.data' } };
const PASSCODE = { status: 400, json: { error: 'api.body.param_invalid.passcode' } };
const DEVICE = { status: 400, json: { error: 'api.body.param_invalid.device_id' } };

it('login code: once scanned and validated, it signs the device in as the scanning user, once', async () => {
  const passcode = await passcodeOf();
  expect((await validate(passcode)).json).toEqual({ result: true });
  const { json } = await login();
  const me = await server.call('GET', '/api/v1/users/me', { host: TEST_BRAND_HOST, token: json.result.token });
  expect(me.json.result.id).toBe(phone.id);
  expect(await login()).toMatchObject(UNKNOWN);
  expect(await validate(passcode)).toMatchObject(UNKNOWN);
  expect((await server.call('GET', '/api/v1/users/me', { host: TEST_BRAND_HOST, token: phone.token })).status).toBe(
    200,
  );
});

it('login code: the scanning user is notified when the other device has signed in', async () => {
  const stream = await openEventStreamTestClient(server.port, phone);
  await stream.next();
  const { passcode, qrcode_id } = (await scan()).json.result;
  await validate(passcode);
  await login();
  expect(await stream.next()).toMatchObject({ event: { type: 'login_qrcode', qrcode_id } });
  expect(qrcode_id).not.toContain(data);
});

describe('a login code is refused', () => {
  it('if it was never issued', async () => {
    const never = 'x'.repeat(43);
    expect(await scan(phone, never)).toMatchObject(UNKNOWN);
    expect(await validate('123456', {}, never)).toMatchObject(UNKNOWN);
    expect(await login({}, never)).toMatchObject(UNKNOWN);
  });

  it('before it is scanned, and before it is validated', async () => {
    expect(await login()).toMatchObject(PASSCODE);
    expect(await validate('123456')).toMatchObject(PASSCODE);
    await scan();
    expect(await login()).toMatchObject(PASSCODE);
  });

  it('two minutes after its creation, and two minutes after the scan', async () => {
    after(121);
    expect(await scan()).toMatchObject(EXPIRED);
    const { json } = await visitor.post('/api/v1/login/qrcode', { device_type: 'web' });
    data = json.result.data;
    after(100);
    phone = await createTestUser(server.services);
    const passcode = await passcodeOf();
    after(100);
    expect((await validate(passcode)).status).toBe(200);
    after(21);
    expect(await login()).toMatchObject(EXPIRED);
  });

  it('after five wrong passcodes, also concurrent ones', async () => {
    const passcode = await passcodeOf();
    const guesses = await Promise.all(
      Array.from({ length: 9 }, (_, step) => validate(getWrongTestCode(passcode, step + 1))),
    );
    expect(guesses.filter(({ status }) => status === 400)).toHaveLength(5);
    expect(await validate(passcode)).toMatchObject(EXPIRED);
    expect(await login()).toMatchObject(PASSCODE);
  });

  it('on a device other than the one that shows it', async () => {
    const passcode = await passcodeOf();
    const thief = { device_id: 'device-of-thief' };
    expect(await validate(passcode, thief)).toMatchObject(DEVICE);
    await validate(passcode);
    expect(await login(thief)).toMatchObject(DEVICE);
    expect((await login()).status).toBe(200);
  });

  it('on a second scan, with a device id not the caller’s, without a login, or at another brand', async () => {
    expect(await scan(phone, data, 'device-of-thief')).toMatchObject(DEVICE);
    const stranger = await createTestUser(server.services, { brand: 'MEE' });
    expect((await scan(stranger)).status).toBe(401);
    const body = { data, device_id: stranger.deviceId };
    const scanAtMee = { host: 'mee.localhost', token: stranger.token, body };
    expect(await server.call('POST', '/api/v1/login/qrcode/scan', scanAtMee)).toMatchObject(UNKNOWN);
    expect((await server.call('POST', '/api/v1/login/qrcode/scan', { host: TEST_BRAND_HOST, body })).status).toBe(401);
    await scan();
    expect(await scan(await createTestUser(server.services))).toMatchObject(EXPIRED);
  });

  it('if the scanning session has ended since', async () => {
    await validate(await passcodeOf());
    await server.call('POST', '/api/v1/logout', {
      host: TEST_BRAND_HOST,
      token: phone.token,
      body: { device_id: phone.deviceId },
    });
    expect(await login()).toMatchObject(EXPIRED);
  });

  it('if the scanning account was cancelled or suspended since', async () => {
    await validate(await passcodeOf());
    await server.services.db.updateTable('users').set({ status: 2 }).where('id', '=', phone.id).execute();
    expect(await login()).toMatchObject({ status: 403, json: { error: 'api.user.suspended' } });
    await server.services.db.updateTable('users').set({ delete_at: new Date() }).where('id', '=', phone.id).execute();
    expect(await login()).toMatchObject(EXPIRED);
  });
});
