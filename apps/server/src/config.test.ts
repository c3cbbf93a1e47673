import { expect, it } from 'vitest';
import { readConfig } from './config.ts';

it('needs nothing to be set', () => {
  expect(readConfig({})).toMatchObject({
    host: 'localhost',
    port: 4000,
    databaseUrl: null,
    demo: true,
    defaultBrand: null,
    brandHosts: {},
  });
  expect(readConfig({ DATA_DIR: '/somewhere' }).dataDir).toBe('/somewhere');
  expect(readConfig({ PORT: '', DEMO: '' })).toMatchObject({ port: 4000, demo: true });
});

it.each([
  [{ PORT: '80' }, { port: 80 }],
  [{ DEMO: '0' }, { demo: false }],
  [
    { BRAND_HOSTS: 'IM.Example.com=gu, talk.example.com=mee,' },
    { brandHosts: { 'im.example.com': 'gu', 'talk.example.com': 'mee' } },
  ],
])('reads %o', (env, expected) => {
  expect(readConfig(env)).toMatchObject(expected);
});

it.each([
  [{ PORT: 'x' }, /^PORT=x is not a whole number from 0 to 65535\. Correct it, or leave it out \(then 4000\)\.$/],
  [{ PORT: '70000' }, /^PORT=70000 is not/],
  [{ PORT: '-1' }, /^PORT=-1 is not/],
  [{ DEMO: 'maybe' }, /^DEMO=maybe is neither 1 nor 0\.$/],
  [{ S3_BUCKET: 'media' }, /^S3_ENDPOINT is missing: object storage wants/],
  [{ S3_ENDPOINT: 's3.example.com', S3_BUCKET: 'media' }, /^S3_ENDPOINT is no address that begins/],
  [{ OLDEST_APP: 'new' }, /^OLDEST_APP=new is no version/],
  [{ BRAND_HOSTS: 'im.example.com' }, /^BRAND_HOSTS has "im\.example\.com" in it; it wants host=brand pairs/],
])('refuses %o in one line', (env, message) => {
  expect(() => readConfig(env)).toThrow(message);
});
