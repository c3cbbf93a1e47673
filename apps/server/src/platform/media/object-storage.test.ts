import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import sharp from 'sharp';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { buildContentSecurityPolicy } from '../hosting/content-security-policy.ts';
import { createTestDatabase } from '../../base/database/test-database.ts';
import { startTestServer, type TestServer } from '../../test-server.ts';
import { runRecurringJobsInTest } from '../../slices/test-recurring-jobs.ts';
import { processAllPostFilesInTest, createSocialTestUser } from '../../slices/social/test-social.ts';
import { formatTestResponseCode } from '../../slices/test-chat.ts';
import { createUploadTestClient } from '../../slices/test-uploads.ts';
import { createTestCid, createTestGroup, createTestUser, type TestUser } from '../../slices/test-world.ts';
import { createUndecodableTestMp4, createTestSharpImage, TEST_PDF_FILE, createTestMp3 } from './test-files.ts';
import { startTestS3 } from './test-s3.ts';

const DAY = 24 * 3600_000;
const dataDir = mkdtempSync(join(tmpdir(), 'quintet-s3-'));
let s3: Awaited<ReturnType<typeof startTestS3>>;
let database: Awaited<ReturnType<typeof createTestDatabase>>;
let server: TestServer;
/** Another instance with its own folder. */
let second: TestServer;
let now = () => new Date();
let anna: TestUser;
let group: string;
let u: ReturnType<typeof createUploadTestClient>;

beforeAll(async () => {
  s3 = await startTestS3();
  const media = { s3: s3.config, ffmpeg: '/nowhere/ffmpeg', ffprobe: '/nowhere/ffprobe' };
  database = await createTestDatabase();
  const { connectionConfig } = database;
  server = await startTestServer({ connectionConfig, config: { dataDir, media } });
  second = await startTestServer({
    connectionConfig,
    config: { dataDir: join(dataDir, 'second'), media },
    clock: () => now(),
  });
  anna = await createTestUser(server.services);
  group = await createTestGroup(server.services, [anna]);
  u = createUploadTestClient(server);
});
afterAll(async () => {
  await server.close();
  await second.close();
  await database.drop();
  await s3.close();
  rmSync(dataDir, { recursive: true });
});

/** Uploads directly to object storage, like a browser. */
async function put(target: { url: string; file_path: string }, body: Buffer): Promise<string> {
  expect(target.url).toMatch(/^http:\/\/127\.0\.0\.1:\d+\/quintet\/incoming\//);
  const { status } = await fetch(target.url, { method: 'PUT', body: new Uint8Array(body) });
  return status === 200 ? target.file_path : String(status);
}
async function tidyUpLater(milliseconds: number): Promise<void> {
  now = () => new Date(Date.now() + milliseconds);
  try {
    await runRecurringJobsInTest(second.services);
  } finally {
    now = () => new Date();
  }
}
const uploadTo = async (kind: 'image' | 'video' | 'voice' | 'file', extension: string, body: Buffer) =>
  put((await u.ask(anna, group, kind, extension, `&size=${body.length}`)).json.result, body);

describe('with object storage', () => {
  it('uploads and downloads go there directly, and files are checked in between', async () => {
    const clip = createUndecodableTestMp4({ width: 640, height: 360, seconds: 7 });
    const path = await uploadTo('video', 'mp4', clip);
    const poster_path = await uploadTo('image', 'jpg', await createTestSharpImage(640, 360).jpeg().toBuffer());
    const cid = createTestCid();
    const answers = await Promise.all(
      Array.from({ length: 4 }, () => u.sendFile(anna, group, 'video', path, { poster_path, filename: 'a.mp4', cid })),
    );
    expect(new Set(answers.map(({ json }) => json.result?.id)).size).toBe(1);
    const { id, media } = answers[0]!.json.result;
    expect(media).toMatchObject({ width: 640, height: 360, duration: 7, content_type: 'video/mp4' });
    const redirect = await fetch(`${server.url}${media.url}`, { redirect: 'manual' });
    expect([redirect.status, redirect.headers.get('cache-control')]).toEqual([302, 'private, max-age=60']);
    expect(redirect.headers.get('location')).toContain(s3.config.endpoint);
    const { searchParams } = new URL(redirect.headers.get('location')!);
    const [, date, time] = /^(\d{8})T(\d{6})Z$/.exec(searchParams.get('X-Amz-Date')!)!;
    const from = Date.parse(`${date} ${time}Z`.replace(/(....)(..)(..) (..)(..)(..)Z/, '$1-$2-$3T$4:$5:$6Z'));
    expect(from + Number(searchParams.get('X-Amz-Expires')) * 1000).toBeLessThan(Date.now() + 11 * 60_000);
    const part = await fetch(`${server.url}${media.url}`, { headers: { range: 'bytes=4-7' } });
    expect([part.status, await part.text(), part.headers.get('content-disposition')]).toEqual([
      206,
      'ftyp',
      'attachment; filename=a.mp4',
    ]);
    const thumbnail = await fetch(`${server.url}${media.thumbnail_url}`, { redirect: 'manual' });
    expect([thumbnail.status, thumbnail.headers.get('content-type')]).toEqual([200, 'image/webp']);

    await u.remove(anna, `/api/v1/messages/${id}`);
    await expect.poll(() => s3.keys().filter((key) => key.includes(media.file_id))).toEqual([]);
  });

  it('a repeated upload does not replace the file of a message, and is deleted', async () => {
    const bytes = createTestMp3(3);
    const target = (await u.ask(anna, group, 'voice', 'mp3', `&size=${bytes.length}`)).json.result;
    await put(target, bytes);
    const { media } = (await u.sendFile(anna, group, 'audio', target.file_path)).json.result;
    const other = Buffer.from(bytes).fill(0, 9);
    await put(target, other);
    expect(Buffer.from(await (await fetch(`${server.url}${media.url}`)).arrayBuffer())).toEqual(bytes);
    await put((await u.ask(anna, group, 'voice', 'mp3', `&size=${bytes.length}`)).json.result, bytes);
    expect(s3.keys().filter((key) => key.startsWith('incoming/'))).toHaveLength(2);
    await tidyUpLater(26 * 3600_000);
    expect(s3.keys().filter((key) => key.startsWith('incoming/'))).toEqual([]);
  });

  it('a repeated upload does not replace the accepted file of a post', async () => {
    const bo = await createSocialTestUser(server);
    const [small, large] = await Promise.all(
      [createTestSharpImage(60, 40), createTestSharpImage(90, 40)].map((each) => each.png().toBuffer()),
    );
    const [mine, other] = [small!, large!].map((bytes) => Buffer.concat([bytes, Buffer.alloc(2000 - bytes.length)]));
    const info = (await bo.ask('GET', `posts/upload-info?kind=image&extension=png&size=2000`)).json.result;
    const file_paths = [await put(info, mine!)];
    const { id } = (await bo.ask('POST', 'posts', { text: '', file_paths })).json.result;
    await put(info, other!);
    await processAllPostFilesInTest(server.services);
    const post = (await bo.ask('GET', `posts/${id}`)).json.result;
    expect(post).toMatchObject({ state: 'published', media: [{ width: 60, height: 40 }] });
    await tidyUpLater(26 * 3600_000);
    const file = /[0-9a-f]{32}/.exec(info.file_path)![0];
    expect(s3.keys().filter((key) => key.includes(file))).toEqual([`posts/${file.slice(0, 2)}/${file}-60.webp`]);
  });

  it('a file that does not match its type is refused when it is sent', async () => {
    const path = await uploadTo('image', 'png', TEST_PDF_FILE);
    expect(formatTestResponseCode(await u.sendFile(anna, group, 'image', path))).toBe('400 api.file.not_allowed');
    expect(formatTestResponseCode(await u.sendFile(anna, group, 'image', path))).toBe('400 api.file.not_allowed');
    const nothing = (await u.ask(anna, group, 'image', 'png', '&size=9')).json.result.file_path;
    expect(formatTestResponseCode(await u.sendFile(anna, group, 'image', nothing))).toBe(
      '400 api.body.param_invalid.file_path',
    );
    const target = (await u.ask(anna, group, 'file', 'pdf', `&size=${TEST_PDF_FILE.length - 1}`)).json.result;
    expect(await put(target, TEST_PDF_FILE)).toBe('403');
  });

  it('a form upload, and one of unknown size, go through the server', async () => {
    const { url, file_path } = (await u.ask(anna, group, 'file', 'pdf')).json.result;
    expect(url).toMatch(/^\/api\/v1\/files\/uploads\//);
    expect((await u.put(url, TEST_PDF_FILE)).json.result.is_complete).toBe(true);
    expect((await u.sendFile(anna, group, 'file', file_path, { filename: 'a.pdf' })).status).toBe(200);
  });

  it('posts are made from its files, and pictures are served by the server', async () => {
    const bo = await createSocialTestUser(server);
    const picture = await createTestSharpImage(900, 600).jpeg().toBuffer();
    const info = await bo.ask('GET', `posts/upload-info?kind=image&extension=jpg&size=${picture.length}`);
    const file_paths = [await put(info.json.result, picture)];
    const { id } = (await bo.ask('POST', 'posts', { text: '', file_paths })).json.result;
    await processAllPostFilesInTest(server.services);
    const post = (await bo.ask('GET', `posts/${id}`)).json.result;
    expect(post).toMatchObject({ state: 'published', media: [{ width: 900, height: 600 }] });
    const answer = await fetch(`${server.url}${post.media[0].url}`, { redirect: 'manual' });
    expect((await sharp(Buffer.from(await answer.arrayBuffer())).metadata()).width).toBe(900);
    await bo.ask('DELETE', `posts/${id}`);
    const file = /[0-9a-f]{32}/.exec(file_paths[0]!)![0];
    // The sweep runs after the response to the deletion.
    await expect.poll(() => s3.keys().filter((key) => key.includes(file))).toEqual([]);
  });

  it('a file uploaded at one instance is sent, shown and deleted at another, for messages and posts', async () => {
    const path = await uploadTo('voice', 'mp3', createTestMp3(3));
    const sent = await createUploadTestClient(second).sendFile(anna, group, 'audio', path);
    const { id, media } = sent.json.result;
    const read = (by: TestServer, url: string) => fetch(`${by.url}${url}`);
    expect(Buffer.from(await (await read(server, media.url)).arrayBuffer())).toEqual(createTestMp3(3));

    const [here, there] = await Promise.all([server, second].map((each) => createSocialTestUser(each)));
    const picture = await createTestSharpImage(60, 40).jpeg().toBuffer();
    const info = await here!.ask('GET', `posts/upload-info?kind=image&extension=jpg&size=${picture.length}`);
    const file_paths = [await put(info.json.result, picture)];
    const post = await second.call('POST', '/social/api/posts', {
      host: 'gu.localhost',
      token: here!.token,
      body: { text: '', file_paths },
    });
    await processAllPostFilesInTest(second.services);
    const shown = (await there!.ask('GET', `posts/${post.json.result.id}`)).json.result;
    expect((await read(server, shown.media[0].url)).status).toBe(200);

    await tidyUpLater(14 * DAY + 60_000);
    expect(s3.keys().filter((key) => key.includes(media.file_id))).toEqual([]);
    const after = (await u.get(anna, `/api/v1/groups/${group}/messages/${id}`)).json.result;
    expect(after.media).toMatchObject({ url: null });
    expect(formatTestResponseCode(await server.call('GET', media.url))).toBe('410 api.file.expired');
    // Files of posts do not expire.
    expect((await read(server, shown.media[0].url)).status).toBe(200);
  });

  it('the page policy allows loading from there', async () => {
    const policy = await buildContentSecurityPolicy('/nowhere', { captcha: [], media: ['https://media.example.com'] });
    for (const name of ['img-src', 'media-src', 'connect-src'])
      expect(policy).toMatch(new RegExp(`${name} [^;]*https://media\\.example\\.com`));
    expect(policy).toContain("script-src 'self';");
  });
});
