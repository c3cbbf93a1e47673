import { mkdtempSync, readdirSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import sharp from 'sharp';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { openReadyEventStreamTestClient } from '../../platform/events/test-client.ts';
import { startTestServer, type TestServer } from '../../test-server.ts';
import { createUndecodableTestMp4, createTestSharpImage, TEST_PDF_FILE } from '../../platform/media/test-files.ts';
import { runRecurringJobsInTest } from '../test-recurring-jobs.ts';
import { formatTestResponseCode } from '../test-chat.ts';
import { TEST_PASSWORD } from '../test-world.ts';
import { expireTestJobHeartbeats } from '../../platform/jobs/test-jobs.ts';
import { processQuickPostFileJob } from './file-jobs.ts';
import {
  requestTestUploadInfo,
  TEST_NO_FFMPEG_CONFIG,
  encodeTestPhotoJpeg,
  publishTestPost,
  putTestUpload,
  readTestPost,
  corruptTestUpload,
  uploadTestPostFile,
} from './test-post-media.ts';
import {
  createSocialTestGuestCall,
  processAllPostFilesInTest,
  type SocialTestUser,
  createSocialTestUser,
} from './test-social.ts';

const dataDir = mkdtempSync(join(tmpdir(), 'quintet-posts-'));
let server: TestServer;
let anna: SocialTestUser;
let bo: SocialTestUser;

beforeAll(async () => {
  server = await startTestServer({ config: { dataDir, media: TEST_NO_FFMPEG_CONFIG } });
  [anna, bo] = [
    await createSocialTestUser(server, { nickname: 'Anna' }),
    await createSocialTestUser(server, { nickname: 'Bo' }),
  ];
});
afterAll(async () => {
  await server.close();
  rmSync(dataDir, { recursive: true });
});

const upload = (...file: [SocialTestUser, string, string, Buffer]) => uploadTestPostFile(server, ...file);
const fetchBytes = async (url: string, headers: Record<string, string> = {}) => {
  const answer = await fetch(`${server.url}${url}`, { headers });
  return { status: answer.status, headers: answer.headers, body: Buffer.from(await answer.arrayBuffer()) };
};
const stored = () =>
  readdirSync(join(dataDir, 'media'), { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map(({ name }) => name);
const missing = '404 api.post.data_not_exist';

describe('a post with pictures', () => {
  it('is visible only to its author until they are ready, then shows them in several sizes', async () => {
    const { client } = await openReadyEventStreamTestClient(server.port, anna);
    const paths = [
      await upload(anna, 'image', 'jpg', await encodeTestPhotoJpeg()),
      await upload(anna, 'image', 'png', await createTestSharpImage(300, 500).png().toBuffer()),
    ];
    const made = await publishTestPost(anna, paths, { text: '两张' });
    const { id } = made.json.result;
    expect(made.json.result).toMatchObject({
      state: 'processing',
      media: [],
      progress: { done: 0, total: 2 },
      failure: null,
    });
    expect(formatTestResponseCode(await bo.ask('GET', `posts/${id}`))).toBe('403 api.post.audit_auditing');
    expect((await bo.ask('GET', 'recommend/public')).json.result.list).toEqual([]);

    await processAllPostFilesInTest(server.services);
    const told = (await client.nextEvent('post')).event.post;
    expect(told).toMatchObject({ id, state: 'published', progress: null });
    await client.close();
    const post = await readTestPost(bo, id);
    expect(Date.parse(post.create_at)).toBeGreaterThanOrEqual(Date.parse(made.json.result.create_at));
    expect(
      post.media.map(({ kind, width, height }: { kind: string; width: number; height: number }) => [
        kind,
        width,
        height,
      ]),
    ).toEqual([
      ['image', 1200, 1800],
      ['image', 300, 500],
    ]);
    const [first, second] = post.media;
    expect(first.variants.map(({ width, height }: { width: number; height: number }) => [width, height])).toEqual([
      [360, 540],
      [720, 1080],
      [1200, 1800],
    ]);
    expect([first.thumbnail_url, first.url]).toEqual([first.variants[1].url, first.variants[2].url]);
    expect([second.thumbnail_url, second.variants.length]).toEqual([second.url, 1]);
    const { headers, body } = await fetchBytes(first.url);
    expect(Object.fromEntries(headers)).toMatchObject({
      'content-type': 'image/webp',
      'cache-control': expect.stringContaining('immutable'),
      'x-content-type-options': 'nosniff',
    });
    const picture = await sharp(body).metadata();
    expect([picture.format, picture.width, picture.exif]).toEqual(['webp', 1200, undefined]);
    expect(first.thumbhash).toMatch(/^[\w+/]{20,}=*$/);
    const guest = await createSocialTestGuestCall(server)('GET', `guest/posts/${id}`);
    expect(guest.json.result.media).toEqual(post.media);
  });

  it('deletes them when it is deleted, also during processing', async () => {
    const { id } = (
      await publishTestPost(anna, [await upload(anna, 'image', 'jpg', await encodeTestPhotoJpeg(400, 300))])
    ).json.result;
    await processAllPostFilesInTest(server.services);
    const [{ url }] = (await readTestPost(anna, id)).media;
    const waiting = (
      await publishTestPost(anna, [await upload(anna, 'image', 'jpg', await encodeTestPhotoJpeg(400, 300))])
    ).json.result;
    const before = stored().length;
    for (const each of [id, waiting.id]) expect((await anna.ask('DELETE', `posts/${each}`)).json.result).toBe(true);
    await runRecurringJobsInTest(server.services);
    expect((await fetchBytes(url)).status).toBe(404);
    // Expected: one file less for the variant, one for the original. Deleting a post also starts a sweep after its response.
    await expect.poll(() => before - stored().length).toBe(2);
    await processAllPostFilesInTest(server.services);
    expect(formatTestResponseCode(await anna.ask('GET', `posts/${waiting.id}`))).toBe(missing);
  });

  it('deletes them, and unpublished uploads, when its author cancels the account', async () => {
    const before = stored().length;
    const leaver = await createSocialTestUser(server);
    const { id } = (
      await publishTestPost(leaver, [await upload(leaver, 'image', 'jpg', await encodeTestPhotoJpeg(400, 300))])
    ).json.result;
    await processAllPostFilesInTest(server.services);
    const [{ url }] = (await readTestPost(leaver, id)).media;
    await publishTestPost(leaver, [await upload(leaver, 'image', 'jpg', await encodeTestPhotoJpeg(400, 300))]);
    await upload(leaver, 'image', 'jpg', await encodeTestPhotoJpeg(400, 300));
    expect(stored().length).toBeGreaterThan(before);
    const body = { password: TEST_PASSWORD };
    const left = await server.call('DELETE', '/api/v1/users/me', { host: 'gu.localhost', token: leaver.token, body });
    expect(left.json).toEqual({ result: true });
    await runRecurringJobsInTest(server.services);
    expect((await fetchBytes(url)).status).toBe(404);
    await expect.poll(() => stored().length).toBe(before);
    await processAllPostFilesInTest(server.services);
    expect(stored().length).toBe(before);
  });

  it('is published once, and refuses files of others and files in use', async () => {
    const path = await upload(anna, 'image', 'jpg', await encodeTestPhotoJpeg(40, 30));
    const wrong = '400 api.body.param_invalid.file_paths';
    expect(formatTestResponseCode(await publishTestPost(bo, [path]))).toBe(wrong);
    expect(formatTestResponseCode(await publishTestPost(anna, [path, path]))).toBe(wrong);
    expect(formatTestResponseCode(await publishTestPost(anna, ['files/../../x.jpg']))).toBe(wrong);
    expect(formatTestResponseCode(await publishTestPost(anna, [`files/${'0'.repeat(32)}.jpg`]))).toBe(
      '410 api.file.expired',
    );
    const pending = (await requestTestUploadInfo(anna, 'image', 'jpg')).json.result.file_path;
    expect(formatTestResponseCode(await publishTestPost(anna, [pending]))).toBe(wrong);
    const clip = createUndecodableTestMp4({ width: 64, height: 64, seconds: 1 });
    const clips = [await upload(anna, 'video', 'mp4', clip), await upload(anna, 'video', 'mp4', clip)];
    expect(formatTestResponseCode(await publishTestPost(anna, clips))).toBe(wrong);
    expect(formatTestResponseCode(await publishTestPost(anna, [path, clips[0]!]))).toBe(wrong);
    const body = { cid: 'with-a-picture' };
    const answers = await Promise.all(Array.from({ length: 5 }, () => publishTestPost(anna, [path], body)));
    expect(new Set(answers.map(({ json }) => json.result?.id)).size).toBe(1);
    expect(formatTestResponseCode(await publishTestPost(anna, [path]))).toBe(wrong);
    await processAllPostFilesInTest(server.services);
  });

  it.each([
    ['image', 'svg', '', '400 api.body.param_invalid.extension'],
    ['video', 'avi', '', '400 api.body.param_invalid.extension'],
    ['image', 'jpg', '&size=15728641', '400 api.file.image_too_large'],
    ['video', 'mp4', '&size=209715201', '400 api.body.param_invalid.size'],
    ['video', 'mp4', '&size=9&duration=3601', '400 api.body.param_invalid.duration'],
  ])('refuses an upload of %s .%s%s', async (kind, extension, more, expected) => {
    expect(formatTestResponseCode(await requestTestUploadInfo(anna, kind, extension, more))).toBe(expected);
  });

  it('refuses a file that is not a picture, already at the upload', async () => {
    const { url } = (await requestTestUploadInfo(anna, 'image', 'jpg', `&size=${TEST_PDF_FILE.length}`)).json.result;
    expect(formatTestResponseCode(await putTestUpload(server, url, TEST_PDF_FILE))).toBe('400 api.file.not_allowed');
    const silent = await createSocialTestUser(server, { can_post: false });
    expect(formatTestResponseCode(await requestTestUploadInfo(silent, 'image', 'jpg'))).toBe('403 api.forbidden');
  });
});

describe('a post with a video', () => {
  it('supports ranges and shows the uploaded poster', async () => {
    const clip = createUndecodableTestMp4({ width: 720, height: 1280, seconds: 9 });
    const video = await upload(anna, 'video', 'mp4', clip);
    const poster_path = await upload(anna, 'image', 'jpg', await createTestSharpImage(720, 1280).jpeg().toBuffer());
    const { id } = (await publishTestPost(anna, [video], { poster_path })).json.result;
    await processAllPostFilesInTest(server.services);
    const [media] = (await readTestPost(bo, id)).media;
    expect(media).toMatchObject({ kind: 'video', content_type: 'video/mp4', width: 720, height: 1280, duration: 9 });
    expect((await fetchBytes(media.thumbnail_url)).headers.get('content-type')).toBe('image/webp');
    const part = await fetchBytes(media.url, { range: 'bytes=4-7' });
    expect([part.status, part.body.toString()]).toEqual([206, 'ftyp']);
    expect(part.headers.get('content-type')).toBe('video/mp4');
    expect((await fetchBytes(media.url, { range: `bytes=${clip.length}-` })).status).toBe(416);
    expect((await fetchBytes('/media/posts/..%2f..%2fsecret')).status).toBe(404);
    await runRecurringJobsInTest(server.services);
    const poster = /[0-9a-f]{32}/.exec(poster_path)![0];
    expect(stored().filter((name) => name.includes(poster))).toEqual([]);
  });
});

describe('processing files', () => {
  it('reports a failure to the author and runs again on retry', async () => {
    const good = await encodeTestPhotoJpeg(40, 30);
    const path = await upload(anna, 'image', 'jpg', good);
    const file = await corruptTestUpload(server, path);
    const { client } = await openReadyEventStreamTestClient(server.port, anna);
    await client.drain();
    const { id } = (await publishTestPost(anna, [path])).json.result;
    await processAllPostFilesInTest(server.services);
    expect((await client.nextEvent('post')).event.post).toMatchObject({
      id,
      state: 'failed',
      failure: 'api.file.not_processed',
    });
    expect(await readTestPost(anna, id)).toMatchObject({ state: 'failed', progress: { done: 0, total: 1 } });
    expect(formatTestResponseCode(await bo.ask('GET', `posts/${id}`))).toBe('403 api.post.audit_auditing');
    expect(formatTestResponseCode(await bo.ask('POST', `posts/${id}/retry`))).toBe('403 api.post.audit_auditing');

    await server.services.store.put(`accepted/${file}`, good, 'image/jpeg');
    expect((await anna.ask('POST', `posts/${id}/retry`)).json.result).toMatchObject({
      state: 'processing',
      failure: null,
    });
    await processAllPostFilesInTest(server.services);
    expect((await client.nextEvent('post')).event.post).toMatchObject({ id, state: 'published', failure: null });
    expect((await anna.ask('POST', `posts/${id}/retry`)).json.result).toMatchObject({ state: 'published' });
    await client.close();
  });

  it('continues after an instance dies, and fails the post after repeated deaths', async () => {
    const { services } = server;
    const die = async () => {
      await services.jobs.boss.fetch(processQuickPostFileJob.name, { ignoreStartAfter: true });
      await expireTestJobHeartbeats(services, processQuickPostFileJob);
    };
    const path = await upload(anna, 'image', 'jpg', await encodeTestPhotoJpeg(40, 30));
    const { id } = (await publishTestPost(anna, [path])).json.result;
    await services.jobs.boss.fetch(processQuickPostFileJob.name);
    await processAllPostFilesInTest(services);
    expect((await readTestPost(anna, id)).state).toBe('processing');
    await expireTestJobHeartbeats(services, processQuickPostFileJob);
    await processAllPostFilesInTest(services, { hasDelays: false });
    expect((await readTestPost(anna, id)).state).toBe('published');

    const deadly = (
      await publishTestPost(anna, [await upload(anna, 'image', 'jpg', await encodeTestPhotoJpeg(40, 30))])
    ).json.result;
    for (let attempt = 1; attempt <= 3; attempt += 1) await die();
    await processAllPostFilesInTest(services, { hasDelays: false });
    expect(await readTestPost(anna, deadly.id)).toMatchObject({ state: 'failed', failure: 'api.file.not_processed' });
  });

  it('runs once under several instances', async () => {
    const paths = await Promise.all(
      Array.from({ length: 6 }, async () => upload(anna, 'image', 'jpg', await encodeTestPhotoJpeg(40, 30))),
    );
    const { id } = (await publishTestPost(anna, paths)).json.result;
    await Promise.all(Array.from({ length: 3 }, () => processAllPostFilesInTest(server.services)));
    const post = await readTestPost(anna, id);
    expect([post.state, post.media.length]).toEqual(['published', 6]);
    expect(post.media.map(({ file_path }: { file_path: string }) => file_path)).toEqual(paths);
    const ids = paths.map((path) => path.slice('files/'.length).split('.')[0]);
    const jobs = await server.services.jobs.boss.findJobs<{ file_id: string }>(processQuickPostFileJob.name);
    const own = jobs.filter(({ data }) => ids.includes(data.file_id));
    expect(own.map(({ state, retryCount }) => [state, retryCount])).toEqual(paths.map(() => ['completed', 0]));
  });
});
