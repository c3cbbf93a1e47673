import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { brotliCompressSync, gzipSync } from 'node:zlib';
import { BRANDS } from '@quintet/brand/list';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { readServerConfig } from '../../base/config.ts';
import { startTestServer, type TestServer } from '../../test-server.ts';
import { createSiteFinder } from './hosts.ts';

const webRoot = mkdtempSync(join(tmpdir(), 'quintet-dist-'));
const [first, second, third] = BRANDS.map(({ slug }) => slug) as [string, string, string];
const NAVIGATION = { accept: 'text/html,*/*', 'sec-fetch-mode': 'navigate' };

function put(path: string, content: string | Buffer): void {
  const file = join(webRoot, path);
  mkdirSync(dirname(file), { recursive: true });
  writeFileSync(file, content);
}

let server: TestServer;
beforeAll(async () => {
  const script = `console.log(${JSON.stringify('x'.repeat(2000))})`;
  for (const slug of [first, second, 'universal']) put(`${slug}/index.html`, `<title>${slug}</title>`);
  put(`${first}/assets/app-1a2b.js`, script);
  put(`${first}/assets/app-1a2b.js.br`, brotliCompressSync(script));
  put(`${first}/assets/app-1a2b.js.gz`, gzipSync(script));
  put(`${first}/icon.svg`, '<svg/>');
  put(`${first}/terms.html`, '<h1>Terms</h1>');
  put(
    `${first}/headers.json`,
    JSON.stringify({ 'script-src': ["'sha256-abc='"], 'frame-src': ['https://captcha.example'] }),
  );
  put(`${first}/.vite/manifest.json`, '{}');
  put('secret.txt', 'secret');
  const { integrations } = readServerConfig({
    CAPTCHA_KEYS: `${second}=key`,
    CAPTCHA_ORIGINS: 'https://spare.example/path',
  });
  server = await startTestServer({
    config: { webRoot, brandHosts: { 'im.example.com': second, 'app.example.com': 'universal' }, integrations },
  });
});
afterAll(async () => {
  await server.close();
  rmSync(webRoot, { recursive: true });
});

const get = (path: string, host: string, headers: Record<string, string> = NAVIGATION) =>
  server.call('GET', path, { host, headers });

describe('the host', () => {
  it.each([
    [`${first}.localhost:4000`, first],
    [`${second}.localhost`, second],
    [`${second.toUpperCase()}.LOCALHOST:4000`, second],
    ['im.example.com', second],
    ['localhost:4000', 'universal'],
    ['127.0.0.1:4000', 'universal'],
    ['[::1]:4000', 'universal'],
    ['192.168.1.7:4000', 'universal'],
    ['app.example.com', 'universal'],
  ])('decides on the build: %s gets %s', async (host, slug) => {
    const answer = await get('/', host);
    expect([answer.status, answer.text]).toEqual([200, `<title>${slug}</title>`]);
  });

  it('decides on the brand of GET /brand/config', async () => {
    const named = async (host: string) => (await get('/brand/config', host)).json.result.brand;
    expect(await named(`${second}.localhost`)).toEqual(BRANDS[1]);
    expect(await named('im.example.com')).toEqual(BRANDS[1]);
    expect(await named('localhost')).toBeNull();
    expect(await named('app.example.com')).toBeNull();
  });

  it('gets 503 with an explanation if its brand has no build', async () => {
    const answer = await get('/', `${third}.localhost`);
    expect([answer.status, answer.text]).toEqual([503, expect.stringContaining('pnpm build')]);
  });

  it.each(['nobody.localhost', 'else.where.example', 'im.example.com.evil.example', 'localhost.evil.example', ''])(
    'an unknown host gets neither pages nor API: "%s"',
    async (host) => {
      for (const path of ['/', '/icon.svg', '/brand/config', '/api/v1/maintenance', '/dev/outbox']) {
        const answer = await server.call('GET', path, { headers: { ...NAVIGATION, host } });
        expect([path, answer.status, answer.json.error]).toEqual([path, 421, 'api.unknown_host']);
      }
      for (const path of ['/healthz', '/readyz'])
        expect((await server.call('GET', path, { headers: { host } })).status).toBe(200);
    },
  );

  it.each([
    ['development', {}, ['im.example.com', `${first}.localhost`, 'localhost', '127.0.0.1', '10.1.2.3', 'my.machine']],
    ['production', { isProduction: true }, ['im.example.com']],
    [
      'production without BRAND_HOSTS',
      { isProduction: true, brandHosts: {} },
      [`${first}.localhost`, 'localhost', '127.0.0.1', 'my.machine'],
    ],
  ])('%s accepts its own hosts only', (_name, config, expected) => {
    const findSite = createSiteFinder({
      ...readServerConfig({}),
      host: 'my.machine',
      brandHosts: { 'im.example.com': second },
      ...config,
    });
    const hosts = [
      'im.example.com',
      `${first}.localhost`,
      'localhost',
      '127.0.0.1',
      '10.1.2.3',
      'my.machine',
      'evil.example',
    ];
    expect(hosts.filter((host) => findSite(`${host}:4000`))).toEqual(expected);
  });
});

describe('plain localhost with DEFAULT_BRAND', () => {
  it('gets that brand, but still the universal build', async () => {
    const other = await startTestServer({ config: { webRoot, defaultBrand: BRANDS[1]!.id } });
    expect((await other.call('GET', '/brand/config')).json.result.brand.id).toBe(BRANDS[1]!.id);
    expect((await other.call('GET', '/', { headers: NAVIGATION })).text).toContain('universal');
    await other.close();
  });
});

describe('an address of the app', () => {
  it.each(['/login/phone', '/room/g12', '/guest-page/u7?tab=2', '/%E7%BE%A4'])(
    '%s gets index.html when a browser navigates to it',
    async (path) => {
      const answer = await get(path, `${first}.localhost`);
      expect([answer.status, answer.text]).toEqual([200, `<title>${first}</title>`]);
    },
  );

  it.each<Record<string, string>>([{}, { accept: '*/*' }])(
    'gets index.html for clients without `sec-fetch-mode`: %o',
    async (headers) => {
      expect((await get('/login/phone', `${first}.localhost`, headers)).text).toBe(`<title>${first}</title>`);
    },
  );

  it('gets 404 for requests other than navigation', async () => {
    const answer = await get('/login/phone', `${first}.localhost`, { 'sec-fetch-mode': 'no-cors', accept: '*/*' });
    expect([answer.status, answer.headers['content-type']]).toEqual([404, 'text/plain']);
  });

  it('is not sent for a missing asset or an unknown API path', async () => {
    expect((await get('/assets/gone-1.js', `${first}.localhost`)).status).toBe(404);
    expect((await get('/api/v1/gone', `${first}.localhost`)).json).toEqual({ error: 'api.not_found', result: null });
    expect((await server.call('POST', '/login/phone', { host: `${first}.localhost` })).status).toBe(404);
  });

  it('/terms is a separate page', async () => {
    expect((await get('/terms', `${first}.localhost`)).text).toBe('<h1>Terms</h1>');
  });
});

describe('a file', () => {
  const asset = (headers: Record<string, string>) => get('/assets/app-1a2b.js', `${first}.localhost`, headers);

  it('is compressed for clients that accept it', async () => {
    const [br, gz, plain, refused] = await Promise.all([
      asset({ 'accept-encoding': 'gzip, deflate, br' }),
      asset({ 'accept-encoding': 'gzip' }),
      asset({}),
      asset({ 'accept-encoding': 'br;q=0, gzip;q=0' }),
    ]);
    expect([br, gz, plain, refused].map(({ headers }) => headers['content-encoding'])).toEqual([
      'br',
      'gzip',
      undefined,
      undefined,
    ]);
    expect(br.headers['content-type']).toBe('text/javascript; charset=utf-8');
    expect(br.headers.vary).toBe('accept-encoding');
    expect(Number(br.headers['content-length'])).toBeLessThan(Number(plain.headers['content-length']));
  });

  it('with a hash in its name is cached for good, others are revalidated', async () => {
    expect((await asset({})).headers['cache-control']).toBe('public, max-age=31536000, immutable');
    expect((await get('/icon.svg', `${first}.localhost`)).headers['cache-control']).toBe('no-cache');
    expect((await get('/', `${first}.localhost`)).headers['cache-control']).toBe('no-cache');
  });

  it('is answered with 304 if it has not changed', async () => {
    const { headers } = await get('/icon.svg', `${first}.localhost`);
    const again = await get('/icon.svg', `${first}.localhost`, { 'if-none-match': `"other", W/${headers.etag}` });
    expect([again.status, again.text, again.headers.etag]).toEqual([304, '', headers.etag]);
    put(`${first}/icon.svg`, '<svg><path/></svg>');
    const changed = await get('/icon.svg', `${first}.localhost`, { 'if-none-match': headers.etag as string });
    expect([changed.status, changed.text]).toEqual([200, '<svg><path/></svg>']);
  });

  it('is described by HEAD', async () => {
    const answer = await server.call('HEAD', '/icon.svg', { host: `${first}.localhost` });
    expect([answer.status, answer.text, answer.headers['content-type']]).toEqual([
      200,
      '',
      'image/svg+xml; charset=utf-8',
    ]);
  });

  it.each([
    '/../secret.txt',
    '/..%2fsecret.txt',
    '/%2e%2e/secret.txt',
    '/headers.json',
    '/.vite/manifest.json',
    '/%00',
    '/%',
    '//secret.txt',
    '/..\\secret.txt',
  ])('outside of the build, hidden or only for us is not found: %s', async (path) => {
    const answer = await get(path, `${first}.localhost`, { accept: '*/*' });
    expect(answer.status).toBe(404);
    expect(answer.text).not.toContain('secret');
  });
});

describe('a page', () => {
  it('allows only this server and the sources of its build', async () => {
    const policy = (await get('/login', `${first}.localhost`)).headers['content-security-policy'];
    expect(policy).toContain("default-src 'self';");
    expect(policy).toContain("script-src 'self' 'sha256-abc=';");
    expect(policy).toContain("frame-src 'self' https://captcha.example");
    expect(policy).not.toContain('unsafe');
    expect(policy).not.toContain('geetest');
  });

  it('allows the captcha’s origins if its brand has a captcha', async () => {
    const origins = 'https://static.geetest.com https://gcaptcha4.geetest.com https://spare.example';
    for (const host of [`${second}.localhost`, 'localhost']) {
      const policy = (await get('/', host)).headers['content-security-policy'];
      expect(policy).toContain(`script-src 'self' ${origins};`);
      expect(policy).toContain(`img-src 'self' data: blob: ${origins};`);
      expect(policy).toContain("default-src 'self';");
    }
  });

  it('cannot be framed or sniffed', async () => {
    const { headers } = await get('/', `${first}.localhost`);
    expect(headers).toMatchObject({ 'x-frame-options': 'DENY', 'x-content-type-options': 'nosniff' });
    expect(headers).not.toHaveProperty('x-powered-by');
  });
});
