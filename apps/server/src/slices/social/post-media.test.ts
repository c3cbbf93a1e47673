import { mkdtempSync, readdirSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import sharp from 'sharp';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { openReadyTestStream } from '../../platform/events/test-client.ts';
import { startTestServer, type TestServer } from '../../test-server.ts';
import { createMp4, createPlainImage, PDF_FILE } from '../../platform/media/test-files.ts';
import { runCleanupJobs } from '../test-cleanup.ts';
import { formatAnswerCode } from '../test-chat.ts';
import { TEST_PASSWORD } from '../test-world.ts';
import { expireJobHeartbeats } from '../../platform/jobs/test-jobs.ts';
import { processQuickFileJob } from './file-jobs.ts';
import {
  requestUploadInfo,
  NO_FFMPEG_CONFIG,
  createPhoto,
  publishPost,
  putUploadFile,
  readPost,
  corruptUpload,
  uploadPostFile,
} from './test-post-media.ts';
import { guestAsk, processAllFiles, type SocialTestUser, createSocialUser } from './test-social.ts';

const dataDir = mkdtempSync(join(tmpdir(), 'quintet-posts-'));
let server: TestServer;
let anna: SocialTestUser;
let bo: SocialTestUser;

beforeAll(async () => {
  server = await startTestServer({ config: { dataDir, media: NO_FFMPEG_CONFIG } });
  [anna, bo] = [
    await createSocialUser(server, { nickname: 'Anna' }),
    await createSocialUser(server, { nickname: 'Bo' }),
  ];
});
afterAll(async () => {
  await server.close();
  rmSync(dataDir, { recursive: true });
});

const upload = (...file: [SocialTestUser, string, string, Buffer]) => uploadPostFile(server, ...file);
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
    const { client } = await openReadyTestStream(server.port, anna);
    const paths = [
      await upload(anna, 'image', 'jpg', await createPhoto()),
      await upload(anna, 'image', 'png', await createPlainImage(300, 500).png().toBuffer()),
    ];
    const made = await publishPost(anna, paths, { text: '两张' });
    const { id } = made.json.result;
    expect(made.json.result).toMatchObject({
      state: 'processing',
      media: [],
      progress: { done: 0, total: 2 },
      failure: null,
    });
    expect(formatAnswerCode(await bo.ask('GET', `posts/${id}`))).toBe('403 api.post.audit_auditing');
    expect((await bo.ask('GET', 'recommend/public')).json.result.list).toEqual([]);

    await processAllFiles(server.services);
    const told = (await client.nextEvent('post')).event.post;
    expect(told).toMatchObject({ id, state: 'published', progress: null });
    await client.close();
    const post = await readPost(bo, id);
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
    const guest = await guestAsk(server)('GET', `guest/posts/${id}`);
    expect(guest.json.result.media).toEqual(post.media);
  });

  it('deletes them when it is deleted, also during processing', async () => {
    const { id } = (await publishPost(anna, [await upload(anna, 'image', 'jpg', await createPhoto(400, 300))])).json
      .result;
    await processAllFiles(server.services);
    const [{ url }] = (await readPost(anna, id)).media;
    const waiting = (await publishPost(anna, [await upload(anna, 'image', 'jpg', await createPhoto(400, 300))])).json
      .result;
    const before = stored().length;
    for (const each of [id, waiting.id]) expect((await anna.ask('DELETE', `posts/${each}`)).json.result).toBe(true);
    await runCleanupJobs(server.services);
    expect((await fetchBytes(url)).status).toBe(404);
    // Expected: one file less for the variant, one for the original. Deleting a post also starts a sweep after its response.
    await expect.poll(() => before - stored().length).toBe(2);
    await processAllFiles(server.services);
    expect(formatAnswerCode(await anna.ask('GET', `posts/${waiting.id}`))).toBe(missing);
  });

  it('deletes them, and unpublished uploads, when its author cancels the account', async () => {
    const before = stored().length;
    const leaver = await createSocialUser(server);
    const { id } = (await publishPost(leaver, [await upload(leaver, 'image', 'jpg', await createPhoto(400, 300))])).json
      .result;
    await processAllFiles(server.services);
    const [{ url }] = (await readPost(leaver, id)).media;
    await publishPost(leaver, [await upload(leaver, 'image', 'jpg', await createPhoto(400, 300))]);
    await upload(leaver, 'image', 'jpg', await createPhoto(400, 300));
    expect(stored().length).toBeGreaterThan(before);
    const body = { password: TEST_PASSWORD };
    const left = await server.call('DELETE', '/api/v1/users/me', { host: 'gu.localhost', token: leaver.token, body });
    expect(left.json).toEqual({ result: true });
    await runCleanupJobs(server.services);
    expect((await fetchBytes(url)).status).toBe(404);
    await expect.poll(() => stored().length).toBe(before);
    await processAllFiles(server.services);
    expect(stored().length).toBe(before);
  });

  it('is published once, and refuses files of others and files in use', async () => {
    const path = await upload(anna, 'image', 'jpg', await createPhoto(40, 30));
    const wrong = '400 api.body.param_invalid.file_paths';
    expect(formatAnswerCode(await publishPost(bo, [path]))).toBe(wrong);
    expect(formatAnswerCode(await publishPost(anna, [path, path]))).toBe(wrong);
    expect(formatAnswerCode(await publishPost(anna, ['files/../../x.jpg']))).toBe(wrong);
    expect(formatAnswerCode(await publishPost(anna, [`files/${'0'.repeat(32)}.jpg`]))).toBe('410 api.file.expired');
    const pending = (await requestUploadInfo(anna, 'image', 'jpg')).json.result.file_path;
    expect(formatAnswerCode(await publishPost(anna, [pending]))).toBe(wrong);
    const clip = createMp4({ width: 64, height: 64, seconds: 1 });
    const clips = [await upload(anna, 'video', 'mp4', clip), await upload(anna, 'video', 'mp4', clip)];
    expect(formatAnswerCode(await publishPost(anna, clips))).toBe(wrong);
    expect(formatAnswerCode(await publishPost(anna, [path, clips[0]!]))).toBe(wrong);
    const body = { cid: 'with-a-picture' };
    const answers = await Promise.all(Array.from({ length: 5 }, () => publishPost(anna, [path], body)));
    expect(new Set(answers.map(({ json }) => json.result?.id)).size).toBe(1);
    expect(formatAnswerCode(await publishPost(anna, [path]))).toBe(wrong);
    await processAllFiles(server.services);
  });

  it.each([
    ['image', 'svg', '', '400 api.body.param_invalid.extension'],
    ['video', 'avi', '', '400 api.body.param_invalid.extension'],
    ['image', 'jpg', '&size=15728641', '400 api.file.image_too_large'],
    ['video', 'mp4', '&size=209715201', '400 api.body.param_invalid.size'],
    ['video', 'mp4', '&size=9&duration=3601', '400 api.body.param_invalid.duration'],
  ])('refuses an upload of %s .%s%s', async (kind, extension, more, expected) => {
    expect(formatAnswerCode(await requestUploadInfo(anna, kind, extension, more))).toBe(expected);
  });

  it('refuses a file that is not a picture, already at the upload', async () => {
    const { url } = (await requestUploadInfo(anna, 'image', 'jpg', `&size=${PDF_FILE.length}`)).json.result;
    expect(formatAnswerCode(await putUploadFile(server, url, PDF_FILE))).toBe('400 api.file.not_allowed');
    const silent = await createSocialUser(server, { can_post: false });
    expect(formatAnswerCode(await requestUploadInfo(silent, 'image', 'jpg'))).toBe('403 api.forbidden');
  });
});

describe('a post with a video', () => {
  it('supports ranges and shows the uploaded poster', async () => {
    const clip = createMp4({ width: 720, height: 1280, seconds: 9 });
    const video = await upload(anna, 'video', 'mp4', clip);
    const poster_path = await upload(anna, 'image', 'jpg', await createPlainImage(720, 1280).jpeg().toBuffer());
    const { id } = (await publishPost(anna, [video], { poster_path })).json.result;
    await processAllFiles(server.services);
    const [media] = (await readPost(bo, id)).media;
    expect(media).toMatchObject({ kind: 'video', content_type: 'video/mp4', width: 720, height: 1280, duration: 9 });
    expect((await fetchBytes(media.thumbnail_url)).headers.get('content-type')).toBe('image/webp');
    const part = await fetchBytes(media.url, { range: 'bytes=4-7' });
    expect([part.status, part.body.toString()]).toEqual([206, 'ftyp']);
    expect(part.headers.get('content-type')).toBe('video/mp4');
    expect((await fetchBytes(media.url, { range: `bytes=${clip.length}-` })).status).toBe(416);
    expect((await fetchBytes('/media/posts/..%2f..%2fsecret')).status).toBe(404);
    await runCleanupJobs(server.services);
    const poster = /[0-9a-f]{32}/.exec(poster_path)![0];
    expect(stored().filter((name) => name.includes(poster))).toEqual([]);
  });
});

describe('processing files', () => {
  it('reports a failure to the author and runs again on retry', async () => {
    const good = await createPhoto(40, 30);
    const path = await upload(anna, 'image', 'jpg', good);
    const file = await corruptUpload(server, path);
    const { client } = await openReadyTestStream(server.port, anna);
    await client.drain();
    const { id } = (await publishPost(anna, [path])).json.result;
    await processAllFiles(server.services);
    expect((await client.nextEvent('post')).event.post).toMatchObject({
      id,
      state: 'failed',
      failure: 'api.file.not_processed',
    });
    expect(await readPost(anna, id)).toMatchObject({ state: 'failed', progress: { done: 0, total: 1 } });
    expect(formatAnswerCode(await bo.ask('GET', `posts/${id}`))).toBe('403 api.post.audit_auditing');
    expect(formatAnswerCode(await bo.ask('POST', `posts/${id}/retry`))).toBe('403 api.post.audit_auditing');

    await server.services.store.put(`accepted/${file}`, good, 'image/jpeg');
    expect((await anna.ask('POST', `posts/${id}/retry`)).json.result).toMatchObject({
      state: 'processing',
      failure: null,
    });
    await processAllFiles(server.services);
    expect((await client.nextEvent('post')).event.post).toMatchObject({ id, state: 'published', failure: null });
    expect((await anna.ask('POST', `posts/${id}/retry`)).json.result).toMatchObject({ state: 'published' });
    await client.close();
  });

  it('continues after an instance dies, and fails the post after repeated deaths', async () => {
    const { services } = server;
    const die = async () => {
      await services.jobs.boss.fetch(processQuickFileJob.name, { ignoreStartAfter: true });
      await expireJobHeartbeats(services, processQuickFileJob);
    };
    const path = await upload(anna, 'image', 'jpg', await createPhoto(40, 30));
    const { id } = (await publishPost(anna, [path])).json.result;
    await services.jobs.boss.fetch(processQuickFileJob.name);
    await processAllFiles(services);
    expect((await readPost(anna, id)).state).toBe('processing');
    await expireJobHeartbeats(services, processQuickFileJob);
    await processAllFiles(services, { hasDelays: false });
    expect((await readPost(anna, id)).state).toBe('published');

    const deadly = (await publishPost(anna, [await upload(anna, 'image', 'jpg', await createPhoto(40, 30))])).json
      .result;
    for (let attempt = 1; attempt <= 3; attempt += 1) await die();
    await processAllFiles(services, { hasDelays: false });
    expect(await readPost(anna, deadly.id)).toMatchObject({ state: 'failed', failure: 'api.file.not_processed' });
  });

  it('runs once under several instances', async () => {
    const paths = await Promise.all(
      Array.from({ length: 6 }, async () => upload(anna, 'image', 'jpg', await createPhoto(40, 30))),
    );
    const { id } = (await publishPost(anna, paths)).json.result;
    await Promise.all(Array.from({ length: 3 }, () => processAllFiles(server.services)));
    const post = await readPost(anna, id);
    expect([post.state, post.media.length]).toEqual(['published', 6]);
    expect(post.media.map(({ file_path }: { file_path: string }) => file_path)).toEqual(paths);
    const ids = paths.map((path) => path.slice('files/'.length).split('.')[0]);
    const jobs = await server.services.jobs.boss.findJobs<{ file_id: string }>(processQuickFileJob.name);
    const own = jobs.filter(({ data }) => ids.includes(data.file_id));
    expect(own.map(({ state, retryCount }) => [state, retryCount])).toEqual(paths.map(() => ['completed', 0]));
  });
});
