import type { Schemas } from '@quintet/api/types';
import { type Kysely, sql } from 'kysely';
import type { Database } from '../../base/database/types.ts';
import { requireUser } from '../../platform/http/caller.ts';
import { HttpError } from '../../platform/http/http-error.ts';
import type { Call } from '../../platform/http/handler.ts';
import { type NotificationRow, presentNotifications } from './present.ts';

const PAGE = 30;
/** Entries that are read to find the latest actors, who may have done several things each. */
const NEWEST = 8;

/** A page of the user's notifications, newest first. Its cost does not depend on their number. */
export async function listNotifications({
  caller,
  query,
  services: { db },
}: Call<'listNotifications'>): Promise<Schemas['NotificationList']> {
  const { userId } = requireUser(caller);
  const { page = PAGE, next_id, filter = 'all' } = query;
  if (next_id !== undefined && !/^\d{1,15}$/.test(next_id)) throw new HttpError('api.body.param_invalid.next_id');
  const limit = Math.min(page, PAGE);
  // Before the page: a notification that arrives in between is new.
  const { last_position: upTo, viewed_position: viewedUpTo } = await readPositions(db, userId);
  const before = next_id === undefined ? sql`true` : sql`n.position < ${Number(next_id)}`;
  const which = filter === 'all' ? sql`true` : sql`n.category = ${filter}`;
  const { rows } = await sql<NotificationRow>`
    select n.*, n.position <= s.viewed_position as is_viewed, entry.list as entries
    from (
      select * from notifications n where n.user_id = ${userId} and ${which} and ${before}
      order by n.position desc limit ${limit + 1}
    ) as n
    join notification_states s on s.user_id = n.user_id
    join lateral (
      select coalesce(jsonb_agg(jsonb_build_object('actor_id', e.actor_id, 'ref_id', e.ref_id) order by e.position desc), '[]') as list
      from (
        select * from notification_entries e where e.notification_id = n.id order by e.position desc limit ${NEWEST}
      ) as e
    ) as entry on true
    order by n.position desc`.execute(db);
  const shown = rows.slice(0, limit);
  return {
    list: await presentNotifications(db, userId, shown),
    next_id: rows.length > limit ? String(shown.at(-1)!.position) : null,
    up_to: String(upTo),
    viewed_up_to: String(viewedUpTo),
  };
}

async function readPositions(db: Kysely<Database>, userId: string) {
  const state = await db
    .selectFrom('notification_states')
    .select(['last_position', 'viewed_position'])
    .where('user_id', '=', userId)
    .executeTakeFirst();
  return state ?? { last_position: 0, viewed_position: 0 };
}
