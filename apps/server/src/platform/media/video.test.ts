import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import sharp from 'sharp';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { startTestServer, type TestServer } from '../../test-server.ts';
import {
  processAllPostFilesInTest,
  type SocialTestUser,
  createSocialTestUser,
} from '../../slices/social/test-social.ts';
import { formatTestResponseCode } from '../../slices/test-chat.ts';
import { createUploadTestClient } from '../../slices/test-uploads.ts';
import { createTestGroup, createTestUser, type TestUser } from '../../slices/test-world.ts';
import { createTestSharpImage } from './test-files.ts';
import { TEST_FFMPEG_CONFIG, createTestVideo, probeTestVideo } from './test-videos.ts';

const dataDir = mkdtempSync(join(tmpdir(), 'quintet-video-'));
let server: TestServer;
let bo: TestUser;
let author: SocialTestUser;
let group: string;
let u: ReturnType<typeof createUploadTestClient>;

beforeAll(async () => {
  server = await startTestServer({ config: { dataDir, media: TEST_FFMPEG_CONFIG } });
  bo = await createTestUser(server.services);
  group = await createTestGroup(server.services, [bo]);
  author = await createSocialTestUser(server);
  u = createUploadTestClient(server);
});
afterAll(async () => {
  await server.close();
  rmSync(dataDir, { recursive: true });
});

const fetchBytes = async (url: string) => Buffer.from(await (await fetch(`${server.url}${url}`)).arrayBuffer());
const sizeOfPicture = async (url: string) => {
  const { width, height } = await sharp(await fetchBytes(url)).metadata();
  return [width, height];
};

/** Uploads a video and sends it to the group; returns the message. */
async function send(video: Buffer, extension = 'mp4') {
  const path = await u.upload(bo, group, 'video', extension, video);
  return (await u.sendFile(bo, group, 'video', path)).json.result;
}

async function offer(video: Buffer, extension = 'mp4') {
  const { url } = (await u.ask(bo, group, 'video', extension, `&size=${video.length}`)).json.result;
  return formatTestResponseCode(await u.put(url, video));
}

async function publish(video: Buffer, extension = 'mp4', more: object = {}) {
  const info = await author.ask('GET', `posts/upload-info?kind=video&extension=${extension}&size=${video.length}`);
  const { url, file_path } = info.json.result;
  const put = await u.put(url, video);
  if (put.status !== 200) return { put: formatTestResponseCode(put) };
  const { id } = (await author.ask('POST', 'posts', { text: '', file_paths: [file_path], ...more })).json.result;
  await processAllPostFilesInTest(server.services);
  return { put: formatTestResponseCode(put), id, post: (await author.ask('GET', `posts/${id}`)).json.result };
}

/** Frames just above the limit of 8192×4608. */
const tooLarge = createTestVideo({
  size: '8192x4610',
  codec: 'mjpeg',
  rate: 1,
  seconds: 1,
  isSilent: true,
  extension: 'mov',
});
const broken = (video: Buffer) => video.subarray(0, video.length * 0.6);

describe('a video of a message', () => {
  it('becomes an MP4 that plays while it loads, with a poster and without its location', async () => {
    const video = createTestVideo({ seconds: 2, tags: { location: '+31.2304+121.4737/' } });
    expect(JSON.stringify(probeTestVideo(video).format)).toContain('31.2304');
    const { media, duration } = await send(video);
    expect(duration).toBeCloseTo(2, 0);
    expect(media).toMatchObject({ content_type: 'video/mp4', width: 320, height: 240 });
    const bytes = await fetchBytes(media.url);
    expect(bytes.indexOf('moov')).toBeLessThan(bytes.indexOf('mdat'));
    expect(JSON.stringify(probeTestVideo(bytes).format)).not.toContain('31.2304');
    expect(await sizeOfPicture(media.thumbnail_url)).toEqual([320, 240]);
  });

  it('recorded upright by a phone is shown upright, like its poster', async () => {
    const { media } = await send(createTestVideo({ rotation: 90 }));
    expect([media.width, media.height]).toEqual([240, 320]);
    expect(await sizeOfPicture(media.thumbnail_url)).toEqual([240, 320]);
    const [stream] = probeTestVideo(await fetchBytes(media.url)).streams;
    expect(stream).toMatchObject({ width: 320, height: 240, side_data_list: [{ rotation: 90 }] });
  });

  it('without sound, and of a single frame, is taken', async () => {
    const { media } = await send(createTestVideo({ isSilent: true, seconds: 0.04 }), 'mp4');
    expect(media.thumbnail_url).not.toBeNull();
    expect(probeTestVideo(await fetchBytes(media.url)).streams.map(({ codec_type }) => codec_type)).toEqual(['video']);
  });

  it.each([
    ['truncated before its metadata', () => broken(createTestVideo()), '400 api.file.not_allowed'],
    ['with audio only', () => createTestVideo({ codec: null }), '400 api.file.not_allowed'],
    ['with frames too large to decode', () => tooLarge, '400 api.file.not_allowed'],
    [
      'with a duration of more than an hour',
      () => createTestVideo({ rate: '1/1900', seconds: 3800, isSilent: true }),
      '400 api.file.too_long',
    ],
  ])('%s is refused', async (_name, video, expected) => {
    expect(await offer(video(), 'mov')).toBe(expected);
  });
});

describe('a video of a post', () => {
  it('shows the cover chosen by its author, not an extracted frame', async () => {
    const cover = await createTestSharpImage(90, 160).jpeg().toBuffer();
    const info = await author.ask('GET', `posts/upload-info?kind=image&extension=jpg&size=${cover.length}`);
    await u.put(info.json.result.url, cover);
    const { post } = await publish(createTestVideo({}), 'mp4', { poster_path: info.json.result.file_path });
    expect(await sizeOfPicture(post.media[0].thumbnail_url)).toEqual([90, 160]);
  });

  it('with a codec that few browsers play is encoded again, upright', async () => {
    const { post } = await publish(createTestVideo({ codec: 'libx265', rotation: 90 }));
    expect(post).toMatchObject({ state: 'published' });
    const [media] = post.media;
    expect(media).toMatchObject({ content_type: 'video/mp4', width: 240, height: 320 });
    expect(media.duration).toBeCloseTo(2, 0);
    const { streams } = probeTestVideo(await fetchBytes(media.url));
    expect(streams.map(({ codec_name }) => codec_name)).toEqual(['h264', 'aac']);
    expect(streams[0]).toMatchObject({ width: 240, height: 320 });
    expect(streams[0]!.side_data_list).toBeUndefined();
    expect(await sizeOfPicture(media.thumbnail_url)).toEqual([240, 320]);
  });

  it('without sound is encoded again, too', async () => {
    const { post } = await publish(createTestVideo({ codec: 'libvpx', extension: 'webm', isSilent: true }), 'webm');
    const [media] = post.media;
    expect(media).toMatchObject({ content_type: 'video/mp4', width: 320, height: 240 });
    expect(media.url).toMatch(/original\.mp4$/);
    expect(probeTestVideo(await fetchBytes(media.url)).streams.map(({ codec_name }) => codec_name)).toEqual(['h264']);
  });

  it('truncated, or with frames too large to decode, is refused at its upload', async () => {
    expect(await publish(broken(createTestVideo()))).toEqual({ put: '400 api.file.not_allowed' });
    expect(await publish(tooLarge, 'mov')).toEqual({ put: '400 api.file.not_allowed' });
  });

  it('with undecodable data fails after some attempts, and the post shows the failure', async () => {
    const video = createTestVideo({ codec: 'libx265', isSilent: true });
    const data = video.indexOf('mdat');
    const { id, post } = await publish(video.fill(0x55, data + 8, data + 8 + video.readUInt32BE(data - 4) - 16));
    expect(post.state).toBe('processing');
    await processAllPostFilesInTest(server.services, { hasDelays: false });
    expect((await author.ask('GET', `posts/${id}`)).json.result).toMatchObject({
      state: 'failed',
      failure: 'api.file.not_processed',
    });
  });
});
