import { ApiError, CANCELLED, NO_CONNECTION } from '@quintet/api/error';
import { PRIVACY_OF } from '@quintet/domain/social/audience';
import { api } from '../../../shared/api.ts';
import { onAccountLeaves } from '../../../shared/local-data.ts';
import { tell } from '../../../shared/notices.ts';
import { currentSession, type Session } from '../../../shared/session.ts';
import { countAtom } from '../authors.ts';
import { listFirstAtom } from '../listings.ts';
import { keepPostsAtom } from '../posts.ts';
import { authorPosts } from '../queries.ts';
import { putJobAtom, removeJobAtom } from './jobs.ts';
import { dropJob, keepJob, readJobs, type Job } from './kept.ts';
import { upload } from './upload.ts';

/** What runs now, to be stopped. */
const running = new Map<string, AbortController>();

const isOffline = (error: unknown): boolean => error instanceof ApiError && error.code === NO_CONNECTION;
const isStopped = (error: unknown): boolean => error instanceof ApiError && error.code === CANCELLED;

/** Uploads what is missing, then publishes. Each file that has arrived is remembered, so that nothing goes twice. */
async function run({ userId, store }: Session, given: Job, signal: AbortSignal): Promise<void> {
  let job = given;
  const total = job.files.reduce((sum, { bytes }) => sum + bytes.size, 0) || 1;
  let done = 0;
  const show = (share: number): void => store.set(putJobAtom, { job, share, failure: null });
  for (const file of job.files) {
    if (!job.paths[file.id]) {
      const before = done;
      const path = await upload(file, signal, (sent) => show((before + Math.min(sent, file.bytes.size)) / total));
      job = { ...job, paths: { ...job.paths, [file.id]: path } };
      await keepJob(userId, job);
    }
    done += file.bytes.size;
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
  tell(post.state === 'processing' ? 'social.publish.processing' : 'social.publish.done');
}

async function attempt(session: Session, job: Job): Promise<void> {
  if (running.has(job.cid)) return;
  const stop = new AbortController();
  running.set(job.cid, stop);
  session.store.set(putJobAtom, { job, share: 0, failure: null });
  try {
    await run(session, job, stop.signal);
  } catch (failure) {
    if (isStopped(failure)) return;
    const kept = (await readJobs(session.userId).catch(() => [])).find(({ cid }) => cid === job.cid) ?? job;
    // A file that was not published in time must be uploaded anew.
    const isStale = failure instanceof ApiError && failure.code === 'api.file.expired';
    session.store.set(putJobAtom, { job: isStale ? { ...kept, paths: {} } : kept, share: 0, failure });
    if (isOffline(failure)) addEventListener('online', () => void attempt(session, kept), { once: true });
  } finally {
    running.delete(job.cid);
  }
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

export const retryJob = (job: Job): void => void inTurn(currentSession(), job);

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
  const undo = onAccountLeaves(() => {
    undo();
    for (const stop of running.values()) stop.abort();
  });
  for (const job of await readJobs(session.userId).catch(() => [])) void inTurn(session, job);
}
