import { ApiError, CANCELLED, isConnectionError } from '@quintet/api/error';
import { PRIVACY_OF } from '@quintet/domain/social/audience';
import { api } from '../../../shared/api.ts';
import { getBackoffDelay, waitOrWake } from '../../../shared/events/backoff.ts';
import { uploadBytes } from '../../../shared/files/upload-bytes.ts';
import { uploadFile, type UploadTarget } from '../../../shared/files/upload.ts';
import { onLogout } from '../../../shared/local-data.ts';
import { showToast } from '../../../shared/toasts.ts';
import { paths as pages } from '../../../shared/paths.ts';
import { currentSession, type Session } from '../../../shared/session.ts';
import { countAtom } from '../authors.ts';
import { listFirstAtom } from '../paged-lists.ts';
import { keepPostsAtom } from '../posts.ts';
import { authorPosts } from '../post-lists.ts';
import { putJobAtom, removeJobAtom } from './publish-jobs.ts';
import { dropJob, keepJob, readJobs, type Job, type KeptFile } from './storage.ts';

/** What runs now, to be stopped. */
const running = new Map<string, AbortController>();
/** What waits for a connection, to be woken. */
const pauses = new Map<string, AbortController>();

const isStopped = (error: unknown): boolean => error instanceof ApiError && error.code === CANCELLED;

async function askTarget({ kind, extension, bytes, duration }: KeptFile, signal: AbortSignal): Promise<UploadTarget> {
  const query = { kind, extension, size: bytes.size, ...(duration !== null && { duration }) };
  return (await api.GET('/social/api/posts/upload-info', { params: { query }, signal })).data!.result;
}

/** Uploads what is missing, then publishes. What has arrived is remembered, so that nothing goes twice. */
async function run({ userId, store }: Session, given: Job, signal: AbortSignal): Promise<void> {
  let job = given;
  const total = job.files.reduce((sum, { bytes }) => sum + bytes.size, 0) || 1;
  let done = 0;
  const show = (share: number): void => store.set(putJobAtom, { job, share, failure: null });
  const keep = async (changed: Pick<Job, 'paths'> | Pick<Job, 'targets'>): Promise<void> => {
    job = { ...job, ...changed };
    if (!signal.aborted) await keepJob(userId, job);
  };
  for (const file of job.files) {
    const { id, bytes } = file;
    if (!job.paths[id]) {
      const before = done;
      const path = await uploadFile({
        api,
        uploadBytes,
        bytes,
        previousTarget: job.targets?.[id] ?? null,
        requestTarget: () => askTarget(file, signal),
        signal,
        onProgress: (share) => show((before + share * bytes.size) / total),
        onTarget: (target) => keep({ targets: { ...job.targets, [id]: target } }),
      });
      await keep({ paths: { ...job.paths, [id]: path } });
    }
    done += bytes.size;
    show(done / total);
  }
  const { text, tags, audience, allowsComments, cid, files, paths } = job;
  const { data } = await api.POST('/social/api/posts', {
    body: {
      text,
      tags: [...tags],
      file_paths: files.map(({ id }) => paths[id]!),
      privacy: PRIVACY_OF[audience],
      allow_comment: allowsComments,
      cid,
    },
    signal,
  });
  const post = data!.result;
  await dropJob(userId, cid);
  store.set(keepPostsAtom, [post]);
  store.set(listFirstAtom, authorPosts(post.author.id).key, post.id);
  store.set(countAtom, post.author.id, 'posts', 1);
  store.set(removeJobAtom, cid);
  showToast(post.state === 'processing' ? 'social.publish.processing' : 'social.publish.done', {
    action: { label: 'social.publish.view', href: pages.post.href({ id: post.id }) },
  });
}

/** Without a connection it is tried again and again, from where it was; any other failure is for its author. */
async function attempt(session: Session, given: Job): Promise<void> {
  const { cid } = given;
  if (running.has(cid)) return;
  const stop = new AbortController();
  running.set(cid, stop);
  let job = given;
  for (let tries = 0; !stop.signal.aborted; tries += 1) {
    session.store.set(putJobAtom, { job, share: 0, failure: null });
    const failure = await run(session, job, stop.signal).then(
      () => null,
      (error: unknown) => error,
    );
    if (failure === null || isStopped(failure)) break;
    const kept = (await readJobs(session.userId).catch(() => [])).find((other) => other.cid === cid) ?? job;
    // A file that was not published in time must be uploaded anew.
    const isStale = failure instanceof ApiError && failure.code === 'api.file.expired';
    job = isStale ? { ...kept, paths: {}, targets: {} } : kept;
    if (stop.signal.aborted) break;
    session.store.set(putJobAtom, { job, share: 0, failure });
    if (!isConnectionError(failure)) break;
    const pause = new AbortController();
    pauses.set(cid, pause);
    await waitOrWake(getBackoffDelay(tries + 1), AbortSignal.any([stop.signal, pause.signal]));
    pauses.delete(cid);
  }
  running.delete(cid);
}

/** One tab at a time brings a post on its way. */
async function inTurn(session: Session, job: Job): Promise<void> {
  if (!('locks' in navigator)) return attempt(session, job);
  await navigator.locks.request(`quintet.publish.${job.cid}`, { ifAvailable: true }, (lock) =>
    lock ? attempt(session, job) : undefined,
  );
}

/** Takes a post over: from here on it is published in the background, whatever page is open. */
export async function publish(job: Job): Promise<void> {
  const session = currentSession();
  await keepJob(session.userId, job);
  void inTurn(session, job);
}

export function retryJob(job: Job): void {
  const pause = pauses.get(job.cid);
  if (pause) pause.abort();
  else void inTurn(currentSession(), job);
}

/** It is not to be published after all. */
export async function discardJob(cid: string): Promise<void> {
  const { userId, store } = currentSession();
  running.get(cid)?.abort();
  store.set(removeJobAtom, cid);
  await dropJob(userId, cid);
}

/** Goes on with what a reload or a lost connection cut off. */
export async function resumePublishing(session: Session): Promise<void> {
  if (!session.isSignedIn) return;
  const undo = onLogout(() => {
    undo();
    for (const stop of running.values()) stop.abort();
  });
  for (const job of await readJobs(session.userId).catch(() => [])) void inTurn(session, job);
}
