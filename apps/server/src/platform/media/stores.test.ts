import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { buffer } from 'node:stream/consumers';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createFolderMediaStore } from './folder-store.ts';
import { createS3MediaStore } from './s3-store.ts';
import type { MediaStore } from './store.ts';
import { startTestS3 } from './test-s3.ts';

const folder = mkdtempSync(join(tmpdir(), 'quintet-stores-'));
let s3: Awaited<ReturnType<typeof startTestS3>>;
const stores: Record<string, () => MediaStore> = {
  'a folder': () => createFolderMediaStore(join(folder, 'media')),
  'object storage': () => createS3MediaStore(s3.config),
};

beforeAll(async () => {
  s3 = await startTestS3();
});
afterAll(async () => {
  await s3.close();
  rmSync(folder, { recursive: true });
});

describe.each(Object.keys(stores))('in %s', (name) => {
  const CONTENT = Buffer.from('0123456789');
  const KEY = 'files/ab/one-original';

  it('an object is readable, whole or in part, until it is deleted', async () => {
    const store = stores[name]!();
    expect(await store.head(KEY)).toBeNull();
    await store.put(KEY, CONTENT, 'text/plain');
    expect(await store.head(KEY)).toBe(10);
    expect(await buffer(await store.get(KEY))).toEqual(CONTENT);
    expect(await buffer(await store.get(KEY, { first: 2, last: 4 }))).toEqual(CONTENT.subarray(2, 5));
    await store.delete(KEY);
    await store.delete(KEY);
    expect(await store.head(KEY)).toBeNull();
    await expect(store.get(KEY)).rejects.toThrow(KEY);
  });

  it('a copy remains when the original is deleted', async () => {
    const store = stores[name]!();
    await store.put(KEY, CONTENT, 'text/plain');
    await store.copy(KEY, 'files/ab/other-original');
    await store.delete(KEY);
    expect(await buffer(await store.get('files/ab/other-original'))).toEqual(CONTENT);
    await expect(store.copy(KEY, 'files/ab/third-original')).rejects.toThrow(KEY);
  });

  it('a stored file is moved away from its path', async () => {
    const store = stores[name]!();
    const file = join(folder, 'draft');
    writeFileSync(file, CONTENT);
    await store.put('files/cd/two', { file }, 'application/pdf');
    expect(await buffer(await store.get('files/cd/two'))).toEqual(CONTENT);
    expect(() => writeFileSync(file, '', { flag: 'r+' })).toThrow('ENOENT');
  });
});

describe('presigned URLs of object storage', () => {
  const until = () => new Date(Date.now() + 3600_000);

  it('accept an upload of exactly the announced size and key', async () => {
    const { direct, head } = createS3MediaStore(s3.config);
    const put = (url: string, body: string) => fetch(url, { method: 'PUT', body });
    const url = await direct!.uploadUrl('incoming/a', { until: until(), size: 5 });
    expect((await put(url, 'more than five')).status).toBe(403);
    expect((await put(url.replace('incoming/a', 'incoming/b'), 'bytes')).status).toBe(403);
    expect((await put(url, 'bytes')).status).toBe(200);
    expect(await head('incoming/a')).toBe(5);
  });

  it('serve a download with the given headers until they expire', async () => {
    const { direct, put } = createS3MediaStore(s3.config);
    await put('files/ef/three', Buffer.from('0123456789'), 'text/plain');
    const told = { contentType: 'video/mp4', disposition: 'attachment; filename=a.mp4' };
    const got = await fetch(await direct!.downloadUrl('files/ef/three', { until: until(), ...told }), {
      headers: { range: 'bytes=1-3' },
    });
    expect([got.status, await got.text(), got.headers.get('content-type')]).toEqual([206, '123', 'video/mp4']);
    expect(got.headers.get('content-disposition')).toBe(told.disposition);
    const over = { until: new Date(Date.now() - 60_000), ...told };
    expect((await fetch(await direct!.downloadUrl('files/ef/three', over))).status).toBe(403);
  });
});
