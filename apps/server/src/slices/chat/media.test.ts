import { readdirSync } from 'node:fs';
import { join } from 'node:path';
import sharp from 'sharp';
import { beforeAll, describe, expect, it } from 'vitest';
import {
  TEST_DOC_FILE,
  TEST_DOCX_FILE,
  createUndecodableTestMp4,
  createTestSharpImage,
  TEST_PDF_FILE,
  createTestMp3,
  createTestZip,
} from '../../platform/media/test-files.ts';
import { runRecurringJobsInTest } from '../test-recurring-jobs.ts';
import { formatTestResponseCode } from '../test-chat.ts';
import { TEST_CONFIG_WITHOUT_FFMPEG, useUploadTestServer } from '../test-upload-server.ts';
import { createTestCid, createTestGroup, createTestUsers, type TestUser, signInTestUser } from '../test-world.ts';

const DAY = 24 * 60 * 60 * 1000;
let now = () => new Date();
const { server, dataDir, uploads: u } = useUploadTestServer({ config: TEST_CONFIG_WITHOUT_FFMPEG, clock: () => now() });
let anna: TestUser;
let bo: TestUser;
let group: string;

beforeAll(async () => {
  [anna, bo] = await createTestUsers(server.services, ['Anna', 'Bo']);
  group = await createTestGroup(server.services, [anna, bo]);
});

/** Ids of files in the store. */
const kept = () =>
  readdirSync(join(dataDir, 'media/files'), { recursive: true }).map((name) => String(name).slice(3, 35));
const fetchBytes = async (url: string, headers: Record<string, string> = {}) => {
  const answer = await fetch(`${server.url}${url}`, { headers });
  return {
    status: answer.status,
    headers: Object.fromEntries(answer.headers),
    body: Buffer.from(await answer.arrayBuffer()),
  };
};
const photo = () =>
  createTestSharpImage(1600, 1200)
    .jpeg()
    .withMetadata({ orientation: 6 })
    .withExifMerge({ IFD0: { Artist: 'Somebody' }, IFD3: { GPSLatitude: '31/1 14/1 0/1' } })
    .toBuffer();

describe('a picture', () => {
  it('is stored upright, with a thumbnail and without metadata, and members can read it', async () => {
    const path = await u.upload(bo, group, 'image', 'jpg', await photo());
    const sent = await u.sendFile(bo, group, 'image', path, { filename: 'beach.jpg' });
    expect(formatTestResponseCode(sent)).toBe('200 ok');
    const message = sent.json.result;
    expect(message).toMatchObject({
      type: 'image',
      file_path: path,
      filename: 'beach.jpg',
      text: null,
      duration: null,
    });
    expect(Date.parse(message.expire_at) - Date.parse(message.create_at)).toBe(14 * DAY);
    expect(message.media).toMatchObject({ content_type: 'image/webp', width: 1200, height: 1600, duration: null });
    expect(Buffer.from(message.media.thumbhash, 'base64').length).toBeGreaterThan(4);

    const [seen] = (await u.get(anna, `/api/v2/groups/${group}/messages?direction=before&limit=40`)).json.result.slice(
      -1,
    );
    const links = { url: expect.any(String), thumbnail_url: expect.any(String) };
    expect(seen).toEqual({ ...message, media: { ...message.media, ...links } });
    const whole = await fetchBytes(message.media.url);
    expect(whole.status).toBe(200);
    expect(whole.headers).toMatchObject({
      'content-type': 'image/webp',
      'content-length': String(message.media.size),
      'content-disposition': 'attachment; filename=beach.webp',
      'x-content-type-options': 'nosniff',
      'accept-ranges': 'bytes',
      'content-security-policy': expect.stringContaining('sandbox'),
      'cache-control': expect.stringContaining('private'),
    });
    const picture = await sharp(whole.body).metadata();
    expect(picture).toMatchObject({ format: 'webp', width: 1200, height: 1600 });
    expect([picture.exif, picture.orientation]).toEqual([undefined, undefined]);
    const small = await sharp((await fetchBytes(message.media.thumbnail_url)).body).metadata();
    expect(small).toMatchObject({ format: 'webp', width: 480, height: 640 });
  });

  it.each([
    ['a program with its extension', Buffer.from('MZ this is no picture')],
    ['a drawing that is a program', Buffer.from('<svg xmlns="http://www.w3.org/2000/svg"><script>1</script></svg>')],
  ])('is not %s', async (_name, bytes) => {
    const { url } = (await u.ask(bo, group, 'image', 'png', `&size=${bytes.length}`)).json.result;
    expect(formatTestResponseCode(await u.put(url, bytes))).toBe('400 api.file.not_allowed');
    expect(formatTestResponseCode(await u.put(url, bytes))).toBe('400 api.file.not_allowed');
    expect(formatTestResponseCode(await server.call('GET', url))).toBe('400 api.file.not_allowed');
  });

  it('with few bytes and too many pixels is refused', async () => {
    const bomb = await sharp({
      create: { width: 7_100, height: 7_100, channels: 3, background: '#fff' },
    })
      .png({ compressionLevel: 9 })
      .toBuffer();
    expect(bomb.length).toBeLessThan(1_000_000);
    const { url } = (await u.ask(bo, group, 'image', 'png', `&size=${bomb.length}`)).json.result;
    expect(formatTestResponseCode(await u.put(url, bomb))).toBe('400 api.file.not_allowed');
  });
});

describe('a recording, a video and a document', () => {
  it('voice: returns its duration', async () => {
    const path = await u.upload(bo, group, 'voice', 'mp3', createTestMp3(3));
    const { media, duration, expire_at } = (await u.sendFile(bo, group, 'audio', path, { duration: 99 })).json.result;
    expect(duration).toBeCloseTo(3, 1);
    expect(media).toMatchObject({ content_type: 'audio/mpeg', thumbnail_url: null });
    expect(expire_at).not.toBeNull();
  });

  it('video: returns its size in pixels and the uploaded poster, and supports ranges', async () => {
    const bytes = createUndecodableTestMp4({ width: 640, height: 360, seconds: 7 });
    const path = await u.upload(bo, group, 'video', 'mp4', bytes);
    const poster_path = await u.upload(
      bo,
      group,
      'image',
      'jpg',
      await createTestSharpImage(640, 360).jpeg().toBuffer(),
    );
    const { media, duration } = (await u.sendFile(bo, group, 'video', path, { poster_path })).json.result;
    expect(duration).toBe(7);
    expect(media).toMatchObject({ content_type: 'video/mp4', width: 640, height: 360, size: bytes.length });
    expect((await fetchBytes(media.thumbnail_url)).headers['content-type']).toBe('image/webp');

    const part = await fetchBytes(media.url, { range: 'bytes=10-19' });
    expect([part.status, part.headers['content-range']]).toEqual([206, `bytes 10-19/${bytes.length}`]);
    expect(part.body).toEqual(bytes.subarray(10, 20));
    expect((await fetchBytes(media.url, { range: 'bytes=-5' })).body).toEqual(bytes.subarray(-5));
    const past = await fetchBytes(media.url, { range: `bytes=${bytes.length}-` });
    expect([past.status, past.headers['content-range']]).toEqual([416, `bytes */${bytes.length}`]);
    expect((await fetchBytes(media.url, { range: 'bytes=0-1,5-6' })).status).toBe(200);
    expect((await fetchBytes(media.url, { range: 'bytes=0-1', 'if-range': '"other"' })).status).toBe(200);
    const tag = (await fetchBytes(media.url)).headers.etag!;
    expect((await fetchBytes(media.url, { 'if-none-match': tag })).status).toBe(304);
    const head = await fetch(`${server.url}${media.url}`, { method: 'HEAD' });
    expect([head.status, head.headers.get('content-length')]).toEqual([200, String(bytes.length)]);
  });

  it.each([
    ['pdf', TEST_PDF_FILE, 'application/pdf'],
    ['docx', TEST_DOCX_FILE, 'application/vnd.openxmlformats-officedocument.wordprocessingml.document'],
    ['doc', TEST_DOC_FILE, 'application/msword'],
    ['zip', createTestZip({ 'a.txt': 'a' }), 'application/zip'],
    ['txt', Buffer.from('你好'), 'text/plain'],
  ])('keeps its name and does not expire as %s', async (extension, bytes, type) => {
    const path = await u.upload(bo, group, 'file', extension, bytes);
    const filename = `年报 2026.${extension}`;
    const message = (await u.sendFile(bo, group, 'file', path, { filename })).json.result;
    expect(message).toMatchObject({ type: 'file', filename, expire_at: null, media: { content_type: type } });
    const link = (await u.get(anna, `/api/v1/groups/${group}/files/${message.media.file_id}`)).json.result;
    expect(link).toMatchObject({ filename, content_type: type, size: bytes.length });
    const got = await fetchBytes(link.url);
    expect(got.body).toEqual(bytes);
    expect(got.headers['content-disposition']).toContain(`filename*=UTF-8''${encodeURIComponent(filename)}`);
    expect(got.headers['content-type']).toContain(type);
  });

  it('document: is found by its name', async () => {
    const path = await u.upload(bo, group, 'file', 'pdf', TEST_PDF_FILE);
    const { id } = (await u.sendFile(bo, group, 'file', path, { filename: '采购合同.pdf' })).json.result;
    const found = await u.get(anna, `/api/v2/groups/${group}/messages/search?text=${encodeURIComponent('合同')}`);
    expect(found.json.result.list.map((each: { id: string }) => each.id)).toEqual([id]);
  });

  it.each([
    ['pdf', 'file', TEST_DOCX_FILE],
    ['docx', 'file', createTestZip({ 'a.txt': 'a' })],
    ['txt', 'file', Buffer.from([1, 0, 2, 0])],
    ['mp4', 'video', Buffer.from('<html>')],
    ['mp3', 'voice', TEST_PDF_FILE],
  ] as const)('with the extension %s and other content is refused', async (extension, kind, bytes) => {
    const { url, file_path } = (await u.ask(bo, group, kind, extension, `&size=${bytes.length}`)).json.result;
    expect(formatTestResponseCode(await u.put(url, bytes))).toBe('400 api.file.not_allowed');
    const type = kind === 'voice' ? 'audio' : kind;
    expect(formatTestResponseCode(await u.sendFile(bo, group, type, file_path))).toBe('400 api.file.not_allowed');
  });

  it('video: is refused if its header declares pictures too large to decode, also without ffmpeg', async () => {
    const bytes = createUndecodableTestMp4({ width: 30_000, height: 30_000, seconds: 1 });
    const { url } = (await u.ask(bo, group, 'video', 'mp4', `&size=${bytes.length}`)).json.result;
    expect(formatTestResponseCode(await u.put(url, bytes))).toBe('400 api.file.not_allowed');
  });
});

describe('a message with a file', () => {
  it('accepts only a file that its sender uploaded for this group and kind, and only once', async () => {
    const other = await createTestGroup(server.services, [bo, anna]);
    const image = async () => u.upload(bo, group, 'image', 'png', await createTestSharpImage(9, 9).png().toBuffer());
    const path = await image();
    const send = async (who: TestUser, at: string, type: string, file_path: string) =>
      formatTestResponseCode(await u.sendFile(who, at, type, file_path));
    const wrong = '400 api.body.param_invalid.file_path';
    expect(await send(anna, group, 'image', path)).toBe(wrong);
    expect(await send(bo, other, 'image', path)).toBe(wrong);
    expect(await send(bo, group, 'file', path)).toBe(wrong);
    expect(await send(bo, group, 'image', path.replace('.png', '.jpg'))).toBe(wrong);
    expect(await send(bo, group, 'image', '../../../etc/passwd')).toBe(wrong);
    expect(await send(bo, group, 'image', `files/${'0'.repeat(32)}.png`)).toBe('410 api.file.expired');
    const pending = (await u.ask(bo, group, 'image', 'png')).json.result.file_path;
    expect(await send(bo, group, 'image', pending)).toBe(wrong);
    const cid = createTestCid();
    const first = await u.sendFile(bo, group, 'image', path, { cid });
    expect((await u.sendFile(bo, group, 'image', path, { cid })).json.result).toEqual(first.json.result);
    expect(await send(bo, group, 'image', path)).toBe(wrong);
    const contested = await image();
    const race = await Promise.all(Array.from({ length: 5 }, () => send(bo, group, 'image', contested)));
    expect(race.sort()).toEqual(['200 ok', wrong, wrong, wrong, wrong]);
  });

  it('loses its media when it is retracted', async () => {
    const path = await u.upload(bo, group, 'image', 'png', await createTestSharpImage(9, 9).png().toBuffer());
    const { id, media } = (await u.sendFile(bo, group, 'image', path)).json.result;
    expect(kept()).toContain(media.file_id);
    const retracted = await u.remove(bo, `/api/v1/messages/${id}`);
    expect(retracted.json.result).toMatchObject({ type: 'image_retracted', file_path: null, expire_at: null });
    expect(retracted.json.result.media).toBeUndefined();
    expect((await fetchBytes(media.url)).status).toBeGreaterThanOrEqual(400);
    expect(formatTestResponseCode(await u.get(bo, `/api/v1/groups/${group}/files/${media.file_id}`))).toBe(
      '404 api.data_not_exist',
    );
    await runRecurringJobsInTest(server.services);
    expect(kept()).not.toContain(media.file_id);
  });

  it('loses its media after 14 days, and keeps their size in pixels', async () => {
    const path = await u.upload(bo, group, 'image', 'png', await createTestSharpImage(40, 30).png().toBuffer());
    const { id, media } = (await u.sendFile(bo, group, 'image', path)).json.result;
    const unsent = await u.upload(bo, group, 'file', 'pdf', TEST_PDF_FILE);
    const pdf = await u.upload(bo, group, 'file', 'pdf', TEST_PDF_FILE);
    const document = (await u.sendFile(bo, group, 'file', pdf, { filename: 'a.pdf' })).json.result.media.file_id;
    try {
      now = () => new Date(Date.now() + 14 * DAY - 60_000);
      await runRecurringJobsInTest(server.services);
      expect(kept()).toContain(media.file_id);
      const later = await signInTestUser(server.services, bo);
      expect(formatTestResponseCode(await u.sendFile(later, group, 'file', unsent, { filename: 'a.pdf' }))).toBe(
        '410 api.file.expired',
      );
      now = () => new Date(Date.now() + 14 * DAY + 60_000);
      await runRecurringJobsInTest(server.services);
    } finally {
      now = () => new Date();
    }
    expect(kept()).not.toContain(media.file_id);
    expect(kept()).toContain(document);
    const after = (await u.get(anna, `/api/v1/groups/${group}/messages/${id}`)).json.result;
    expect(after.media).toMatchObject({
      url: null,
      thumbnail_url: null,
      width: 40,
      height: 30,
      thumbhash: media.thumbhash,
    });
    expect(Date.parse(after.update_at)).toBeGreaterThan(Date.parse(after.create_at));
    expect(formatTestResponseCode(await u.get(anna, `/api/v1/groups/${group}/files/${media.file_id}`))).toBe(
      '410 api.file.expired',
    );
    expect(formatTestResponseCode(await server.call('GET', media.url))).toBe('410 api.file.expired');
  });
});
