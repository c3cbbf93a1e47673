import { createHash, randomBytes } from 'node:crypto';
import { Toggle } from '@quintet/api/enums';
import type { Transaction } from 'kysely';
import type { Database } from '../../base/database/types.ts';

const DAY = 24 * 60 * 60 * 1000;
/** Milliseconds that a refresh token is good for when it is not used. */
const LIFETIME = 60 * DAY;
/** Milliseconds that a replaced one stays good: an answer may be lost, another tab may be late. */
const GRACE = 60_000;
/** Milliseconds that a replaced one is remembered, so that a stolen one gives itself away. */
const MEMORY = 7 * DAY;

/** Only this is kept. The token is 256 random bits, so a plain hash is enough. */
const hashOf = (token: string): Buffer => createHash('sha256').update(token).digest();

const later = (now: Date, milliseconds: number): Date => new Date(now.getTime() + milliseconds);

export async function issueRefreshToken(trx: Transaction<Database>, sessionId: number, now: Date): Promise<string> {
  const token = randomBytes(32).toString('base64url');
  await trx
    .insertInto('refresh_tokens')
    .values({ hash: hashOf(token), session_id: sessionId, expire_at: later(now, LIFETIME) })
    .execute();
  return token;
}

/** `brand` is the host's, or null where any is welcome; `attempt` names the renewal. */
export type RotationInput = { token: string; deviceId: string; brand: string | null; attempt?: string | undefined };
type Family = { sessionId: number; userId: string; deviceId: string; brand: string };
export type Rotation =
  | { outcome: 'traded'; family: Family; token: string }
  | { outcome: 'reused'; family: Family }
  | { outcome: 'unknown' };

/**
 * Replaces a refresh token by a new one of its family; tells when a replaced one comes back after its grace. Whoever replaced
 * it may ask again however late: a device that fell asleep before the answer came knows the name of the renewal, a thief does not.
 */
export async function rotateRefreshToken(
  trx: Transaction<Database>,
  offer: RotationInput,
  now: Date,
): Promise<Rotation> {
  const hash = hashOf(offer.token);
  const session = await lockSessionOf(trx, hash);
  if (!session || session.device_id !== offer.deviceId) return { outcome: 'unknown' };
  if (offer.brand !== null && session.brand !== offer.brand) return { outcome: 'unknown' };
  const known = await trx.selectFrom('refresh_tokens').selectAll().where('hash', '=', hash).executeTakeFirst();
  if (!known || known.expire_at <= now) return { outcome: 'unknown' };
  const family = { sessionId: session.id, userId: session.user_id, deviceId: offer.deviceId, brand: session.brand };
  const attempt = offer.attempt === undefined ? null : hashOf(offer.attempt);
  const isAgain = attempt !== null && known.attempt_hash?.equals(attempt) === true;
  if (known.replace_at && later(known.replace_at, GRACE) < now && !isAgain) return { outcome: 'reused', family };

  if (!known.replace_at) {
    const expire_at = new Date(Math.min(known.expire_at.getTime(), later(now, MEMORY).getTime()));
    await trx
      .updateTable('refresh_tokens')
      .set({ replace_at: now, expire_at, attempt_hash: attempt })
      .where('hash', '=', hash)
      .execute();
  }
  await trx.updateTable('sessions').set({ used_at: now }).where('id', '=', family.sessionId).execute();
  return { outcome: 'traded', family, token: await issueRefreshToken(trx, family.sessionId, now) };
}

/** Locks the live session of a token; the session comes before its tokens in the lock order (README). */
const lockSessionOf = (trx: Transaction<Database>, hash: Buffer) =>
  trx
    .selectFrom('sessions')
    .innerJoin('users', 'users.id', 'sessions.user_id')
    .select(['sessions.id', 'user_id', 'device_id', 'sessions.brand'])
    .where('sessions.id', '=', (eb) => eb.selectFrom('refresh_tokens').select('session_id').where('hash', '=', hash))
    .where('end_at', 'is', null)
    .where('users.delete_at', 'is', null)
    .where('users.status', '=', Toggle.OPEN)
    .forNoKeyUpdate('sessions')
    .executeTakeFirst();
