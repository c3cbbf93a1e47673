import type { NewNotification } from '@quintet/server/notifications/new-notification';
import {
  saveGroupedNotifications,
  lockAndAdvanceRecipientStates,
} from '@quintet/server/notifications/grouped-notification-rows';
import { type RawBuilder, sql } from 'kysely';
import { ADVERTISED_DEMO_ACCOUNTS } from './accounts.ts';
import type { DemoSeedContext } from './seed-context.ts';

/** A notification and when its cause happened. */
export type DatedDemoNotification = { at: Date; notification: NewNotification };
type Cause = { actor_id: string; id: string; post_id: string; at: Date };

/** The newest of each type for each demo account. */
const PER_TYPE = 12;
const DAY_MS = 24 * 3_600_000;

/** What others have done to a user's posts and comments, and who follows the user. */
const CAUSES: Partial<Record<NewNotification['type'], (userId: string) => RawBuilder<Cause>>> = {
  post_like: (userId) => sql`
    select l.user_id as actor_id, p.id, p.id as post_id, l.create_at as at
    from post_likes l join posts p on p.id = l.post_id where p.user_id = ${userId}`,
  post_collect: (userId) => sql`
    select c.user_id as actor_id, p.id, p.id as post_id, c.create_at as at
    from post_collects c join posts p on p.id = c.post_id where p.user_id = ${userId}`,
  post_comment: (userId) => sql`
    select c.user_id as actor_id, c.id, p.id as post_id, c.create_at as at
    from comments c join posts p on p.id = c.post_id where p.user_id = ${userId} and c.user_id <> ${userId}`,
  follow: (userId) => sql`
    select user_id as actor_id, followed_id as id, null as post_id, create_at as at
    from follows where followed_id = ${userId}`,
};

/** As the server names them, so that undoing takes them back. */
const toSource = (type: NewNotification['type'], { id, actor_id }: Cause): string =>
  type === 'post_comment' ? `comment ${id}` : `${type === 'follow' ? type : `${type}s`} ${id} ${actor_id}`;

function toNotification(type: NewNotification['type'], userId: string, cause: Cause): NewNotification {
  const { actor_id, id, post_id } = cause;
  const isFollow = type === 'follow';
  return {
    userId,
    type,
    actorId: actor_id,
    source: toSource(type, cause),
    target: isFollow ? { kind: 'user', id } : { kind: 'post', id: post_id, post_id },
    ...(type === 'post_comment' && { refId: id }),
  };
}

/** Notifies the demo accounts of what the demo data contains, as seen; `others` are those of other slices. */
export async function createDemoNotifications(
  { trx, userIds, now }: DemoSeedContext,
  others: readonly DatedDemoNotification[],
): Promise<void> {
  for (const userId of userIds.slice(0, ADVERTISED_DEMO_ACCOUNTS.length)) {
    const found = others.filter(({ notification }) => notification.userId === userId);
    for (const [type, select] of Object.entries(CAUSES)) {
      const { rows } = await sql<Cause>`
        select * from (${select(userId)}) cause where at > ${new Date(now - 30 * DAY_MS)} order by at desc limit ${PER_TYPE}`.execute(
        trx,
      );
      for (const cause of rows)
        found.push({ at: cause.at, notification: toNotification(type as NewNotification['type'], userId, cause) });
    }
    found.sort((a, b) => a.at.getTime() - b.at.getTime());
    for (const { at, notification } of found)
      for (const { user_id, position } of await lockAndAdvanceRecipientStates(trx, [notification]))
        await saveGroupedNotifications(trx, [notification], new Map([[user_id, position]]), at);
  }
  await sql`update notification_states set viewed_position = last_position, event_position = last_position`.execute(
    trx,
  );
}
