import { ApiError } from '@quintet/api/error';
import { getBackoffDelayMs, waitBeforeRetry } from '../../../shared/requests/backoff.ts';
import { onLogout } from '../../../shared/session/local-data.ts';
import { getCurrentSession, type Session } from '../../../shared/session/session.ts';
import { upsertPublishJobAtom, removePublishJobAtom } from './publish-jobs.ts';
import type { PublishJob } from './draft-types.ts';
import { deletePublishJob, savePublishJob, readPublishJobs } from './draft-storage.ts';
import { isPublishCancelled, isTemporaryPublishError, uploadAndPublish } from './upload-and-publish.ts';

/** Running jobs, to abort them. */
const running = new Map<string, AbortController>();
/** Waiting retries, to wake them. */
const retryWaits = new Map<string, AbortController>();

/** Waits for the backoff, but not before the time that a busy server named. */
async function waitForRetry(error: unknown, tries: number, signal: AbortSignal): Promise<void> {
  const resumeAt = Date.now() + ((error instanceof ApiError && error.retryAfter) || 0) * 1000;
  do await waitBeforeRetry(Math.max(getBackoffDelayMs(tries), resumeAt - Date.now()), signal);
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
    session.store.set(upsertPublishJobAtom, { job, progress: 0, error: null });
    const error = await uploadAndPublish(session, job, controller.signal).then(
      () => null,
      (error: unknown) => error,
    );
    if (error === null || isPublishCancelled(error)) break;
    const storedJob = (await readPublishJobs(session.userId).catch(() => [])).find((other) => other.cid === cid) ?? job;
    // An uploaded file has expired: upload all again.
    const isStale = error instanceof ApiError && error.code === 'api.file.expired';
    job = isStale ? { ...storedJob, paths: {}, targets: {} } : storedJob;
    if (controller.signal.aborted) break;
    session.store.set(upsertPublishJobAtom, { job, progress: 0, error });
    if (!isTemporaryPublishError(error)) {
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

function notifyTabsOfJob(userId: string, cid: string): void {
  const channel = new BroadcastChannel(channelName(userId));
  channel.postMessage(cid);
  channel.close();
}

/** Saves and starts a job: the post is published in the background on any page. */
export async function enqueuePost(job: PublishJob): Promise<void> {
  const session = getCurrentSession();
  await savePublishJob(session.userId, job);
  void withJobLock(session, job);
  notifyTabsOfJob(session.userId, job.cid);
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
