import { pruneEvents } from '../events/retention.ts';
import type { Services } from '../services.ts';
import { forgetAttempts } from './auth/attempts.ts';
import { forgetQrcodes } from './auth/qrcode.ts';
import { forgetExpiredTokens } from './auth/refresh-tokens.ts';
import { forgetVerifications } from './auth/verifications.ts';
import { sweepFiles, type Sweeper } from '../media/sweep.ts';
import { expireMedia } from './chat/expire.ts';
import { forgetEndedSessions } from './auth/sessions.ts';

const HOUR = 60 * 60 * 1000;
const DAY = 24 * HOUR;
/** A client that was away longer reloads. */
const EVENTS_KEPT = 7 * DAY;
const SESSIONS_KEPT = 90 * DAY;

type House = Sweeper & Pick<Services, 'events'>;

/** Throws away what nobody needs any more. Every instance may do it. */
export async function tidyUp(services: House): Promise<void> {
  const { clock, db } = services;
  const before = (milliseconds: number) => new Date(clock().getTime() - milliseconds);
  await pruneEvents(db, before(EVENTS_KEPT));
  await forgetExpiredTokens(db, clock());
  await forgetEndedSessions(db, before(SESSIONS_KEPT));
  await forgetAttempts(db, clock());
  await forgetVerifications(db, clock());
  await forgetQrcodes(db, before(DAY));
  await expireMedia(services);
  await sweepFiles(services);
}

/** Tidies up every hour. Gives the function that stops it, after what is under way. */
export function keepHouse(services: House & Pick<Services, 'log'>): () => Promise<void> {
  let underWay: Promise<void> = Promise.resolve();
  const timer = setInterval(() => {
    underWay = tidyUp(services).catch((error: unknown) => services.log.error({ err: error }, 'tidying up failed'));
  }, HOUR);
  return async () => {
    clearInterval(timer);
    await underWay;
  };
}
