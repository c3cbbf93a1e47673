import { beforeEach, describe, expect, it } from 'vitest';
import { useTestServer } from '../../use-test-server.ts';
import { writeSetting } from '../../base/database/settings.ts';
import { createTestUser, TEST_PASSWORD } from '../test-world.ts';
import { useFrozenTestClock } from './test-clock.ts';
import { createVerificationTestClient, TEST_BRAND_HOST, createTestEmailContact } from './test-verification-codes.ts';

const server = useTestServer();
const visitor = createVerificationTestClient(server);
let count = 0;
const after = useFrozenTestClock();

beforeEach(() => after(24 * 60 * 60));

const form = (fields: object = {}) => ({
  password: TEST_PASSWORD,
  username: `visitor${(count += 1)}`,
  nickname: 'Nguyễn Văn 小明',
  ...fields,
});
const register = (fields: object, options = {}) => visitor.post('/api/v1/register', form(fields), options);
const setOptions = (value: object) => writeSetting(server.services.db, 'registration', value, new Date());

describe('registering', () => {
  it.each([
    ['e-mail', createTestEmailContact(), 2],
    ['phone', { mode: 'phone', country: 'PH', phone: '09171234567' } as const, 1],
  ])('by %s makes an account and signs it in', async (_name, contact, type) => {
    await visitor.verify(contact);
    const { status, json } = await register({ ...contact, social_account: 'memo1' });
    expect(status).toBe(200);
    const { token } = json.result;
    const me = (await server.call('GET', '/api/v1/users/me', { host: TEST_BRAND_HOST, token })).json.result;
    expect(me).toMatchObject({ type, nickname: 'Nguyễn Văn 小明', social_account: 'memo1', has_password: true });
    const login = { ...contact, password: TEST_PASSWORD, grant_type: 'password', device_type: 'web' };
    expect((await visitor.post('/api/v1/login', login)).json.result.user_id).toBe(me.id);
    if (contact.mode === 'phone') {
      const national = { ...login, phone: '9171234567' };
      expect((await visitor.post('/api/v1/login', national)).json.result.user_id).toBe(me.id);
    }
    const row = server.services.db.selectFrom('users').select('password_hash').where('id', '=', me.id);
    expect((await row.executeTakeFirstOrThrow()).password_hash).toMatch(/^\$argon2id\$/);
  });

  it('requires a contact verified recently on this device, for this brand and purpose', async () => {
    const contact = createTestEmailContact();
    const refused = { status: 400, json: { error: 'api.data_invalid' } };
    expect(await register(contact)).toMatchObject(refused);
    await visitor.send(contact);
    expect(await register(contact)).toMatchObject(refused);
    await visitor.check(contact, visitor.lastCode());
    expect(await register(contact, { device_id: 'device-0002' })).toMatchObject(refused);
    expect(await register(contact, { host: 'mee.localhost' })).toMatchObject(refused);
    expect(await register(createTestEmailContact())).toMatchObject(refused);
    after(31 * 60);
    expect(await register(contact)).toMatchObject(refused);
  });

  it('creates one account under concurrent requests', async () => {
    const contact = createTestEmailContact();
    await visitor.verify(contact);
    const answers = await Promise.all(Array.from({ length: 5 }, () => register(contact)));
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 400, 400, 400, 400]);
  });

  it('refuses a taken account ID, ignoring case, and the contact stays verified', async () => {
    await createTestUser(server.services, { username: 'Taken123' });
    const contact = createTestEmailContact();
    await visitor.verify(contact);
    const answer = await register({ ...contact, username: 'tAKEN123' });
    expect([answer.status, answer.json.error]).toEqual([409, 'api.data_exist']);
    expect((await register(contact)).status).toBe(200);
  });

  it.each([
    ['password', 'abcd123'],
    ['password', 'abcdefgh'],
    ['password', 'abcd 1234'],
    ['password', 'a1'.repeat(9)],
    ['username', 'abc12'],
    ['username', 'abcdef'],
    ['username', 'abc_123'],
    ['nickname', 'ab'],
    ['nickname', '    '],
    ['nickname', ' ab '],
    ['nickname', 'a<b>c'],
    ['nickname', '\u0301\u0301\u0301'],
    ['nickname', 'a'.repeat(31)],
    ['social_account', 'abcd'],
    ['social_account', 'with space'],
    ['invite_code', 'abc'],
    ['invite_code', 'nobody12'],
    ['nickname', { $ne: 1 }],
    ['username', "a1'; drop table users; --"],
    ['mode', 'admin'],
  ])('refuses %s %j', async (field, value) => {
    const contact = createTestEmailContact();
    await visitor.verify(contact);
    const answer = await register({ ...contact, [field]: value });
    expect([answer.status, answer.json.error]).toEqual([400, `api.body.param_invalid.${field}`]);
  });

  it('refuses unknown fields and ignores an unverified second contact', async () => {
    const contact = createTestEmailContact();
    await visitor.verify(contact);
    const tampered = { id: 'u1', status: 2, type: 3, brand: 'MEE', can_create_group: false, backstage_memo: 'vip' };
    for (const [name, value] of Object.entries(tampered))
      expect((await register({ ...contact, [name]: value })).json.error).toBe(`api.body.param_invalid.${name}`);
    const { json } = await register({ ...contact, phone: '13800138000', country: 'CN' });
    const me = await server.call('GET', '/api/v1/users/me', { host: TEST_BRAND_HOST, token: json.result.token });
    expect(me.json.result).toMatchObject({ type: 2, status: 1, phone: null, backstage_memo: null });
  });

  it('accepts the invite code of an open account', async () => {
    const { id } = await createTestUser(server.services);
    await server.services.db.insertInto('invite_codes').values({ code: 'Friend1', user_id: id }).execute();
    const contact = createTestEmailContact();
    await visitor.verify(contact);
    const { json } = await register({ ...contact, invite_code: 'friend1' });
    expect(json.result).toBeDefined();
    await server.services.db.updateTable('users').set({ delete_at: new Date() }).where('id', '=', id).execute();
    const other = createTestEmailContact();
    await visitor.verify(other);
    expect((await register({ ...other, invite_code: 'friend1' })).json.error).toBe(
      'api.body.param_invalid.invite_code',
    );
  });

  it('treats optional fields as the operator configured', async () => {
    const contact = createTestEmailContact();
    await visitor.verify(contact);
    await setOptions({ social_account: 3 });
    expect((await server.call('GET', '/api/v1/register')).json.result).toEqual({ social_account: 3, invite_code: 2 });
    expect((await register(contact)).json.error).toBe('api.body.param_invalid.social_account');
    await setOptions({ social_account: 1, invite_code: 1 });
    const { json } = await register({ ...contact, social_account: 'memo1', invite_code: 'nobody12' });
    const me = await server.call('GET', '/api/v1/users/me', { host: TEST_BRAND_HOST, token: json.result.token });
    expect(me.json.result.social_account).toBeNull();
    await setOptions({});
  });
});
