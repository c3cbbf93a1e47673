import { type Kysely, sql } from 'kysely';
import type { Database } from '../../base/database/types.ts';

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
