import { describe, expect, it } from 'vitest';
import { useTestServer } from '../../use-test-server.ts';
import { createTestUser, TEST_PASSWORD, signInTestUser } from '../test-world.ts';
import {
  createVerificationTestClient,
  TEST_BRAND_HOST,
  createTestEmailContact,
  getWrongTestCode,
} from './test-verification-codes.ts';

const server = useTestServer();
const visitor = createVerificationTestClient(server);

describe('a new password by code', () => {
  const recovery = { op_type: 'recovery' };
  const recover = (contact: object, code: string, fields: object = {}, options = {}) =>
    visitor.post('/api/v2/recovery', { ...contact, code, password: 'changed99', ...fields }, options);
  const isSignedIn = async (token: string) =>
    (await server.call('GET', '/api/v1/users/me', { host: TEST_BRAND_HOST, token })).status === 200;
  const login = (contact: object, password: string) =>
    visitor.post('/api/v1/login', { ...contact, password, grant_type: 'password', device_type: 'web' });

  it('signs out every device, and the code works once', async () => {
    const contact = createTestEmailContact();
    const { token } = await createTestUser(server.services, { email: contact.email });
    const { code } = await visitor.verify(contact, recovery);
    expect((await recover(contact, code)).json).toEqual({ result: true });
    expect(await isSignedIn(token)).toBe(false);
    expect((await login(contact, TEST_PASSWORD)).status).toBe(401);
    expect((await login(contact, 'changed99')).status).toBe(200);
    expect((await recover(contact, code)).json.error).toBe('api.data_invalid');
  });

  it('keeps the requesting device signed in if it is signed in to this account, and no other device', async () => {
    const contact = createTestEmailContact();
    const owner = await createTestUser(server.services, { email: contact.email });
    const other = await signInTestUser(server.services, owner);
    const stranger = await createTestUser(server.services);
    const { code } = await visitor.verify(contact, recovery);
    expect((await recover(contact, code, {}, { token: owner.token })).json).toEqual({ result: true });
    expect([await isSignedIn(owner.token), await isSignedIn(other.token)]).toEqual([true, false]);

    const again = createTestEmailContact();
    const victim = await createTestUser(server.services, { email: again.email });
    const verified = await visitor.verify(again, recovery);
    expect((await recover(again, verified.code, {}, { token: stranger.token })).status).toBe(200);
    expect(await isSignedIn(victim.token)).toBe(false);
  });

  it('is refused with a wrong, foreign or missing code, and with a weak password', async () => {
    const contact = createTestEmailContact();
    await createTestUser(server.services, { email: contact.email });
    expect((await recover(contact, '123456')).json.error).toBe('api.data_invalid');
    await visitor.send(contact);
    expect((await recover(contact, visitor.lastCode())).json.error).toBe('api.data_invalid');
    await visitor.send(contact, recovery);
    const code = visitor.lastCode();
    expect((await recover(contact, getWrongTestCode(code))).json.error).toBe('api.body.param_invalid.code');
    expect((await recover(contact, code, { password: 'short1' })).json.error).toBe('api.body.param_invalid.password');
    expect((await recover(contact, code, {}, { device_id: 'device-0003' })).json.error).toBe('api.data_invalid');
    for (let tries = 0; tries < 4; tries += 1) await recover(contact, getWrongTestCode(code));
    expect((await recover(contact, code)).json.error).toBe('api.body.param_expired.code');
    expect((await login(contact, TEST_PASSWORD)).status).toBe(200);
  });
});
