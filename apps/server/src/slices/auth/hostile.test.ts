import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { startTestServer, type TestServer } from '../../test-server.ts';
import { createLogger } from '../../base/log.ts';
import {
  createVerificationTestClient,
  TEST_DEVICE_ID,
  TEST_BRAND_HOST,
  createTestEmailContact,
  getWrongTestCode,
} from './test-verification-codes.ts';

let server: TestServer;
let visitor: ReturnType<typeof createVerificationTestClient>;
const lines: string[] = [];

beforeAll(async () => {
  const log = createLogger('trace', { write: (line: string) => void lines.push(line) });
  server = await startTestServer({ log, config: { trustProxy: 1, guestAllowance: 10_000 } });
  visitor = createVerificationTestClient(server);
});
afterAll(() => server.close());

const CONTACT = { mode: 'email', email: 'someone@quintet.example' };
const BROWSER = { device_type: 'web', device_id: TEST_DEVICE_ID };

/** A valid body for each operation that leads to a session. */
const WAYS: Record<string, Record<string, unknown>> = {
  '/api/v3/verification': { ...CONTACT, device_id: TEST_DEVICE_ID, op_type: 'register', lang: 'en', lot_number: 'x' },
  '/api/v1/verification/check': { ...CONTACT, ...BROWSER, code: '123456', op_type: 'register' },
  '/api/v1/login': { ...CONTACT, ...BROWSER, password: 'quintet5', grant_type: 'password' },
  '/api/v1/register': {
    ...CONTACT,
    device_id: TEST_DEVICE_ID,
    username: 'hostile2026',
    password: 'quintet5',
    nickname: 'Hostile',
    social_account: 'memo12',
    invite_code: 'nobody12',
    google_token: 'a.b.c',
  },
  '/api/v2/recovery': { ...CONTACT, device_id: TEST_DEVICE_ID, code: '123456', password: 'quintet5' },
  '/api/v2/oauth/google': { ...BROWSER, token: 'a.b.c', nonce: 'x' },
  '/api/v1/refresh': { refresh_token: 'made-up', device_id: TEST_DEVICE_ID, attempt: 'attempt-1' },
  '/api/v1/login/qrcode': BROWSER,
  '/api/v1/login/qrcode/validate': { data: 'x'.repeat(43), passcode: '123456', device_id: TEST_DEVICE_ID },
  '/api/v1/web/login': { ...BROWSER, data: 'x'.repeat(43) },
};

const ODD: unknown[] = [
  null,
  true,
  -1,
  1e308,
  '',
  ' ',
  '\u0000',
  'quintet\u00005@quintet.example',
  '\ud800',
  '‮evil',
  "' or 1=1 --",
  '{{7*7}}${7*7}',
  'x'.repeat(100_000),
  [],
  ['a', 'b'],
  {},
  { $ne: null },
  JSON.parse('{"__proto__":{"isAdmin":true}}'),
];

describe.each(Object.entries(WAYS))('%s', (path, good) => {
  it('refuses hostile values in any field without a 5xx and without a session', async () => {
    for (const field of Object.keys(good))
      for (const odd of ODD) {
        const ip = `192.0.2.${Math.floor(Math.random() * 250)}`;
        const headers = { 'x-forwarded-for': ip };
        const answer = await server.call('POST', path, {
          host: TEST_BRAND_HOST,
          headers,
          body: { ...good, [field]: odd },
        });
        expect(answer.status, `${field}: ${JSON.stringify(odd)?.slice(0, 60)} ${answer.text}`).toBeLessThan(500);
        expect(answer.json.result?.token).toBeUndefined();
      }
  });

  it('answers malformed bodies with 400', async () => {
    const nested = `${'['.repeat(50_000)}${']'.repeat(50_000)}`;
    for (const body of ['', 'null', '[]', '"x"', '{', '{"a":1,"a":2}', nested, `{"mode":${nested}}`, '\u0000']) {
      const headers = { 'content-type': 'application/json' };
      const { status, json } = await server.call('POST', path, { host: TEST_BRAND_HOST, headers, body });
      expect([status, typeof json.error]).toEqual([400, 'string']);
    }
  });
});

it('log: contains no token, password or code', async () => {
  const contact = createTestEmailContact();
  const post = (path: string, body: object, token?: string) => visitor.post(path, body, token ? { token } : {});
  await visitor.send(contact);
  const code = visitor.lastCode();
  await visitor.check(contact, getWrongTestCode(code));
  await visitor.check(contact, code);
  const account = { username: 'lifelong26', nickname: 'Lifelong', password: 'secret0001' };
  const { token, refresh_token } = (await post('/api/v1/register', { ...contact, ...account })).json.result;
  const login = { ...contact, grant_type: 'password', device_type: 'web' };
  await post('/api/v1/login', { ...login, password: 'secret0002' });
  await post('/api/v1/users/password', { old_password: 'secret0003', password: 'secret0004' }, token);
  await post('/api/v1/users/security-code', { security_code: '918273' }, token);
  await post('/api/v1/users/security-code', { old_code: '827364', security_code: '736455' }, token);
  const renewed = (await post('/api/v1/refresh', { refresh_token })).json.result;
  await visitor.send(contact, { op_type: 'recovery' });
  const second = visitor.lastCode();
  await visitor.check(contact, second, { op_type: 'recovery' });
  await post('/api/v2/recovery', { ...contact, code: second, password: 'secret0005' });
  await post('/api/v1/logout', {}, renewed.token);

  const text = lines.join('');
  const secrets = [
    token,
    refresh_token,
    renewed.token,
    renewed.refresh_token,
    'secret000',
    '918273',
    '827364',
    '736455',
  ];
  // A six-digit code may also occur within a longer number, such as a duration.
  const isTold = (secret: string) => new RegExp(`(?<![\\d.])${secret}(?!\\d)`).test(text);
  expect([...secrets, code, second].filter(isTold)).toEqual([]);
  expect(text).toContain('loginUser');
});
