import { type Kysely, sql } from 'kysely';
import type { Database } from '../base/database/types.ts';

/** Queries by the name of an invariant; each returns the rows that violate it. The order of two operations must not matter. */
const INVARIANTS: Record<string, string> = {
  'counts of a post': `select p.id from posts p
    where like_count <> (select count(*) from post_likes where post_id = p.id)
      or collect_count <> (select count(*) from post_collects where post_id = p.id)
      or view_count <> (select count(*) from post_views where post_id = p.id)
      or comment_count <> (select count(*) from comments where post_id = p.id)`,
  'counts of a comment': `select c.id from comments c
    where like_count <> (select count(*) from comment_likes where comment_id = c.id)
      or sub_comment_count <> (select count(*) from comments where parent_id = c.id)`,
  'counts of an author': `select a.user_id from authors a
    where following_count <> (select count(*) from follows where user_id = a.user_id)
      or follower_count <> (select count(*) from follows where followed_id = a.user_id)
      or liked_count <> (select count(*) from post_likes where user_id = a.user_id)
      or collected_count <> (select count(*) from post_collects where user_id = a.user_id)
      or newest_at is distinct from
        (select max(create_at) from posts where user_id = a.user_id and state = 'published' and privacy in (1, 3))`,
  'notifications have the count and position of their entries': `select n.id from notifications n where (count, position) is distinct from
    (select row(count(*)::int, max(e.position)) from notification_entries e where e.notification_id = n.id)`,
  'positions of notifications are below those of their users': `select n.id from notifications n
    join notification_states s using (user_id) where n.position > s.last_position or s.viewed_position > s.last_position`,
  'no notification of a reaction that was removed': `select source from notification_entries e
    join posts p on p.id = split_part(source, ' ', 2) where source like 'post\\_likes %'
      and not exists (select from post_likes l where l.post_id = p.id and l.user_id = e.actor_id)`,
  'no notification of a follow that has ended': `select source from notification_entries e where source like 'follow %'
    and not exists (select from follows f where f.followed_id = e.user_id and f.user_id = e.actor_id)`,
  'no notification across a block': `select source from notification_entries e join blocks b
    on (b.user_id, b.block_id) in ((e.user_id, e.actor_id), (e.actor_id, e.user_id))`,
  'no notification about a deleted post': `select n.id from notifications n
    where post_id is not null and not exists (select from posts where id = n.post_id)`,
  'no notification by a cancelled account': `select source from notification_entries join users on id = actor_id where delete_at is not null`,
  'members of a group': `select g.id from groups g where member_count <> (select count(*) from members where group_id = g.id)`,
  'messages without a gap': `select g.id from groups g
    where last_seq <> (select count(*) from messages where group_id = g.id)
      or last_seq <> (select coalesce(max(seq), 0) from messages where group_id = g.id)
      or message_count <> (select coalesce(max(message_count), 0) from messages where group_id = g.id)`,
  'what is unread': `select m.user_id from members m join groups g on g.id = m.group_id
    where last_viewed_seq > last_seq or viewed_message_count <>
      coalesce((select message_count from messages where group_id = g.id and seq = last_viewed_seq), 0)
      or last_viewed_seq < (select coalesce(max(seq), 0) from messages where group_id = g.id and user_id = m.user_id and cid is not null)`,
  'exactly one owner of a group': `select g.id from groups g where type = 2 and dissolve_at is null and
    (select array_agg(user_id) from members where group_id = g.id and role = 'owner') is distinct from array[owner_id]`,
  'no member of a group that has ended': `select g.id from groups g where dissolve_at is not null
    and (owner_id is not null or exists (select from members where group_id = g.id))`,
  'limits of a group': `select g.id from groups g where member_count > member_limit
    or admin_limit < (select count(*) from members where group_id = g.id and role = 'admin')
    or block_limit < (select count(*) from group_blocks where group_id = g.id)`,
  'nobody on the blacklist is a member': `select group_id from group_blocks join members using (group_id, user_id)`,
  'no role of a cancelled account': `select user_id from members join users on id = user_id where role <> 'member' and delete_at is not null`,
  'one direct message of two': `select direct_name from groups where type = 1 group by direct_name having count(*) > 1`,
  'claims of a red envelope are paid': `select envelope_id from red_envelope_shares s where user_id is not null and not exists (
    select from ledger_transfers where key = 'red envelope ' || envelope_id || ' share ' || index and credit = s.user_id and amount = s.amount)`,
  'no points of a cancelled account': `select id from ledger_accounts join users using (id) where delete_at is not null and balance <> 0`,
  'a red envelope is paid by its sender': `select e.id from red_envelopes e left join ledger_transfers t on t.id = debit_id
    where t.amount is distinct from e.amount or t.debit is distinct from e.user_id`,
  'claims and returned points of a red envelope add up': `select id from red_envelopes e where end_at is not null and amount <> returned + (
    select coalesce(sum(s.amount), 0) from red_envelope_shares s where s.envelope_id = e.id and s.user_id is not null)`,
  'a redemption takes its points': `select order_id from redemptions r left join ledger_transfers t on t.id = debit_id
    where t.amount is distinct from r.amount or t.debit is distinct from r.user_id`,
  'no account or pending binding of a cancelled user': `select user_id from (select user_id from wallet_bindings
    union all select user_id from binding_orders where status = 'pending') b join users on id = user_id where delete_at is not null`,
  'at most five pins': `select group_id from pins group by group_id having count(*) > 5`,
  'nothing pinned or reacted to that is retracted': `select id from messages where type like '%retracted'
      and (exists (select from pins where message_id = id) or exists (select from message_emojis where message_id = messages.id))`,
  'one session a device': `select user_id from sessions where end_at is null group by user_id, device_id having count(*) > 1`,
  'no session of a suspended user': `select user_id from sessions join users on users.id = user_id where end_at is null and status <> 1`,
  'no token of a session that has ended, but for suspension': `select session_id from refresh_tokens join sessions on id = session_id where end_at is not null and end_reason is distinct from 'suspended'`,
  'nobody follows across a block': `select block_id from blocks b join follows f
    on f.user_id = b.user_id and f.followed_id = b.block_id or f.user_id = b.block_id and f.followed_id = b.user_id`,
  'friendship is mutual': `select c.user_id from contacts c join users u on u.id = contact_id
    where delete_at is null and not exists (select from contacts r where r.user_id = c.contact_id and r.contact_id = c.user_id)`,
  'no friends across a block': `select c.user_id from contacts c join blocks b
    on b.user_id in (c.user_id, contact_id) and b.block_id in (c.user_id, contact_id)`,
  'nothing left of a cancelled account': `select id from users u where delete_at is not null and (
    exists (select from sessions where user_id = u.id and end_at is null)
    or exists (select from post_likes where user_id = u.id) or exists (select from post_collects where user_id = u.id)
    or exists (select from post_views where user_id = u.id) or exists (select from comment_likes where user_id = u.id)
    or exists (select from follows where u.id in (user_id, followed_id))
    or exists (select from contacts where user_id = u.id)
    or exists (select from invite_codes where user_id = u.id)
    or exists (select from files where user_id = u.id and group_id is null and state <> 'deleting'))`,
  'no file of a post that is gone': `select id from files where group_id is null and post_id is null and state = 'ready'`,
};

/** Returns the violating rows by the name of the invariant; an empty object if all hold. */
export async function findConcurrencyTestViolations(db: Kysely<Database>): Promise<Record<string, unknown[]>> {
  const found = await Promise.all(
    Object.entries(INVARIANTS).map(async ([name, query]) => [name, (await sql.raw(query).execute(db)).rows] as const),
  );
  return Object.fromEntries(found.filter(([, rows]) => rows.length > 0));
}
