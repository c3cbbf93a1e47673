import {
  getNotificationCategory,
  getNotificationKind,
  NOTIFICATION_GROUPING_HOURS,
} from '@quintet/domain/notifications/types';
import { type Kysely, type RawBuilder, sql } from 'kysely';
import type { Database } from '../../base/database/types.ts';
import { NOTIFICATION_EVENT_INTERVAL_MS, type NewNotification } from './new-notification.ts';

/** Which entries are taken back: those of sources, about a post, of a cancelled account, or of two users about each other. */
export type NotificationEntryFilter =
  | { sources: readonly string[] }
  | { postId: string }
  | { cancelledId: string }
  | { between: readonly [string, string] };

/** A locked state, with a new position. `is_due`: the event about it is sent now, else after the last event's second. */
export type AdvancedNotificationState = { user_id: string; position: number; is_due: boolean };

const NEXT_STATE = sql`
  on conflict (user_id) do update set last_position = s.last_position + 1,
    event_position = case when ${isDue()} then s.last_position + 1 else s.event_position end,
    event_at = case when ${isDue()} then clock_timestamp() else s.event_at end
  returning user_id, last_position as position, event_position = last_position as is_due`;

function isDue(): RawBuilder<boolean> {
  return sql<boolean>`s.event_at <= clock_timestamp() - ${sql.lit(NOTIFICATION_EVENT_INTERVAL_MS)} * interval '1 millisecond'`;
}

/** Locks the states of those users who get the notifications, in the order of their ids, and advances their positions. */
export async function lockAndAdvanceRecipientStates(
  trx: Kysely<Database>,
  notifications: readonly NewNotification[],
): Promise<AdvancedNotificationState[]> {
  const { rows } = await sql<AdvancedNotificationState>`
    insert into notification_states as s (user_id, last_position, event_position, event_at)
    select u.id, 1, 1, clock_timestamp()
    from unnest(${notifications.map(({ userId }) => userId)}::text[], ${notifications.map(({ actorId }) => actorId)}::text[],
      ${notifications.map(({ type }) => getNotificationKind(type))}::text[], ${notifications.map(({ source }) => source)}::text[])
      as given (user_id, actor_id, kind, source)
    join users u on u.id = given.user_id
    where u.delete_at is null and given.actor_id is distinct from u.id
      and (given.kind is null or given.kind <> all (u.muted_notifications))
      and not exists (select from blocks b where b.user_id = u.id and b.block_id = given.actor_id)
      and not exists (select from blocks b where b.user_id = given.actor_id and b.block_id = u.id)
      and not exists (select from notification_entries e where e.source = given.source and e.user_id = u.id)
    order by u.id ${NEXT_STATE}`.execute(trx);
  return rows;
}

/** Locks the states of the users who have such entries, and advances their positions. */
export async function lockAndAdvanceStatesOfEntries(
  trx: Kysely<Database>,
  condition: NotificationEntryFilter,
): Promise<AdvancedNotificationState[]> {
  const { rows } = await sql<AdvancedNotificationState>`
    insert into notification_states as s (user_id)
    select distinct e.user_id from notification_entries e where ${matches(condition)} order by e.user_id
    ${NEXT_STATE}`.execute(trx);
  return rows;
}

const matches = (condition: NotificationEntryFilter): RawBuilder<boolean> => {
  if ('sources' in condition) return sql<boolean>`e.source = any(${[...condition.sources]})`;
  if ('postId' in condition)
    return sql<boolean>`e.notification_id = any (array(select id from notifications where post_id = ${condition.postId}))`;
  if ('cancelledId' in condition) {
    const { cancelledId } = condition;
    return sql<boolean>`(e.actor_id = ${cancelledId}
      or e.notification_id = any (array(select id from notifications where user_id = ${cancelledId})))`;
  }
  const [a, b] = condition.between;
  return sql<boolean>`(e.actor_id = ${a} and e.user_id = ${b} or e.actor_id = ${b} and e.user_id = ${a})`;
};

/**
 * Groups notifications: adds each to the newest one of its user, type and target if that began less than 48 hours ago, else begins a new
 * one. The caller has locked the states of the users.
 */
export async function saveGroupedNotifications(
  trx: Kysely<Database>,
  notifications: readonly NewNotification[],
  positions: ReadonlyMap<string, number>,
  now: Date,
): Promise<void> {
  const given = notifications.map(({ userId, type, actorId, source, target, refId, data }) => ({
    user_id: userId,
    position: positions.get(userId)!,
    type,
    category: getNotificationCategory(type),
    target_kind: target.kind,
    target_id: target.id,
    post_id: target.post_id ?? null,
    group_id: target.group_id ?? null,
    data: data ?? {},
    source,
    actor_id: actorId,
    ref_id: refId ?? null,
  }));
  await sql`
    with given as materialized (
      select * from jsonb_to_recordset(${JSON.stringify(given)}::jsonb) as given (user_id text, position bigint, type text,
        category text, target_kind text, target_id text, post_id text, group_id text, data jsonb, source text, actor_id text,
        ref_id text)),
    open as materialized (
      select given.user_id, found.id from given, lateral (
        select id, create_at from notifications n
        where n.user_id = given.user_id and n.type = given.type and n.target_id = given.target_id
        order by n.position desc limit 1
      ) as found where found.create_at > ${now}::timestamptz - ${sql.lit(NOTIFICATION_GROUPING_HOURS)} * interval '1 hour'),
    updated as (
      update notifications n set position = given.position, count = n.count + 1, last_at = ${now}, data = given.data
      from open join given on given.user_id = open.user_id where n.id = open.id returning n.id, n.user_id),
    inserted as (
      insert into notifications (user_id, type, category, target_kind, target_id, post_id, group_id, data, position, count,
        create_at, last_at)
      select user_id, type, category, target_kind, target_id, post_id, group_id, data, position, 1, ${now}, ${now}
      from given where not exists (select from open where open.user_id = given.user_id) returning id, user_id)
    insert into notification_entries (user_id, source, notification_id, actor_id, ref_id, position, create_at)
    select given.user_id, given.source, written.id, given.actor_id, given.ref_id, given.position, ${now}
    from given join (select * from updated union all select * from inserted) as written on written.user_id = given.user_id`.execute(
    trx,
  );
}

/** Deletes entries; a notification then is as old as its newest entry that is left, and ends without one. */
export async function deleteNotificationEntries(
  trx: Kysely<Database>,
  condition: NotificationEntryFilter,
  states: readonly AdvancedNotificationState[],
): Promise<void> {
  const userIds = states.map(({ user_id }) => user_id);
  const { rows } = await sql<{ notification_id: string }>`
    delete from notification_entries e where ${matches(condition)} and e.user_id = any(${userIds})
    returning notification_id`.execute(trx);
  await sql`
    with changed as materialized (
      select id, count(*) as amount from unnest(${rows.map((row) => row.notification_id)}::text[]) as id group by id),
    newest as materialized (
      select changed.id, changed.amount, entry.position, entry.create_at from changed left join lateral (
        select position, create_at from notification_entries e where e.notification_id = changed.id
        order by position desc limit 1
      ) as entry on true),
    deleted as (delete from notifications n using newest where n.id = newest.id and newest.position is null)
    update notifications n set count = n.count - newest.amount, position = newest.position, last_at = newest.create_at
    from newest where n.id = newest.id and newest.position is not null`.execute(trx);
}
