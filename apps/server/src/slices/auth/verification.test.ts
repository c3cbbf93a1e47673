import { BRANDS } from '@quintet/brand/list';
import { describe, expect, it } from 'vitest';
import { useTestServer } from '../../use-test-server.ts';
import { createTestUser } from '../test-world.ts';
import { useFrozenTestClock } from './test-clock.ts';
import {
  createVerificationTestClient,
  TEST_DEVICE_ID,
  TEST_BRAND_HOST,
  createTestEmailContact,
} from './test-verification-codes.ts';

const server = useTestServer({ config: { trustProxy: 1, guestAllowance: 10_000 } });
const visitor = createVerificationTestClient(server);
const after = useFrozenTestClock();

const messages = () => server.services.integrations.outbox!.messages;

describe('a code', () => {
  it('is sent to a phone in the brand’s text, bound to that host', async () => {
    const contact = { mode: 'phone', country: 'CN', phone: '13800138000' } as const;
    const { status, json } = await visitor.send(contact, { lang: 'en' });
    expect([status, json.result]).toEqual([200, { verified_status: 1, resend_after: 60 }]);
    expect(messages()[0]).toMatchObject({
      to: '+8613800138000',
      text: expect.stringMatching(/^\d{6} is your GU code\..*\n\n@gu\.localhost #\d{6}$/s),
    });
  });

  it('is sent by e-mail, in the language that the brand forces', async () => {
    const contact = createTestEmailContact();
    await visitor.send(contact, { lang: 'zh_cn' });
    expect(messages()[0]).toMatchObject({ to: contact.email, text: expect.stringContaining('【GU】') });
    await visitor.send(contact, { lang: 'zh_cn' }, { host: 'varta.localhost' });
    expect(messages()[0]!.text).toContain('is your VARTA code');
  });

  it.each(BRANDS)('at $slug is in the name of $title', async ({ slug, title }) => {
    const contact = createTestEmailContact();
    await visitor.send(contact, {}, { host: `${slug}.localhost` });
    expect(messages()[0]).toMatchObject({
      to: contact.email,
      text: expect.stringMatching(`【${title}】|your ${title} code`),
    });
  });

  it.each([
    ['no number of the country', { mode: 'phone', country: 'TH', phone: '13800138000' }, 'phone'],
    ['messages', { mode: 'phone', country: 'CN', phone: '1380013800a' }, 'phone'],
    ['19 digits', { mode: 'phone', country: 'CN', phone: '1'.repeat(19) }, 'phone'],
    ['another country', { mode: 'phone', country: 'XX', phone: '13800138000' }, 'country'],
    ['no address', { mode: 'email', email: 'nobody' }, 'email'],
    ['two addresses', { mode: 'email', email: 'a@quintet.example, b@quintet.example' }, 'email'],
    ['a list', { mode: 'email', email: ['a@quintet.example'] }, 'email'],
    ['another mode', { mode: 'fax', email: 'a@quintet.example' }, 'mode'],
  ])('is not sent to %s', async (_name, contact, field) => {
    const answer = await visitor.send(contact as never);
    expect([answer.status, answer.json.error]).toEqual([400, `api.body.param_invalid.${field}`]);
  });

  it('verifies once; then the contact needs no code on this device', async () => {
    const contact = createTestEmailContact();
    const { code, answer } = await visitor.verify(contact);
    expect(answer.json.result).toEqual({ op_type: 'register' });
    expect((await visitor.check(contact, code)).json.error).toBe('api.body.param_expired.code');
    expect((await visitor.send(contact)).json.result.verified_status).toBe(2);
    expect((await visitor.send(contact, {}, { device_id: 'device-0002' })).status).toBe(429);
    after(61);
    expect((await visitor.send(contact, {}, { device_id: 'device-0002' })).json.result.verified_status).toBe(1);
    after(31 * 60);
    expect((await visitor.send(contact)).json.result.verified_status).toBe(1);
  });

  it('signs in an existing account, at any brand', async () => {
    const contact = createTestEmailContact();
    const { id } = await createTestUser(server.services, { email: contact.email });
    const { code, answer } = await visitor.verify(contact);
    expect(answer.json.result).toMatchObject({ op_type: 'login', user_id: id });
    const { token } = answer.json.result;
    expect((await server.call('GET', '/api/v1/users/me', { host: TEST_BRAND_HOST, token })).json.result.id).toBe(id);
    expect((await visitor.check(contact, code)).json.error).toBe('api.data_invalid');
    const elsewhere = await visitor.verify(contact, {}, { host: 'mee.localhost' });
    expect(elsewhere.answer.json.result).toMatchObject({ op_type: 'login', user_id: id });
  });

  it('does not sign in a suspended account', async () => {
    const contact = createTestEmailContact();
    await createTestUser(server.services, { email: contact.email, status: 2 });
    const { answer } = await visitor.verify(contact);
    expect([answer.status, answer.json.error]).toEqual([403, 'api.user.suspended']);
  });

  it('for recovery is sent only to an existing account', async () => {
    const contact = createTestEmailContact();
    const recovery = { op_type: 'recovery' };
    expect((await visitor.send(contact, recovery)).json.result.verified_status).toBe(2);
    await createTestUser(server.services, { email: contact.email });
    const { answer } = await visitor.verify(contact, recovery);
    expect(answer.json.result).toEqual({ op_type: 'recovery' });
  });
});

it('verifications: the database stores no readable code', async () => {
  const contact = createTestEmailContact();
  await visitor.send(contact);
  const row = await server.services.db
    .selectFrom('verifications')
    .selectAll()
    .where('contact', '=', contact.email)
    .where('device_id', '=', TEST_DEVICE_ID)
    .executeTakeFirstOrThrow();
  expect(row.code_hash).toHaveLength(32);
  expect(JSON.stringify({ ...row, code_hash: null })).not.toContain(visitor.lastCode());
});
