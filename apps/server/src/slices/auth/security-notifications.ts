import { randomUUID } from 'node:crypto';
import { type Kysely, sql } from 'kysely';
import type { Database } from '../../base/database/types.ts';
import type { NewNotification } from '../../platform/notifications/new-notification.ts';

/** Tells a user that the password was changed. */
export const buildPasswordChangedNotification = (userId: string): NewNotification => ({
  userId,
  type: 'password',
  actorId: null,
  source: `password ${randomUUID()}`,
  target: { kind: 'user', id: userId },
});

/** Tells a user of the newest session, if the device has not signed in before; none for the first device of an account. */
export async function buildNewDeviceNotifications(
  trx: Kysely<Database>,
  userId: string,
  deviceId: string,
): Promise<NewNotification[]> {
  const { rows } = await sql<{ id: number; uses: number; others: number }>`
    select max(id) filter (where device_id = ${deviceId}) as id, count(*) filter (where device_id = ${deviceId}) as uses,
      count(*) filter (where device_id <> ${deviceId}) as others
    from sessions where user_id = ${userId}`.execute(trx);
  const { id, uses, others } = rows[0]!;
  if (uses !== 1 || others === 0) return [];
  const session = `s${id}`;
  return [
    {
      userId,
      type: 'new_device',
      actorId: null,
      source: `new_device ${session}`,
      target: { kind: 'session', id: session },
    },
  ];
}
