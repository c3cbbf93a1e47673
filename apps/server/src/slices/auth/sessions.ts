import type { Transaction } from 'kysely';
import type { Database } from '../../base/database/types.ts';
import type { Append } from '../../platform/events/log.ts';
import { issueRefreshToken } from './refresh-tokens.ts';

export type Device = { userId: string; deviceId: string; brand: string; ip: string; userAgent: string | null };
type EndReason = 'logout' | 'replaced' | 'reuse' | 'suspended' | 'password';

/** Opens a session for a locked account and ends the user's former session on this device. Returns the first refresh token. */
export async function createSession(
  trx: Transaction<Database>,
  append: Append,
  { userId, deviceId, brand, ip, userAgent }: Device,
  now: Date,
): Promise<string> {
  await endSessions(trx, append, { userId, deviceId }, 'replaced', now);
  const { id } = await trx
    .insertInto('sessions')
    .values({ user_id: userId, device_id: deviceId, brand, ip, user_agent: userAgent, create_at: now, used_at: now })
    .returning('id')
    .executeTakeFirstOrThrow();
  return issueRefreshToken(trx, id, now);
}

/** Ends the user's session on one device, all sessions, or all except one device's, and closes their event streams with the reason. */
export async function endSessions(
  trx: Transaction<Database>,
  append: Append,
  { userId, deviceId, exceptDeviceId }: { userId: string; deviceId?: string; exceptDeviceId?: string },
  reason: EndReason,
  now: Date,
): Promise<void> {
  const live = await trx
    .selectFrom('sessions')
    .select('id')
    .where('user_id', '=', userId)
    .where('end_at', 'is', null)
    .$if(deviceId !== undefined, (query) => query.where('device_id', '=', deviceId!))
    .$if(exceptDeviceId !== undefined, (query) => query.where('device_id', '<>', exceptDeviceId!))
    .orderBy('id')
    .forNoKeyUpdate()
    .execute();
  const ids = live.map(({ id }) => id);
  if (ids.length === 0) return;
  await trx.updateTable('sessions').set({ end_at: now, end_reason: reason }).where('id', 'in', ids).execute();
  await trx.deleteFrom('refresh_tokens').where('session_id', 'in', ids).execute();
  for (const id of ids) await append('session_end', { userId }, { session_id: id, reason });
}
