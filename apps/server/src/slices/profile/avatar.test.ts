import { randomBytes } from 'node:crypto';
import { mkdtempSync, readdirSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import sharp from 'sharp';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createTestMultipartForm } from '../../platform/http/test-form.ts';
import { startTestServer, type TestServer } from '../../test-server.ts';
import { formatTestResponseCode } from '../test-chat.ts';
import { createTestUser, type TestUser } from '../test-world.ts';

const MEGABYTE = 1024 * 1024;
const dataDir = mkdtempSync(join(tmpdir(), 'quintet-avatar-'));
let server: TestServer;
let me: TestUser;

beforeAll(async () => {
  server = await startTestServer({ config: { dataDir } });
  me = await createTestUser(server.services);
});
afterAll(async () => {
  await server.close();
  rmSync(dataDir, { recursive: true });
});

const picture = (width: number, height = width) =>
  sharp({ create: { width, height, channels: 3, background: '#c35' } });
const upload = (image: Buffer, field = 'image') =>
  server.call('POST', '/api/v1/users/avatar', {
    host: 'gu.localhost',
    token: me.token,
    ...createTestMultipartForm(field, image),
  });
const files = () => readdirSync(join(dataDir, 'media/avatars')).length;

describe('an avatar', () => {
  it('is stored in two sizes, without metadata, and is cacheable', async () => {
    const source = await picture(360)
      .jpeg()
      .withExif({ IFD0: { Artist: 'Somebody' }, IFD3: { GPSLatitude: '31/1 14/1 0/1' } })
      .toBuffer();
    expect((await sharp(source).metadata()).exif).toBeDefined();
    const { status, json } = await upload(source);
    expect(status).toBe(200);
    for (const [name, side] of [
      ['avatar', 360],
      ['avatar_thumbnail', 120],
    ] as const) {
      const answer = await fetch(`${server.url}${json.result[name]}`);
      expect(Object.fromEntries(answer.headers)).toMatchObject({
        'content-type': 'image/webp',
        'x-content-type-options': 'nosniff',
        'cache-control': expect.stringContaining('immutable'),
        'content-security-policy': expect.stringContaining('sandbox'),
      });
      const kept = await sharp(Buffer.from(await answer.arrayBuffer())).metadata();
      expect(kept).toMatchObject({ width: side, height: side, format: 'webp' });
      expect(kept.exif).toBeUndefined();
    }
    const user = await server.call('GET', '/api/v1/users/me', { host: 'gu.localhost', token: me.token });
    expect(user.json.result).toMatchObject(json.result);
  });

  it('replaces the former avatar and deletes its files', async () => {
    const first = (await upload(await picture(360).png().toBuffer())).json.result;
    const before = files();
    const second = (await upload(await picture(360).webp().toBuffer())).json.result;
    expect(second.avatar).not.toBe(first.avatar);
    expect(files()).toBe(before);
    expect((await fetch(`${server.url}${first.avatar}`)).status).toBe(404);
  });

  it('with an EXIF rotation is measured after rotating', async () => {
    const lying = await picture(360).jpeg().withMetadata({ orientation: 6 }).toBuffer();
    expect((await upload(lying)).status).toBe(200);
  });

  it.each([
    ['has another size', async () => picture(361).png().toBuffer(), '400 api.file.avatar_size'],
    ['is not square', async () => picture(360, 359).png().toBuffer(), '400 api.file.avatar_size'],
    ['is text', async () => Buffer.from('no picture'), '400 api.file.not_allowed'],
    ['is empty', async () => Buffer.alloc(0), '400 api.file.not_allowed'],
    [
      'contains a script',
      async () =>
        Buffer.from('<svg xmlns="http://www.w3.org/2000/svg" width="360" height="360"><script>1</script></svg>'),
      '400 api.file.not_allowed',
    ],
    ['is cut off', async () => (await picture(360).png().toBuffer()).subarray(0, 200), '400 api.file.not_allowed'],
    ['is huge when decoded', async () => picture(9000).png().toBuffer(), '400 api.file.not_allowed'],
    ['exceeds 15 MB', async () => randomBytes(15 * MEGABYTE + 1), '413 api.file.image_too_large'],
  ])('is refused, and changes nothing, if it %s', async (_what, source, expected) => {
    const before = files();
    expect(formatTestResponseCode(await upload(await source()))).toBe(expected);
    expect(files()).toBe(before);
  });

  it('requires the form field and a signed-in user', async () => {
    const source = await picture(360).png().toBuffer();
    expect(formatTestResponseCode(await upload(source, 'picture'))).toBe('400 api.body.param_invalid.picture');
    const plain = { host: 'gu.localhost', token: me.token, body: source, headers: { 'content-type': 'image/png' } };
    expect(formatTestResponseCode(await server.call('POST', '/api/v1/users/avatar', plain))).toBe(
      '400 api.body.param_invalid.image',
    );
    const torn = { ...createTestMultipartForm('image', source), host: 'gu.localhost', token: me.token };
    const half = { ...torn, body: torn.body.subarray(0, 300) };
    expect(formatTestResponseCode(await server.call('POST', '/api/v1/users/avatar', half))).toBe(
      '400 api.body.param_invalid.image',
    );
    const guest = { host: 'gu.localhost', ...createTestMultipartForm('image', source) };
    expect(formatTestResponseCode(await server.call('POST', '/api/v1/users/avatar', guest))).toBe(
      '401 api.unauthorized',
    );
  });

  it('is served only by its exact name', async () => {
    for (const name of ['x.webp', '..%2f..%2fpostgres.log', `${'0'.repeat(32)}.webp`, '%00'])
      expect((await fetch(`${server.url}/media/avatars/${name}`)).status).toBeGreaterThanOrEqual(400);
  });
});
