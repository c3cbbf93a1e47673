import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { openReadyEventStreamTestClient } from '../../platform/events/test-client.ts';
import { createUndecodableTestMp4 } from '../../platform/media/test-files.ts';
import { startTestServer, type TestServer } from '../../test-server.ts';
import { formatTestResponseCode } from '../test-chat.ts';
import { runRecurringJobsInTest } from '../test-recurring-jobs.ts';
import {
  TEST_NO_FFMPEG_CONFIG,
  encodeTestPhotoJpeg,
  publishTestPost,
  readTestPost,
  corruptTestUpload,
  uploadTestPostFile,
} from './test-post-media.ts';
import { processAllPostFilesInTest, createSocialTestUser, type SocialTestUser } from './test-social.ts';

const dataDir = mkdtempSync(join(tmpdir(), 'quintet-edited-posts-'));
let server: TestServer;
let anna: SocialTestUser;
let bo: SocialTestUser;

beforeAll(async () => {
  server = await startTestServer({ config: { dataDir, media: TEST_NO_FFMPEG_CONFIG } });
  [anna, bo] = [await createSocialTestUser(server), await createSocialTestUser(server)];
});
afterAll(async () => {
  await server.close();
  rmSync(dataDir, { recursive: true });
});

const upload = (...file: [SocialTestUser, string, string, Buffer]) => uploadTestPostFile(server, ...file);

it('a post keeps, orders, adds and removes its pictures when it is edited', async () => {
  const uploadPhoto = async () => upload(anna, 'image', 'jpg', await encodeTestPhotoJpeg(400, 300));
  const [first, second] = [await uploadPhoto(), await uploadPhoto()];
  const { id } = (await publishTestPost(anna, [first, second])).json.result;
  const edit = (file_paths: string[], more: object = {}) => anna.ask('PUT', `posts/${id}`, { file_paths, ...more });
  const shown = async () => (await readTestPost(bo, id)).media.map(({ file_path }: { file_path: string }) => file_path);
  const wrong = '400 api.body.param_invalid.file_paths';
  expect(formatTestResponseCode(await edit([second, first]))).toBe(wrong);
  await processAllPostFilesInTest(server.services);
  const { create_at, media } = await readTestPost(bo, id);

  expect((await edit([second, first])).json.result.media).toEqual([media[1], media[0]]);
  const third = await uploadPhoto();
  const edited = (await edit([third, second], { text: '改过' })).json.result;
  expect(edited).toMatchObject({ text: '改过', state: 'published', create_at, media: [media[1]] });
  await runRecurringJobsInTest(server.services);
  await expect.poll(async () => (await fetch(`${server.url}${media[0].url}`)).status).toBe(404);
  // The answer was lost: the same request again changes nothing.
  expect((await edit([third, second])).json.result.media).toEqual([media[1]]);
  const { client } = await openReadyEventStreamTestClient(server.port, anna);
  await processAllPostFilesInTest(server.services);
  await client.nextEvent('post', ({ post }) => post.media.length === 2);
  await client.close();
  expect(await shown()).toEqual([third, second]);

  const clip = await upload(anna, 'video', 'mp4', createUndecodableTestMp4({ width: 64, height: 64, seconds: 1 }));
  const foreign = await upload(bo, 'image', 'jpg', await encodeTestPhotoJpeg(40, 30));
  for (const paths of [[second, second], [second, clip], [clip], [second, foreign]])
    expect(formatTestResponseCode(await edit(paths))).toBe(wrong);
  expect(formatTestResponseCode(await edit([first, second]))).toBe('410 api.file.expired');
  expect(formatTestResponseCode(await edit([], { text: '' }))).toBe('400 api.body.param_invalid.text');
  expect(formatTestResponseCode(await bo.ask('PUT', `posts/${id}`, { file_paths: [second] }))).toBe(
    '403 api.forbidden',
  );
  expect(await shown()).toEqual([third, second]);
  expect((await edit([])).json.result).toMatchObject({ text: '改过', media: [] });
});

it('a post keeps an added picture that was still processed at the next change', async () => {
  const uploadPhoto = async () => upload(anna, 'image', 'jpg', await encodeTestPhotoJpeg(400, 300));
  const [first, second, added] = [await uploadPhoto(), await uploadPhoto(), await uploadPhoto()];
  const { id } = (await publishTestPost(anna, [first, second])).json.result;
  await processAllPostFilesInTest(server.services);
  const edit = (file_paths: string[]) => anna.ask('PUT', `posts/${id}`, { file_paths });
  expect((await edit([first, added, second])).json.result.media).toHaveLength(2);
  expect((await edit([second])).json.result.media).toHaveLength(1);
  const more = await Promise.all(Array.from({ length: 9 }, uploadPhoto));
  expect(formatTestResponseCode(await edit([second, ...more]))).toBe('400 api.body.param_invalid.file_paths');
  await processAllPostFilesInTest(server.services);
  expect(await readTestPost(anna, id)).toMatchObject({ media: [{ file_path: second }, { file_path: added }] });
});

it('a post stays without an added picture that cannot be read', async () => {
  const path = await upload(anna, 'image', 'jpg', await encodeTestPhotoJpeg(400, 300));
  const { id } = (await publishTestPost(anna, [path])).json.result;
  await processAllPostFilesInTest(server.services);
  const broken = await upload(anna, 'image', 'jpg', await encodeTestPhotoJpeg(400, 300));
  await corruptTestUpload(server, broken);
  await anna.ask('PUT', `posts/${id}`, { file_paths: [path, broken] });
  await processAllPostFilesInTest(server.services);
  expect(await readTestPost(anna, id)).toMatchObject({ state: 'published', media: [{ file_path: path }] });
});
