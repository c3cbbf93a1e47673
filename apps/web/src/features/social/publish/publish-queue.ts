import { ApiError, CANCELLED_CODE, isConnectionError } from '@quintet/api/error';
import { PRIVACY_BY_AUDIENCE } from '@quintet/domain/social/audience';
import { api } from '../../../shared/requests/api.ts';
import { getBackoffDelay, waitBeforeRetry } from '../../../shared/requests/backoff.ts';
import { onLogout } from '../../../shared/session/local-data.ts';
import { showToast } from '../../../shared/feedback/toasts.ts';
import { paths as pages } from '../../../shared/navigation/paths.ts';
import { getCurrentSession, type Session } from '../../../shared/session/session.ts';
import { incrementAuthorCountAtom } from '../author-counts.ts';
import { prependListItemAtom } from '../list-items.ts';
import { upsertPostsAtom } from '../posts.ts';
import { createAuthorPostsSource, recommendedPostsSource } from '../post-lists.ts';
import { putPublishJobAtom, removePublishJobAtom } from './publish-jobs.ts';
import type { PublishJob, PostDraftFile } from './draft-types.ts';
import { deletePublishJob, savePublishJob, readPublishJobs } from './draft-storage.ts';
import { uploadPostFile } from './upload-post-file.ts';

/** Running jobs, to abort them. */
const running = new Map<string, AbortController>();
/** Waiting retries, to wake them. */
const retryWaits = new Map<string, AbortController>();

const isStopped = (error: unknown): boolean => error instanceof ApiError && error.code === CANCELLED_CODE;

/** Whether the same request may succeed later: the server was not reached, is under maintenance, or is busy. */
const isTemporary = (error: unknown): boolean =>
  isConnectionError(error) || (error instanceof ApiError && (error.status === 503 || error.status === 429));

function rethrowUnlessRefused(error: unknown): void {
  if (isStopped(error) || isTemporary(error)) throw error;
}

/** The file that a video's poster is uploaded as. */
const toPosterFile = ({ id, poster }: PostDraftFile): PostDraftFile | null =>
  poster
    ? { id: `${id}.poster`, kind: 'image', bytes: poster, extension: 'jpg', width: null, height: null, duration: null }
    : null;

/** Uploads missing files, then publishes the post. Uploaded files are saved, so that no file is sent twice. */
async function uploadAndPublish(
  { userId, store }: Session,
  initialJob: PublishJob,
  signal: AbortSignal,
): Promise<void> {
  let job = initialJob;
  const poster = job.files.map(toPosterFile).find((file) => file !== null);
  const total = job.files.reduce((sum, { bytes }) => sum + bytes.size, 0) || 1;
  let done = 0;
  const show = (progress: number): void => store.set(putPublishJobAtom, { job, progress, error: null });
  const save = async (changed: Pick<PublishJob, 'paths'> | Pick<PublishJob, 'targets'>): Promise<void> => {
    job = { ...job, ...changed };
    if (!signal.aborted) await savePublishJob(userId, job);
  };
  const upload = async (file: PostDraftFile, onProgress: (progress: number) => void): Promise<void> => {
    const { id } = file;
    if (job.paths[id]) return;
    const path = await uploadPostFile(file, {
      previousTarget: job.targets?.[id] ?? null,
      signal,
      onProgress,
      onTarget: (target) => save({ targets: { ...job.targets, [id]: target } }),
    });
    await save({ paths: { ...job.paths, [id]: path } });
  };
  for (const file of job.files) {
    const before = done;
    await upload(file, (progress) => show((before + progress * file.bytes.size) / total));
    done += file.bytes.size;
    show(done / total);
  }
  // A refused poster does not block its video.
  if (poster) await upload(poster, () => undefined).catch(rethrowUnlessRefused);
  const { text, tags, audience, allowsComments, cid, files, paths } = job;
  const posterPath = poster && paths[poster.id];
  const { data } = await api.POST('/social/api/posts', {
    body: {
      text,
      tags: [...tags],
      file_paths: files.map(({ id }) => paths[id]!),
      ...(posterPath && { poster_path: posterPath }),
      privacy: PRIVACY_BY_AUDIENCE[audience],
      allow_comment: allowsComments,
      cid,
    },
    signal,
  });
  const post = data!.result;
  await deletePublishJob(userId, cid);
  store.set(upsertPostsAtom, [post]);
  for (const { key } of [createAuthorPostsSource(post.author.id), recommendedPostsSource])
    store.set(prependListItemAtom, key, post.id);
  store.set(incrementAuthorCountAtom, post.author.id, 'posts', 1);
  store.set(removePublishJobAtom, cid);
  showToast(post.state === 'processing' ? 'social.publish.processing' : 'social.publish.done', {
    action: { label: 'social.publish.view', href: pages.post.href({ id: post.id }) },
  });
}

/** Waits for the backoff, but not before the time that a busy server named. */
async function waitForRetry(error: unknown, tries: number, signal: AbortSignal): Promise<void> {
  const resumeAt = Date.now() + ((error instanceof ApiError && error.retryAfter) || 0) * 1000;
  do await waitBeforeRetry(Math.max(getBackoffDelay(tries), resumeAt - Date.now()), signal);
  while (Date.now() < resumeAt && !signal.aborted);
}

/** Runs a job and retries without limit while the server cannot take it; other errors stop it. */
async function runJob(session: Session, initialJob: PublishJob): Promise<void> {
  const { cid } = initialJob;
  if (running.has(cid)) return;
  const controller = new AbortController();
  running.set(cid, controller);
  let job: PublishJob = { ...initialJob, isRefused: false };
  for (let tries = 0; !controller.signal.aborted; tries += 1) {
    session.store.set(putPublishJobAtom, { job, progress: 0, error: null });
    const error = await uploadAndPublish(session, job, controller.signal).then(
      () => null,
      (error: unknown) => error,
    );
    if (error === null || isStopped(error)) break;
    const storedJob = (await readPublishJobs(session.userId).catch(() => [])).find((other) => other.cid === cid) ?? job;
    // An uploaded file has expired: upload all again.
    const isStale = error instanceof ApiError && error.code === 'api.file.expired';
    job = isStale ? { ...storedJob, paths: {}, targets: {} } : storedJob;
    if (controller.signal.aborted) break;
    session.store.set(putPublishJobAtom, { job, progress: 0, error });
    if (!isTemporary(error)) {
      await savePublishJob(session.userId, { ...job, isRefused: true }).catch(() => undefined);
      break;
    }
    const wait = new AbortController();
    retryWaits.set(cid, wait);
    await waitForRetry(error, tries + 1, AbortSignal.any([controller.signal, wait.signal]));
    retryWaits.delete(cid);
  }
  running.delete(cid);
}

/** Jobs that wait for the tab that runs them. */
const waiting = new Set<string>();

/** Runs a job in one tab at a time. The others wait, so that one of them goes on when the tab dies. */
async function withJobLock(session: Session, job: PublishJob): Promise<void> {
  if (!('locks' in navigator)) return runJob(session, job);
  const { cid } = job;
  const name = `quintet.publish.${cid}`;
  const hasRun = await navigator.locks.request(name, { ifAvailable: true }, async (lock) => {
    if (lock) await runJob(session, job);
    return lock !== null;
  });
  if (hasRun || waiting.has(cid)) return;
  waiting.add(cid);
  await navigator.locks.request(name, async () => {
    waiting.delete(cid);
    const stored = (await readPublishJobs(session.userId).catch(() => [])).find((other) => other.cid === cid);
    // A job that the server refused waits for its user in the tab that shows it.
    if (stored && !stored.isRefused && getCurrentSession() === session) await runJob(session, stored);
  });
}

/** Carries new jobs to the other tabs. */
const channelName = (userId: string): string => `quintet.publish-jobs.${userId}`;

function announceJob(userId: string, cid: string): void {
  const channel = new BroadcastChannel(channelName(userId));
  channel.postMessage(cid);
  channel.close();
}

/** Saves and starts a job: the post is published in the background on any page. */
export async function enqueuePost(job: PublishJob): Promise<void> {
  const session = getCurrentSession();
  await savePublishJob(session.userId, job);
  void withJobLock(session, job);
  announceJob(session.userId, job.cid);
}

export function retryPublishJob(job: PublishJob): void {
  const pause = retryWaits.get(job.cid);
  if (pause) pause.abort();
  else void withJobLock(getCurrentSession(), job);
}

/** Cancels and deletes a job. */
export async function discardPublishJob(cid: string): Promise<void> {
  const { userId, store } = getCurrentSession();
  running.get(cid)?.abort();
  store.set(removePublishJobAtom, cid);
  await deletePublishJob(userId, cid);
}

/** Resumes jobs after a reload or reconnect. */
export async function resumePublishing(session: Session): Promise<void> {
  if (!session.isSignedIn) return;
  const resume = async (isMeant: (job: PublishJob) => boolean): Promise<void> => {
    for (const job of (await readPublishJobs(session.userId).catch(() => [])).filter(isMeant))
      void withJobLock(session, job);
  };
  const channel = new BroadcastChannel(channelName(session.userId));
  channel.onmessage = ({ data }: MessageEvent<string>) => void resume(({ cid }) => cid === data);
  const unsubscribe = onLogout(() => {
    unsubscribe();
    channel.close();
    for (const stop of running.values()) stop.abort();
  });
  await resume(() => true);
}
