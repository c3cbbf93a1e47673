import 'fake-indexeddb/auto';
import { ApiError } from '@quintet/api/error';
import { makePostFixture } from '@quintet/domain/social/fixtures';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { FakeUploadServer } from '../../../shared/files/test-uploads.ts';
import { getCurrentSession, signInWithTokens } from '../../../shared/session/session.ts';
import type { PublishJob } from './draft-types.ts';
import { waitFor } from '../../../shared/testing/wait-for.ts';

type UploadRequest = { params: { query: { size: number }; path: { ticket: string } } };
const fake = vi.hoisted(() => ({
  get: vi.fn<(path: string, asked: UploadRequest) => Promise<unknown>>(),
  post: vi.fn<(path: string, given: { body: object }) => Promise<unknown>>(),
  put: vi.fn<(put: object) => Promise<string>>(),
}));
vi.mock('../../../shared/requests/api.ts', () => ({ api: { GET: fake.get, POST: fake.post } }));
vi.mock('../../../shared/files/upload-bytes.ts', () => ({ uploadBytes: fake.put }));
// Waits until an online event, so that the test controls the retry.
vi.mock('../../../shared/requests/backoff.ts', () => ({
  getBackoffDelayMs: () => 0,
  waitBeforeRetry: () => new Promise((resolve) => page.addEventListener('online', resolve, { once: true })),
}));

const page = new EventTarget();
const { locks } = navigator;
const answer = (result: object) => Promise.resolve({ data: { result } });
let uploads: FakeUploadServer;
const tokens = {
  token: `e30.${btoa(JSON.stringify({ sub: 'u7', did: 'd', exp: 2_000_000_000 }))}.x`,
  refreshToken: 'r',
};

beforeEach(() => {
  vi.stubGlobal('navigator', {});
  vi.stubGlobal('location', { origin: 'http://test' });
  indexedDB = new IDBFactory();
  uploads = new FakeUploadServer();
  fake.put.mockImplementation((put) => uploads.uploadBytes(put as Parameters<FakeUploadServer['uploadBytes']>[0]));
  fake.get.mockImplementation((path, { params }) =>
    answer(path.endsWith('upload-info') ? uploads.open(params.query.size) : uploads.progress(params.path.ticket)),
  );
  fake.post.mockReset().mockImplementation(() => answer(makePostFixture(1)));
  signInWithTokens(tokens);
});
afterEach(() => void vi.useRealTimers().unstubAllGlobals());

const file = (id: string, content: string): PublishJob['files'][number] => ({
  id,
  kind: 'image',
  bytes: new Blob([content]),
  extension: 'jpg',
  width: 4,
  height: 3,
  duration: null,
});
const job: PublishJob = {
  text: 'Boats',
  tags: [],
  audience: 'everyone',
  allowsComments: true,
  files: [file('a', 'first'), file('b', '0123456789')],
  cid: 'c1',
  paths: {},
};
const published = () => fake.post.mock.calls.map(([, { body }]) => body as { cid: string; file_paths: string[] });
const expectPublished = async () => {
  await waitFor(() => expect(published()).toHaveLength(1));
  expect(published()[0]).toMatchObject({ cid: 'c1', file_paths: ['t1', 't2'] });
  expect(await Promise.all(['t1', 't2'].map((path) => uploads.contentOf(path)))).toEqual(['first', '0123456789']);
};
/** Enqueues a post whose second upload is cut off in the middle. */
async function enqueueInterruptedPost(): Promise<void> {
  const { enqueuePost } = await import('./publish-queue.ts');
  const fates = ['arrives', 'cut'] as const;
  let next = 0;
  uploads.getOutcome = () => fates[next++] ?? 'arrives';
  await enqueuePost(job);
  await waitFor(() => expect(uploads.offsets).toEqual([0, 0]));
}

test('interrupted upload: resumes at its offset once there is a connection', async () => {
  await enqueueInterruptedPost();
  await waitFor(() => {
    page.dispatchEvent(new Event('online'));
    expect(uploads.offsets).toEqual([0, 0, 5]);
  });
  await expectPublished();
});

test('published post: stands first in the feed and on the author’s page', async () => {
  const { enqueuePost } = await import('./publish-queue.ts');
  const { pagedListAtomFamily, restorePagedListAtom } = await import('../paged-lists.ts');
  const { store } = getCurrentSession();
  store.set(restorePagedListAtom, 'recommended', { ids: ['p8'], next: null });
  await enqueuePost({ ...job, files: [] });
  await waitFor(() => expect(store.get(pagedListAtomFamily('recommended')).ids).toEqual(['p1', 'p8']));
  expect(store.get(pagedListAtomFamily('posts:a1')).ids).toEqual(['p1']);
});

test('video: goes out with its poster', async () => {
  const { enqueuePost } = await import('./publish-queue.ts');
  const video = { ...file('v', 'film'), kind: 'video', extension: 'mp4', duration: 2 } as const;
  await enqueuePost({ ...job, files: [{ ...video, poster: new Blob(['frame']) }] });
  await waitFor(() => expect(published()).toHaveLength(1));
  expect(published()[0]).toMatchObject({ file_paths: ['t1'], poster_path: 't2' });
  expect(await uploads.contentOf('t2')).toBe('frame');
});

test('video: goes out without a poster that the server refuses', async () => {
  const { enqueuePost } = await import('./publish-queue.ts');
  const video = { ...file('v', 'film'), kind: 'video', extension: 'mp4', duration: 2 } as const;
  const outcomes = ['arrives', 'refused'] as const;
  let next = 0;
  uploads.getOutcome = () => outcomes[next++]!;
  await enqueuePost({ ...job, files: [{ ...video, poster: new Blob(['frame']) }] });
  await waitFor(() => expect(published()).toHaveLength(1));
  expect(published()[0]).not.toHaveProperty('poster_path');
});

test('failed post: becomes a draft again unless there is another draft', async () => {
  const { enqueuePost } = await import('./publish-queue.ts');
  const { clearRestoredPostErrorAtom, restoreFailedPost, restoredPostErrorAtom } =
    await import('./restore-failed-post.ts');
  const { savePostDraft, readPostDraft, readPublishJobs } = await import('./draft-storage.ts');
  fake.post.mockImplementation(() => Promise.reject(new Error('refused')));
  await enqueuePost(job);
  await waitFor(() => expect(fake.post).toHaveBeenCalled());
  const { cid: _cid, paths: _paths, ...draft } = job;
  const other = { ...draft, text: 'Another', files: [] };
  await savePostDraft('u7', other);
  expect(await restoreFailedPost(job, new Error('refused'))).toBe(false);
  expect([await readPostDraft('u7'), (await readPublishJobs('u7')).length]).toEqual([other, 1]);
  await savePostDraft('u7', null);
  const error = new Error('refused');
  expect(await restoreFailedPost(job, error)).toBe(true);
  expect(getCurrentSession().store.get(restoredPostErrorAtom)).toEqual({ restoreCount: 1, error: error });
  getCurrentSession().store.set(clearRestoredPostErrorAtom);
  expect(getCurrentSession().store.get(restoredPostErrorAtom)).toEqual({ restoreCount: 1, error: null });
  expect(await readPublishJobs('u7')).toEqual([]);
  expect(await readPostDraft('u7')).toMatchObject({ text: 'Boats', files: [{ id: 'a' }, { id: 'b' }] });
  expect(await readPostDraft('u7')).not.toHaveProperty('paths');
});

test('publishing: waits through maintenance, and as long as a busy server asks', async () => {
  vi.useFakeTimers({ toFake: ['Date'] });
  const { enqueuePost } = await import('./publish-queue.ts');
  const { readPublishJobs } = await import('./draft-storage.ts');
  const refuse = (status: number, code: string, result: unknown = null) =>
    Promise.reject(new ApiError({ code, status, operation: 'createPost', result }));
  fake.post
    .mockImplementationOnce(() => refuse(503, 'api.maintenance'))
    .mockImplementationOnce(() => refuse(429, 'api.too_many_requests', { retry_after: 20 }));
  const goOnline = async (): Promise<void> => {
    page.dispatchEvent(new Event('online'));
    for (let turn = 0; turn < 100; turn += 1) await new Promise(setImmediate);
  };
  await enqueuePost({ ...job, files: [] });
  await waitFor(() => expect(published()).toHaveLength(1));
  await goOnline();
  await goOnline();
  expect(published()).toHaveLength(2);
  expect(await readPublishJobs('u7')).toHaveLength(1);
  vi.setSystemTime(Date.now() + 20_000);
  await goOnline();
  expect(published()).toHaveLength(3);
  expect(await readPublishJobs('u7')).toEqual([]);
});

test('interrupted upload: resumes after a reload', async () => {
  await enqueueInterruptedPost();
  vi.resetModules();
  const { resumePublishing } = await import('./publish-queue.ts');
  await resumePublishing(getCurrentSession());
  await waitFor(() => expect(uploads.offsets).toEqual([0, 0, 5]));
  await expectPublished();
});

test('running job: another tab goes on with it when its tab dies', async () => {
  vi.stubGlobal('navigator', { locks });
  const openTab = async () => {
    vi.resetModules();
    const session = await import('../../../shared/session/session.ts');
    session.signInWithTokens(tokens);
    const queue = await import('./publish-queue.ts');
    await queue.resumePublishing(session.getCurrentSession());
    return queue;
  };
  const tab = await openTab();
  await openTab();
  // The first tab holds the job's lock until it dies.
  let die = (): void => undefined;
  const dying = locks.request('quintet.publish.c1', () => new Promise<void>((resolve) => (die = resolve)));
  await tab.enqueuePost(job);
  await waitFor(async () => expect((await locks.query()).pending?.length).toBeGreaterThan(1));
  expect(published()).toEqual([]);
  die();
  await dying;
  await expectPublished();
});
