import { setTimeout as sleep } from 'node:timers/promises';
import { pruneEvents } from '../platform/events/retention.ts';
import type { Services } from '../platform/services.ts';
import { forgetCounts } from '../platform/rate-limits/limiter.ts';
import { deleteExpiredQrcodes } from './auth/qrcode.ts';
import { deleteExpiredTokens } from './auth/refresh-tokens.ts';
import { deleteExpiredVerifications } from './auth/verifications.ts';
import { sweepFiles, sweepIncoming, type Sweeper } from '../platform/media/sweep.ts';
import { expireMedia } from './chat/expire.ts';
import { type Worker, workLane } from './social/process-files.ts';
import { LANES } from './social/claim-file.ts';
import { deleteEndedSessions } from './auth/sessions.ts';

/** Milliseconds that work under way gets when the server ends; all of it can be repeated. */
const STOP_TIMEOUT_MS = 1000;
const SECOND = 1000;
const HOUR = 60 * 60 * SECOND;
const DAY = 24 * HOUR;
/** A client that was away longer reloads. */
const EVENT_RETENTION_MS = 7 * DAY;
const SESSION_RETENTION_MS = 90 * DAY;

type CleanupDeps = Sweeper & Pick<Services, 'events'>;

/** Throws away what nobody needs any more. Every instance may do it. */
export async function cleanUp(services: CleanupDeps): Promise<void> {
  const { clock, db } = services;
  const before = (milliseconds: number) => new Date(clock().getTime() - milliseconds);
  await pruneEvents(db, before(EVENT_RETENTION_MS));
  await deleteExpiredTokens(db, clock());
  await deleteEndedSessions(db, before(SESSION_RETENTION_MS));
  await forgetCounts(db, clock());
  await deleteExpiredVerifications(db, clock());
  await deleteExpiredQrcodes(db, before(DAY));
  await expireMedia(services);
  await sweepFiles(services);
  await sweepIncoming(services);
}

/** Tidies up now and every hour. Gives the function that stops it, after what is under way. */
export const startCleanupJob = (services: CleanupDeps & Pick<Services, 'log'>): (() => Promise<void>) =>
  repeat(services, HOUR, 'tidying up', () => cleanUp(services));

/** Makes files of posts ready as they come. Gives the function that stops it and breaks off what is under way. */
export function startFileWorker(services: Worker): () => Promise<void> {
  const stops = LANES.map((lane) =>
    repeat(services, SECOND, 'making files ready', (signal) => workLane(services, lane, signal)),
  );
  return async () => {
    await Promise.all(stops.map((stop) => stop()));
  };
}

function repeat(
  { log }: Pick<Services, 'log'>,
  pause: number,
  what: string,
  work: (signal: AbortSignal) => Promise<void>,
): () => Promise<void> {
  const stopping = new AbortController();
  let underWay: Promise<void> | null = null;
  const begin = (): void => {
    underWay ??= work(stopping.signal)
      .catch((error: unknown) => log.error({ err: error }, `${what} failed`))
      .finally(() => {
        underWay = null;
      });
  };
  begin();
  const timer = setInterval(begin, pause);
  return async () => {
    clearInterval(timer);
    stopping.abort();
    await Promise.race([underWay, sleep(STOP_TIMEOUT_MS)]);
  };
}
