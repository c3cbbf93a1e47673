import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { startTestServer, type TestServer } from '../../test-server.ts';
import { createUndecodableTestMp4, createTestSharpImage } from '../../platform/media/test-files.ts';
import { TEST_PASSWORD, signInTestUser } from '../test-world.ts';
import { processQuickPostFileJob } from './file-jobs.ts';
import {
  createSocialTestGuestCall,
  processAllPostFilesInTest,
  type SocialTestUser,
  createSocialTestUser,
} from './test-social.ts';

const DAY = 24 * 3600_000;
const [EVERYONE, FOLLOWERS] = [1, 3];
const dataDir = mkdtempSync(join(tmpdir(), 'quintet-post-access-'));
const NO_FFMPEG = { s3: null, ffmpeg: '/nowhere/ffmpeg', ffprobe: '/nowhere/ffprobe' };
let ahead = 0;
let server: TestServer;
let anna: SocialTestUser;
let bo: SocialTestUser;
let stranger: SocialTestUser;

beforeAll(async () => {
  server = await startTestServer({
    config: { dataDir, media: NO_FFMPEG },
    clock: () => new Date(Date.now() + ahead),
  });
  [anna, bo, stranger] = [
    await createSocialTestUser(server),
    await createSocialTestUser(server),
    await createSocialTestUser(server),
  ];
  await follow();
});
afterAll(async () => {
  await server.close();
  rmSync(dataDir, { recursive: true });
});

type Shown = { url: string; thumbnail_url: string; variants: { url: string }[] };

async function upload(who: SocialTestUser, kind: string, extension: string, body: Buffer): Promise<string> {
  const query = `kind=${kind}&extension=${extension}&size=${body.length}`;
  const { url, file_path } = (await who.ask('GET', `posts/upload-info?${query}`)).json.result;
  await server.call('PUT', url, { body, headers: { 'content-type': 'application/octet-stream' } });
  return file_path;
}

/** Publishes a post with a picture, and returns its id and the media that its author sees. */
async function publish(who: SocialTestUser, privacy: number) {
  const file_paths = [await upload(who, 'image', 'jpg', await createTestSharpImage(800, 600).jpeg().toBuffer())];
  const { id } = (await who.ask('POST', 'posts', { text: '', file_paths, privacy })).json.result;
  await processAllPostFilesInTest(server.services);
  return { id, media: await see(who, id) };
}

const see = async (who: SocialTestUser, id: string): Promise<Shown> =>
  (await who.ask('GET', `posts/${id}`)).json.result.media[0];
const setPrivacy = (who: SocialTestUser, id: string, privacy: number) =>
  who.ask('PUT', `posts/${id}/permissions`, { privacy, allow_comment: true });
const follow = () => bo.ask('PUT', `authors/${anna.authorId}/follow`);
const unfollow = () => bo.ask('PUT', `authors/${anna.authorId}/unfollow`);
const urlsOf = ({ url, thumbnail_url, variants }: Shown) => [url, thumbnail_url, ...variants.map((each) => each.url)];
const get = async (url: string, headers: Record<string, string> = {}) => {
  const answer = await server.call('GET', url, { headers });
  return { status: answer.status, cache: answer.headers['cache-control'], error: answer.json.error };
};
const publicName = (url: string) => url.replace(/\/posts\/([0-9a-f]{32})-.*\//, '/posts/$1-');

describe('media of a public post', () => {
  it('have the same public, cacheable URLs for every reader', async () => {
    const { id, media } = await publish(anna, EVERYONE);
    expect(await see(stranger, id)).toEqual(media);
    expect((await createSocialTestGuestCall(server)('GET', `guest/posts/${id}`)).json.result.media[0]).toEqual(media);
    for (const url of urlsOf(media)) {
      expect(url).toMatch(/^\/media\/posts\/[0-9a-f]{32}-[\w.]+$/);
      expect(await get(url)).toMatchObject({ status: 200, cache: expect.stringMatching(/^public, .*immutable/) });
    }
    expect((await get(media.url.replace('800', '801'))).status).toBe(404);
  });

  it('get 404 at the public URLs while the post is not public', async () => {
    const { id, media } = await publish(anna, EVERYONE);
    const closed = (await setPrivacy(anna, id, FOLLOWERS)).json.result.media[0];
    expect(await get(media.url)).toMatchObject({ status: 404, cache: 'no-store' });
    expect((await get(closed.url)).status).toBe(200);
    const open = (await setPrivacy(anna, id, EVERYONE)).json.result.media[0];
    expect(open).toEqual(media);
    expect((await get(media.url)).status).toBe(200);
  });

  it('get 404 when the post is rejected or deleted, or its author cancels the account', async () => {
    const leaver = await createSocialTestUser(server);
    const [rejected, deleted, left] = [
      await publish(leaver, EVERYONE),
      await publish(leaver, EVERYONE),
      await publish(leaver, EVERYONE),
    ];
    await server.services.db.updateTable('posts').set({ state: 'rejected' }).where('id', '=', rejected.id).execute();
    expect((await get(rejected.media.url)).status).toBe(404);
    expect((await get((await see(leaver, rejected.id)).url)).status).toBe(200);
    await leaver.ask('DELETE', `posts/${deleted.id}`);
    expect((await get(deleted.media.url)).status).toBe(404);
    const body = { password: TEST_PASSWORD };
    await server.call('DELETE', '/api/v1/users/me', { host: 'gu.localhost', token: leaver.token, body });
    expect((await get(left.media.url)).status).toBe(404);
  });
});

it('expired upload: is refused by publishing, also before the sweep', async () => {
  const path = await upload(anna, 'image', 'jpg', await createTestSharpImage(8, 6).jpeg().toBuffer());
  const create_at = new Date(Date.now() - 2 * DAY - 1);
  const { db } = server.services;
  await db
    .updateTable('files')
    .set({ create_at })
    .where('id', '=', /[0-9a-f]{32}/.exec(path)![0])
    .execute();
  const { status, json } = await anna.ask('POST', 'posts', { text: '', file_paths: [path] });
  expect([status, json.error]).toEqual([410, 'api.file.expired']);
});

describe('media of a post that is not public', () => {
  it('have different URLs for each viewer, cacheable only privately', async () => {
    const { id, media } = await publish(anna, FOLLOWERS);
    const seen = await see(bo, id);
    expect(await see(bo, id)).toEqual(seen);
    expect(seen.url).not.toBe(media.url);
    for (const url of [...urlsOf(seen), ...urlsOf(media)])
      expect(await get(url)).toMatchObject({ status: 200, cache: expect.stringMatching(/^private, .*immutable/) });
    for (const url of urlsOf(seen)) expect((await get(publicName(url))).status).toBe(404);
    const followed: { id: string; media: Shown[] }[] = (await bo.ask('GET', 'recommend/follower')).json.result.list;
    expect(followed.find((post) => post.id === id)?.media).toEqual([seen]);
  });

  it('refuse a URL with a changed user or file name, and expire after two days at most', async () => {
    const { id } = await publish(anna, FOLLOWERS);
    const { url } = await see(bo, id);
    const forbidden = { status: 403, error: 'api.forbidden' };
    expect(await get(url.replace(bo.id, anna.id))).toMatchObject(forbidden);
    expect(await get(url.replace(`-${bo.id}`, ''))).toMatchObject(forbidden);
    expect((await get(url.replace(/\d+\.webp$/, '..%2f..%2fsecret'))).status).toBe(404);
    ahead = 2 * DAY + 1000;
    expect(await get(url)).toMatchObject({ status: 410, error: 'api.file.expired' });
    ahead = 0;
  });

  it('are refused to viewers who may no longer see the post', async () => {
    const { id } = await publish(anna, FOLLOWERS);
    const { url } = await see(bo, id);
    const own = await see(anna, id);
    await unfollow();
    expect((await get(url)).status).toBe(403);
    await follow();
    expect((await get(url)).status).toBe(200);
    const { db } = server.services;
    await db.insertInto('blocks').values({ user_id: anna.id, block_id: bo.id }).execute();
    expect((await get(url)).status).toBe(403);
    expect((await get(own.url)).status).toBe(200);
    await db.deleteFrom('blocks').where('user_id', '=', anna.id).execute();
    await follow();
    await db.updateTable('users').set({ status: 2 }).where('id', '=', bo.id).execute();
    expect((await get(url)).status).toBe(403);
    await db.updateTable('users').set({ status: 1 }).where('id', '=', bo.id).execute();
    await anna.ask('DELETE', `posts/${id}`);
    expect([(await get(url)).status, (await get(own.url)).status]).toEqual([403, 403]);
  });

  it('support ranges and conditional requests', async () => {
    const clip = createUndecodableTestMp4({ width: 720, height: 1280, seconds: 2 });
    const file_paths = [await upload(anna, 'video', 'mp4', clip)];
    const { id } = (await anna.ask('POST', 'posts', { text: '', file_paths, privacy: FOLLOWERS })).json.result;
    await processAllPostFilesInTest(server.services);
    const { url } = await see(bo, id);
    const part = await server.call('GET', url, { headers: { range: 'bytes=4-7' } });
    expect([part.status, part.text, part.headers['content-type']]).toEqual([206, 'ftyp', 'video/mp4']);
    const { etag } = (await server.call('GET', url)).headers;
    expect((await get(url, { 'if-none-match': etag! })).status).toBe(304);
    await unfollow();
    expect((await get(url, { 'if-none-match': etag!, range: 'bytes=4-7' })).status).toBe(403);
    await follow();
  });

  it('are visible to the author before the post is published', async () => {
    const file_paths = await Promise.all(
      [1, 2].map(async () => upload(anna, 'image', 'jpg', await createTestSharpImage(80, 60).jpeg().toBuffer())),
    );
    const { id } = (await anna.ask('POST', 'posts', { text: '', file_paths })).json.result;
    const second = /[0-9a-f]{32}/.exec(file_paths[1]!)![0];
    const { boss } = server.services.jobs;
    const [job] = await boss.findJobs(processQuickPostFileJob.name, { data: { file_id: second } });
    await boss.cancel(processQuickPostFileJob.name, job!.id);
    await processAllPostFilesInTest(server.services);
    const { url } = await see(anna, id);
    expect([(await get(url)).status, (await get(publicName(url))).status]).toEqual([200, 404]);
    await boss.resume(processQuickPostFileJob.name, job!.id);
    await processAllPostFilesInTest(server.services);
    expect((await get((await see(await again(anna), id)).url)).cache).toMatch(/^public/);
  });
});

const again = async (member: SocialTestUser): Promise<SocialTestUser> => ({
  ...member,
  ...(await signInTestUser(server.services, member)),
});
