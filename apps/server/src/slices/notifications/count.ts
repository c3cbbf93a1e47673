import type { Schemas } from '@quintet/api/types';
import { MAX_NEW_NOTIFICATION_COUNT } from '@quintet/domain/notifications/types';
import { type Kysely, sql } from 'kysely';
import type { Database } from '../../base/database/types.ts';
import type { PresentEventBatch } from '../../platform/events/present.ts';
import { requireUser } from '../../platform/http/caller.ts';
import type { Call } from '../../platform/http/handler.ts';

/** The number of notifications above the viewed position. It reads at most a hundred entries of an index. */
export async function countNewNotifications({
  caller,
  services,
}: Call<'countNewNotifications'>): Promise<Schemas['NewNotificationCount']> {
  const { userId } = requireUser(caller);
  return { count: (await countNew(services.db, [userId])).get(userId) ?? 0 };
}

async function countNew(db: Kysely<Database>, userIds: readonly string[]): Promise<Map<string, number>> {
  const { rows } = await sql<{ user_id: string; count: number }>`
    select s.user_id, (
      select count(*) from (
        select from notifications n where n.user_id = s.user_id and n.position > s.viewed_position limit ${MAX_NEW_NOTIFICATION_COUNT}
      ) as new) as count
    from notification_states s where s.user_id = any(${[...userIds]})`.execute(db);
  return new Map(rows.map(({ user_id, count }) => [user_id, count]));
}

/** Presents the count as it is at delivery. */
export const presentNotificationCountEvents: PresentEventBatch<'notification'> = async (db, _events, finding) => {
  const readers = await finding;
  const counts = await countNew(db, [...new Set(readers.flat())]);
  return readers.map(() => (reader) => ({ type: 'notification', count: counts.get(reader) ?? 0 }));
};
