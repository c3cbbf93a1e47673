import { createHash, randomBytes } from 'node:crypto';
import { Toggle } from '@quintet/api/enums';
import type { Transaction } from 'kysely';
import type { Database } from '../../base/database/types.ts';

const DAY_MS = 24 * 60 * 60 * 1000;
/** Validity of an unused refresh token. */
const LIFETIME_MS = 60 * DAY_MS;
/** A replaced token stays valid for this time, for lost responses and concurrent tabs. */
const GRACE_PERIOD_MS = 60_000;
/** A replaced token is stored for this time, to detect the reuse of a stolen one. */
const REPLACED_RETENTION_MS = 7 * DAY_MS;

/** Only the hash is stored. The token has 256 random bits, so an unsalted hash is enough. */
const hashOf = (token: string): Buffer => createHash('sha256').update(token).digest();

const later = (now: Date, milliseconds: number): Date => new Date(now.getTime() + milliseconds);

/** Stores the hash of a new refresh token of a session, and returns the token. */
export async function issueRefreshToken(trx: Transaction<Database>, sessionId: number, now: Date): Promise<string> {
  const token = randomBytes(32).toString('base64url');
  await trx
    .insertInto('refresh_tokens')
    .values({ hash: hashOf(token), session_id: sessionId, expire_at: later(now, LIFETIME_MS) })
    .execute();
  return token;
}

/** `brand`: the host's brand, or null if the host accepts any. `attempt`: the client's id of this renewal. */
export type RefreshRotationInput = {
  token: string;
  deviceId: string;
  brand: string | null;
  attempt?: string | undefined;
};
type Family = { sessionId: number; userId: string; deviceId: string; brand: string };
export type RefreshRotationResult =
  | { outcome: 'rotated'; family: Family; token: string }
  | { outcome: 'reused'; family: Family }
  | { outcome: 'suspended' }
  | { outcome: 'unknown' };

/**
 * Replaces a refresh token by a new one of its family. Returns `reused` if a replaced token is used after its grace period. The
 * same `attempt` may repeat its renewal at any time: a device that slept before the answer knows it, a thief does not.
 */
export async function rotateRefreshToken(
  trx: Transaction<Database>,
  input: RefreshRotationInput,
  now: Date,
): Promise<RefreshRotationResult> {
  const hash = hashOf(input.token);
  const session = await lockSessionOf(trx, hash);
  if (!session) return { outcome: (await isSuspended(trx, hash, input.deviceId)) ? 'suspended' : 'unknown' };
  if (session.device_id !== input.deviceId) return { outcome: 'unknown' };
  if (input.brand !== null && session.brand !== input.brand) return { outcome: 'unknown' };
  const known = await trx.selectFrom('refresh_tokens').selectAll().where('hash', '=', hash).executeTakeFirst();
  if (!known || known.expire_at <= now) return { outcome: 'unknown' };
  const family = { sessionId: session.id, userId: session.user_id, deviceId: input.deviceId, brand: session.brand };
  const attempt = input.attempt === undefined ? null : hashOf(input.attempt);
  const isRepeated = attempt !== null && known.attempt_hash?.equals(attempt) === true;
  if (known.replace_at && later(known.replace_at, GRACE_PERIOD_MS) < now && !isRepeated)
    return { outcome: 'reused', family };

  if (!known.replace_at) {
    const expire_at = new Date(Math.min(known.expire_at.getTime(), later(now, REPLACED_RETENTION_MS).getTime()));
    await trx
      .updateTable('refresh_tokens')
      .set({ replace_at: now, expire_at, attempt_hash: attempt })
      .where('hash', '=', hash)
      .execute();
  }
  await trx.updateTable('sessions').set({ used_at: now }).where('id', '=', family.sessionId).execute();
  return { outcome: 'rotated', family, token: await issueRefreshToken(trx, family.sessionId, now) };
}

/** Locks the open session of a token. Lock order (README): sessions before their tokens. */
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

/** Whether the token's session has ended because its user is suspended. */
async function isSuspended(trx: Transaction<Database>, hash: Buffer, deviceId: string): Promise<boolean> {
  const found = await trx
    .selectFrom('refresh_tokens')
    .innerJoin('sessions', 'sessions.id', 'session_id')
    .innerJoin('users', 'users.id', 'sessions.user_id')
    .select('sessions.id')
    .where('hash', '=', hash)
    .where('device_id', '=', deviceId)
    .where('end_reason', '=', 'suspended')
    .where('users.status', '=', Toggle.CLOSE)
    .executeTakeFirst();
  return found !== undefined;
}
