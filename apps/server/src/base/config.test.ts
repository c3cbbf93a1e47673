import { expect, it } from 'vitest';
import { readServerConfig } from './config.ts';

it('configuration: needs no variable', () => {
  expect(readServerConfig({})).toMatchObject({
    host: 'localhost',
    port: 4000,
    databaseUrl: null,
    defaultBrand: null,
    brandHosts: {},
  });
  expect(readServerConfig({ DATA_DIR: '/somewhere' }).dataDir).toBe('/somewhere');
  expect(readServerConfig({ PORT: '' })).toMatchObject({ port: 4000 });
});

const WELLPAY = {
  WELLPAY_URL: 'https://pay.example/',
  WELLPAY_MERCHANT_ID: 'quintet',
  WELLPAY_KEYS: `2026=${'B'.repeat(43)}=,2025=${'A'.repeat(43)}`,
  WELLPAY_NOTIFY_URL: 'https://im.example/api/v1/payment/notify/wellpay',
};

it.each([
  [{ PORT: '80' }, { port: 80 }],
  [{ RATE_LIMIT_FACTOR: '0.5' }, { rateLimitFactor: 0.5 }],
  [
    { TOKEN_SECRETS: `${'A'.repeat(43)}=, ${'B'.repeat(64)}` },
    { tokenSecrets: [`${'A'.repeat(43)}=`, 'B'.repeat(64)] },
  ],
  [
    { BRAND_HOSTS: 'IM.Example.com=gu, talk.example.com=mee,' },
    { brandHosts: { 'im.example.com': 'gu', 'talk.example.com': 'mee' } },
  ],
  [{ BRAND_HOSTS: 'app.example.com=universal' }, { brandHosts: { 'app.example.com': 'universal' } }],
  [{ TRUST_PROXY: '0' }, { trustProxy: 0 }],
  [{ TRUST_PROXY: '2' }, { trustProxy: 2 }],
  [{ TRUST_PROXY: '10.0.0.0/8, ::1' }, { trustProxy: ['10.0.0.0/8', '::1'] }],
  [{ NODE_ENV: 'production' }, { isProduction: true }],
  [WELLPAY, { integrations: { wellpay: { url: 'https://pay.example', merchantId: 'quintet' } } }],
])('reads %o', (env, expected) => {
  expect(readServerConfig(env)).toMatchObject(expected);
});

it('configuration: keeps the order of the payment keys, of which the first signs', () => {
  const { keys } = readServerConfig(WELLPAY).integrations.wellpay!;
  expect([...keys]).toEqual([
    ['2026', `${'B'.repeat(43)}=`],
    ['2025', 'A'.repeat(43)],
  ]);
});

it.each([
  [{ PORT: 'x' }, /^PORT=x is not a whole number from 0 to 65535\. Correct it, or leave it out \(then 4000\)\.$/],
  [{ PORT: '70000' }, /^PORT=70000 is not/],
  [{ PORT: '-1' }, /^PORT=-1 is not/],
  [{ S3_BUCKET: 'media' }, /^S3_ENDPOINT is missing: object storage needs/],
  [{ S3_ENDPOINT: 's3.example.com', S3_BUCKET: 'media' }, /^S3_ENDPOINT is not an address that begins/],
  [{ OLDEST_APP: 'new' }, /^OLDEST_APP=new is not a version/],
  [{ BRAND_HOSTS: 'im.example.com' }, /^BRAND_HOSTS expects pairs like chat\.example\.com=gu/],
  [{ BRAND_HOSTS: 'a.example=nope' }, /^BRAND_HOSTS gives a\.example the unknown brand "nope"\. Brands: /],
  [
    { BRAND_HOSTS: 'https://a.example=gu' },
    /^BRAND_HOSTS has the host "https:\/\/a\.example"\. Write a host name only/,
  ],
  [{ DEFAULT_BRAND: 'nope' }, /^DEFAULT_BRAND=nope is not a brand\. Brands: /],
  [{ TRUST_PROXY: 'true' }, /^TRUST_PROXY=true is neither a number of proxies \(1\) nor their networks/],
  [{ TRUST_PROXY: '10.0.0.0/33' }, /^TRUST_PROXY=10\.0\.0\.0\/33 is neither/],
  [{ NODE_ENV: 'prod' }, /^NODE_ENV=prod is none of production, development, test/],
  [{ DATABASE_URL: 'nonsense' }, /^DATABASE_URL is not an address of a PostgreSQL\. It looks like postgresql:/],
  [{ DATABASE_URL: 'mysql://u:secret@h/d' }, /^DATABASE_URL is not an address of a PostgreSQL\.(?!.*secret)/],
  [
    { DATABASE_DIRECT_URL: 'postgresql://u:secret@h/d' },
    /^DATABASE_DIRECT_URL is set without DATABASE_URL\.(?!.*secret)/,
  ],
  [{ CAPTCHA_KEYS: 'nope=secret' }, /^CAPTCHA_KEYS has a key for an unknown brand\.(?!.*secret)/],
  [{ ...WELLPAY, WELLPAY_KEYS: '' }, /^WELLPAY_URL, WELLPAY_NOTIFY_URL, .* belong together/],
  [{ ...WELLPAY, WELLPAY_KEYS: 'k1=secret' }, /^WELLPAY_KEYS has a secret that is not(?!.*=secret)/],
  [{ ...WELLPAY, WELLPAY_KEYS: 'secret' }, /^WELLPAY_KEYS expects pairs like 2026=…,2025=…\.(?!.*secret)/],
  [
    { ...WELLPAY, WELLPAY_KEYS: `k1=${'B'.repeat(43)},k1=${'A'.repeat(43)}` },
    /^WELLPAY_KEYS has a name twice\. Correct it\.$/,
  ],
  [{ RATE_LIMIT_FACTOR: '0' }, /^RATE_LIMIT_FACTOR=0 is not a number above 0/],
  [
    { TOKEN_SECRETS: 'a pass phrase' },
    /^TOKEN_SECRETS has a secret that is not 32 bytes or more in base64\. Make one with/,
  ],
])('refuses %o in one line', (env, message) => {
  expect(() => readServerConfig(env)).toThrow(message);
});

it('configuration: reports all problems at once, each with its remedy', () => {
  const wrong = { PORT: 'x', ANNOUNCE: 'maybe', SMTP_URL: 'mail', S3_BUCKET: 'media', BRAND_HOSTS: 'a=nope,b=nope' };
  const told = () => readServerConfig(wrong);
  const names = [
    'PORT',
    'ANNOUNCE',
    'BRAND_HOSTS',
    'BRAND_HOSTS',
    'S3_ENDPOINT',
    'S3_ACCESS_KEY_ID',
    'S3_SECRET_ACCESS_KEY',
    'SMTP_URL',
  ];
  expect(told).toThrow(new RegExp(`^${names.map((name) => `${name}.*`).join('\\n')}$`));
});
