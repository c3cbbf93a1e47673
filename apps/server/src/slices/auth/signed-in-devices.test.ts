import { beforeEach, describe, expect, it, onTestFinished } from 'vitest';
import { openReadyEventStreamTestClient, openEventStreamTestClient } from '../../platform/events/test-client.ts';
import { useTestServer } from '../../use-test-server.ts';
import { createTestUser, TEST_PASSWORD, type TestUser } from '../test-world.ts';

type Stream = Awaited<ReturnType<typeof openStreamOf>>;
type Device = Pick<TestUser, 'token' | 'deviceId'> & { refreshToken: string };

const host = 'gu.localhost';
const server = useTestServer();
let email: string;
let user: TestUser;
/** The event streams of a device that stays signed in, and of another user. */
let own: Stream;
let other: Stream;

const call = async (method: string, path: string, options: { token?: string; body?: object } = {}) =>
  (await server.call(method, `/api/v1/${path}`, { host, ...options })).json.result;

async function login(deviceId: string): Promise<Device> {
  const device = { device_type: 'web', device_id: deviceId };
  const body = { mode: 'email', email, password: TEST_PASSWORD, grant_type: 'password', ...device };
  const { token, refresh_token } = await call('POST', 'login', { body });
  return { token, deviceId, refreshToken: refresh_token };
}

/** Opens a user's event stream. Its `readTypes` causes an event and returns the types of all events before it. */
async function openStreamOf(who: TestUser) {
  const { client, last } = await openReadyEventStreamTestClient(server.port, who);
  onTestFinished(() => client.close());
  let position = last;
  const readTypes = async (): Promise<string[]> => {
    await call('POST', 'users/notify', { token: who.token, body: { sound: 1 } });
    const types: string[] = [];
    for (;;) {
      const frame = await client.next();
      if (frame.type !== 'event') continue;
      position = frame.at;
      if (frame.event.type === 'user') return types;
      types.push(frame.event.type);
    }
  };
  return { client, readTypes, getPosition: () => position };
}

beforeEach(async () => {
  email = `${Math.random().toString(36).slice(2)}@quintet.example`;
  user = await createTestUser(server.services, { email });
  [own, other] = [await openStreamOf(user), await openStreamOf(await createTestUser(server.services))];
});

/** The device that stays signed in loads the list again, which then has this many devices. */
async function expectDevices(count: number): Promise<void> {
  expect((await own.client.nextEvent('sessions')).event).toEqual({ type: 'sessions' });
  expect(await call('GET', 'users/sessions', { token: user.token })).toHaveLength(count);
}

describe('event of signed-in devices', () => {
  it('reaches the other devices of the user after a login, and nobody else', async () => {
    await login('device-0001');
    await expectDevices(2);
    expect(await other.readTypes()).not.toContain('sessions');
  });

  it('reaches a device once it is back from a break', async () => {
    const last = own.getPosition();
    await login('device-0001');
    const back = await openEventStreamTestClient(server.port, user, { last });
    onTestFinished(() => back.close());
    expect((await back.nextEvent('sessions')).event).toEqual({ type: 'sessions' });
  });

  it.each<[how: string, end: (device: Device) => Promise<unknown>]>([
    ['its logout', ({ token }) => call('POST', 'logout', { token })],
    ['the end of all others', () => call('DELETE', 'users/sessions', { token: user.token })],
    [
      'its end by another device',
      async () => {
        const [, { id }] = await call('GET', 'users/sessions', { token: user.token });
        return call('DELETE', `users/sessions/${id}`, { token: user.token });
      },
    ],
    [
      'a new password',
      () =>
        call('POST', 'users/password', {
          token: user.token,
          body: { old_password: TEST_PASSWORD, password: 'changed99' },
        }),
    ],
  ])('reaches the devices that are left after %s', async (_how, end) => {
    const device = await login('device-0001');
    await expectDevices(2);
    expect(await end(device)).toBe(true);
    await expectDevices(1);
    expect(await other.readTypes()).not.toContain('sessions');
  });

  it('is not sent when a device gets new tokens', async () => {
    const { refreshToken } = await login('device-0001');
    await expectDevices(2);
    const body = { refresh_token: refreshToken, device_id: 'device-0001' };
    expect(await call('POST', 'refresh', { body })).toHaveProperty('token');
    expect(await own.readTypes()).not.toContain('sessions');
  });
});
