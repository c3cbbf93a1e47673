import { beforeEach, describe, expect, it } from 'vitest';
import { useTestServer } from '../../use-test-server.ts';
import { createTestUser, TEST_PASSWORD, signInTestUser } from '../test-world.ts';
import { useFrozenTestClock } from './test-clock.ts';
import { createTestEmailContact, createVerificationTestClient, TEST_DEVICE_ID } from './test-verification-codes.ts';

const OWN_DEVICE = 'device-of-the-owner';
const OWN_IP = '198.51.100.1';

const server = useTestServer({ config: { trustProxy: 1 } });
let email: string;
const after = useFrozenTestClock();

beforeEach(async () => {
  ({ email } = createTestEmailContact());
  const owner = await createTestUser(server.services, { email });
  await signInTestUser(server.services, owner, OWN_DEVICE);
});

type From = { device?: string; ip?: string; password?: string };
const login = async ({ device = 'device-of-a-stranger', ip = '203.0.113.1', password = 'wrong1234' }: From = {}) => {
  const { status, headers } = await server.call('POST', '/api/v1/login', {
    headers: { 'x-forwarded-for': ip },
    body: { mode: 'email', email, password, grant_type: 'password', device_type: 'web', device_id: device },
  });
  return status === 429 ? `429 in ${headers['retry-after']}` : status;
};
const asOwner = (from: From = {}) => login({ device: OWN_DEVICE, ip: OWN_IP, password: TEST_PASSWORD, ...from });
const repeat = async (times: number, work: (index: number) => Promise<unknown>) => {
  const answers: unknown[] = [];
  for (let index = 0; index < times; index += 1) answers.push(await work(index));
  return answers;
};

describe('wrong passwords', () => {
  it('increase a stranger’s wait up to an hour, also for the right password', async () => {
    expect(await repeat(6, () => login())).toEqual([401, 401, 401, 401, 401, '429 in 60']);
    expect(await login({ password: TEST_PASSWORD })).toBe('429 in 60');
    after(61);
    expect(await repeat(6, () => login())).toEqual([401, 401, 401, 401, 401, '429 in 539']);
    after(540);
    expect((await repeat(6, () => login())).at(-1)).toBe('429 in 60');
    after(61);
    expect((await repeat(6, () => login())).at(-1)).toBe('429 in 2938');
    after(2939);
    expect(await login({ password: TEST_PASSWORD })).toBe(200);
  });

  it('are not counted during the wait', async () => {
    await repeat(5, () => login());
    expect((await repeat(20, () => login())).at(-1)).toBe('429 in 60');
    after(61);
    expect(await login()).toBe(401);
  });

  it('are counted under concurrent requests', async () => {
    const answers = await Promise.all(Array.from({ length: 12 }, () => login()));
    expect(answers.filter((answer) => answer === 401)).toHaveLength(5);
  });

  it('do not include attempts with the right password', async () => {
    const twice = async () => [await login({ password: TEST_PASSWORD }), await login({ password: TEST_PASSWORD })];
    expect(await repeat(6, twice)).toEqual(Array.from({ length: 6 }, () => [200, 200]));
  });

  it('do not lock out devices that have signed in before, even if a stranger enters them at the same address', async () => {
    await repeat(30, () => login({ ip: OWN_IP }));
    expect(await asOwner()).toBe(200);
    expect(await login({ ip: OWN_IP, device: 'device-that-is-new', password: TEST_PASSWORD })).toMatch(/^429/);
  });

  it('are limited per account over all devices and addresses, without effect on its known devices', async () => {
    const elsewhere = (index: number) => login({ device: `device-${index}-of-many`, ip: `203.0.113.${index}` });
    const answers = await repeat(21, elsewhere);
    expect(answers.filter((answer) => answer === 401)).toHaveLength(20);
    expect(answers.at(-1)).toBe('429 in 600');
    expect(await asOwner()).toBe(200);
  });

  it('are limited per address over all accounts', async () => {
    const own = email;
    const answers = await repeat(61, (index) => {
      email = `nobody${index}@quintet.example`;
      return login({ device: `device-${index}-of-many`, ip: '203.0.113.99' });
    });
    email = own;
    expect(answers.slice(-2)).toEqual([401, '429 in 300']);
    expect(await asOwner({ ip: '203.0.113.99' })).toBe(200);
  });

  it('on a known device lock out this device only', async () => {
    expect((await repeat(6, () => asOwner({ password: 'wrong1234' }))).at(-1)).toBe('429 in 60');
    expect(await login({ password: TEST_PASSWORD })).toBe(200);
  });

  it('are reset on all devices when a code sets a new password', async () => {
    const visitor = createVerificationTestClient(server);
    const here = { device_id: TEST_DEVICE_ID, ip: '198.51.100.7' };
    await repeat(6, () => login({ device: TEST_DEVICE_ID, ip: here.ip }));
    await repeat(30, (index) => login({ device: `device-${index}-of-many`, ip: `203.0.113.${index}` }));
    const freshLogin = { device: TEST_DEVICE_ID, ip: here.ip, password: 'changed99' };
    expect(await login(freshLogin)).toMatch(/^429/);
    const contact = { mode: 'email', email } as const;
    const { code } = await visitor.verify(contact, { op_type: 'recovery' }, here);
    await visitor.post('/api/v2/recovery', { ...contact, code, password: 'changed99' }, here);
    expect(await login(freshLogin)).toBe(200);
    expect(await login({ ...freshLogin, device: 'device-that-is-new', ip: '198.51.100.99' })).toBe(200);
  });

  it('are counted by the /64 network of an IPv6 address', async () => {
    await repeat(5, (index) => login({ ip: `2001:db8:1:2::${index}`, device: `device-${index}-of-many` }));
    expect(await login({ ip: '2001:db8:1:2:ffff::1', device: 'device-of-no-other' })).toBe('429 in 60');
    expect(await login({ ip: '2001:db8:1:3::1', device: 'device-of-no-other' })).toBe(401);
  });
});
