import 'fake-indexeddb/auto';
import { beforeEach, expect, test, vi } from 'vitest';
import type { PostDraft, PostDraftFile } from './draft-types.ts';
import {
  deleteUnchangedPostDraft,
  deletePublishJob,
  readPostDraft,
  readPublishJobs,
  savePostDraft,
  savePublishJob,
  setUnsavedPostDraft,
} from './draft-storage.ts';

const film: PostDraftFile = {
  id: 'a',
  kind: 'video',
  bytes: new Blob(['a long film']),
  extension: 'mp4',
  width: 4,
  height: 3,
  duration: 60,
};
const whole = { bytes: new Blob(['whole']), extension: 'jpg', width: 8, height: 6 };
const picture: PostDraftFile = {
  ...film,
  ...whole,
  id: 'b',
  kind: 'image',
  bytes: new Blob(['part']),
  duration: null,
  cropped: { cut: { x: 0, y: 0, width: 1, height: 1 } as never, whole },
};
const draft: PostDraft = { text: '', tags: [], audience: 'everyone', allowsComments: true, files: [film, picture] };

const put = vi.spyOn(IDBObjectStore.prototype, 'put');
const holdsBytes = (value: unknown): boolean =>
  value instanceof Blob || (typeof value === 'object' && value !== null && Object.values(value).some(holdsBytes));
const byteWrites = (): number => put.mock.calls.filter(([value]) => holdsBytes(value)).length;

beforeEach(() => {
  indexedDB = new IDBFactory();
  put.mockClear();
});

test('draft: writes its bytes once, however often its text changes', async () => {
  for (const text of ['b', 'bo', 'boa', 'boat']) await savePostDraft('u1', { ...draft, text });
  expect(byteWrites()).toBe(3);
  const read = (await readPostDraft('u1'))!;
  const [first, second] = read.files;
  expect(read.text).toBe('boat');
  expect(await first!.bytes.text()).toBe('a long film');
  expect([await second!.bytes.text(), await second!.cropped!.whole.bytes.text()]).toEqual(['part', 'whole']);
  await savePostDraft('u1', { ...read, text: 'boats' });
  expect(byteWrites()).toBe(3);
});

test('job: shares the bytes of its draft, which are deleted with the last of the two', async () => {
  await savePostDraft('u1', draft);
  await savePublishJob('u1', { ...draft, cid: 'c1', paths: {} });
  await savePublishJob('u1', { ...draft, cid: 'c1', paths: { a: 'there' } });
  await savePostDraft('u1', null);
  expect(byteWrites()).toBe(3);
  expect(await (await readPublishJobs('u1'))[0]!.files[0]!.bytes.text()).toBe('a long film');
  await deletePublishJob('u1', 'c1');
  const db = await new Promise<IDBDatabase>((resolve) => {
    const request = indexedDB.open('quintet.publish.u1');
    request.onsuccess = () => resolve(request.result);
  });
  const keys = db.transaction('files').objectStore('files').getAllKeys();
  await new Promise((resolve) => (keys.onsuccess = resolve));
  expect(keys.result).toEqual([]);
});

test('unsaved draft: is read until it is stored or deleted, also on a full device', async () => {
  await savePostDraft('u1', { ...draft, text: 'bo' });
  const full = { ...draft, text: 'boat' };
  put.mockImplementationOnce(() => {
    throw new DOMException('full', 'QuotaExceededError');
  });
  setUnsavedPostDraft('u1', full);
  await expect(savePostDraft('u1', full)).rejects.toThrow('full');
  expect((await readPostDraft('u1'))?.text).toBe('boat');
  // After its publication no older version comes back.
  await deleteUnchangedPostDraft('u1', full);
  expect(await readPostDraft('u1')).toBeUndefined();

  setUnsavedPostDraft('u1', full);
  await savePostDraft('u1', full);
  await savePostDraft('u1', { ...draft, text: 'of another tab' });
  expect((await readPostDraft('u1'))?.text).toBe('of another tab');
});

test('unsaved draft: is read even if it was written while the stored one was read', async () => {
  const reading = readPostDraft('u1');
  setUnsavedPostDraft('u1', draft);
  expect(await reading).toBe(draft);
  await deleteUnchangedPostDraft('u1', draft);
});
