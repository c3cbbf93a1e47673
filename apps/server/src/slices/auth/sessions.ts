import { type Kysely, sql, type Transaction } from 'kysely';
import type { Database } from '../../base/database/types.ts';
import type { AppendEvent } from '../../platform/events/log.ts';
import type { Call } from '../../platform/http/handler.ts';
import { HttpError } from '../../platform/http/http-error.ts';
import { issueRefreshToken, rotateRefreshToken } from './refresh-tokens.ts';

export type SessionInput = { userId: string; deviceId: string; brand: string; ip: string; userAgent: string | null };
type EndReason = 'logout' | 'replaced' | 'reuse' | 'suspended' | 'password';

/** Opens a session for a locked account and ends the user's former session on this device. Returns the first refresh token. */
export async function createSessionAndRefreshToken(
  trx: Transaction<Database>,
  append: AppendEvent,
  { userId, deviceId, brand, ip, userAgent }: SessionInput,
  now: Date,
): Promise<string> {
  await endSessions(trx, append, { userId, deviceId }, 'replaced', now);
  const { id } = await trx
    .insertInto('sessions')
    .values({ user_id: userId, device_id: deviceId, brand, ip, user_agent: userAgent, create_at: now, used_at: now })
    .returning('id')
    .executeTakeFirstOrThrow();
  await append('sessions', { userId }, {});
  return issueRefreshToken(trx, id, now);
}

/** Ends one session of the user, by id or device, all, or all except one device's, and closes their event streams with the reason. */
export async function endSessions(
  trx: Transaction<Database>,
  append: AppendEvent,
  { userId, id, deviceId, exceptDeviceId }: { userId: string; id?: number; deviceId?: string; exceptDeviceId?: string },
  reason: EndReason,
  now: Date,
): Promise<void> {
  const live = await trx
    .selectFrom('sessions')
    .select('id')
    .where('user_id', '=', userId)
    .where('end_at', 'is', null)
    .$if(id !== undefined, (query) => query.where('id', '=', id!))
    .$if(deviceId !== undefined, (query) => query.where('device_id', '=', deviceId!))
    .$if(exceptDeviceId !== undefined, (query) => query.where('device_id', '<>', exceptDeviceId!))
    .orderBy('id')
    .forNoKeyUpdate()
    .execute();
  const ids = live.map((session) => session.id);
  if (ids.length === 0) return;
  await trx.updateTable('sessions').set({ end_at: now, end_reason: reason }).where('id', 'in', ids).execute();
  // Those of suspended users stay, so that a refresh says why it is refused.
  if (reason !== 'suspended') await trx.deleteFrom('refresh_tokens').where('session_id', 'in', ids).execute();
  for (const session_id of ids) await append('session_end', { userId }, { session_id, reason });
  await append('sessions', { userId }, {});
}

/** Rotates a refresh token and issues an access token. Reuse of a token after its grace period ends the whole family: it may be stolen. */
export async function refreshSessionTokens({ body, services, request }: Call<'refreshTokens'>) {
  const { clock, events, tokens } = services;
  const { refresh_token: token, device_id: deviceId, attempt } = body;
  const input = { token, deviceId, attempt, brand: request.hostBrand?.id ?? null };
  const rotation = await events.record(async (trx, append) => {
    const rotated = await rotateRefreshToken(trx, input, clock());
    if (rotated.outcome === 'reused') await endSessions(trx, append, rotated.family, 'reuse', clock());
    return rotated;
  });
  if (rotation.outcome === 'suspended') throw new HttpError('api.user.suspended', { status: 403 });
  if (rotation.outcome !== 'rotated') throw new HttpError('api.unauthorized');
  const { family } = rotation;
  return { token: await tokens.issue(family), refresh_token: rotation.token, user_id: family.userId };
}

/** Whether a device has signed in to an account before. Only the device's owner knows its id. */
export async function isKnownDevice(
  db: Kysely<Database>,
  userId: string | undefined,
  deviceId: string,
): Promise<boolean> {
  const known = await db
    .selectFrom('sessions')
    .select(sql`1`.as('one'))
    .where('user_id', '=', userId ?? '')
    .where('device_id', '=', deviceId)
    .limit(1)
    .executeTakeFirst();
  return known !== undefined;
}
