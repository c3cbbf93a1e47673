import { type Kysely, sql } from 'kysely';

/** Columns, states and the function of a membership, named by the standard terms. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`alter table groups rename column tally to message_count`.execute(db);
  await sql`alter table messages rename column tally to message_count`.execute(db);
  await sql`alter table members rename column viewed_tally to viewed_message_count`.execute(db);
  await sql`alter table messages rename column grams to ngrams`.execute(db);
  await sql`alter index messages_grams rename to messages_ngrams`.execute(db);
  await sql`alter table posts rename column heat to hot_score`.execute(db);
  await sql`alter index posts_heat rename to posts_hot_score`.execute(db);
  await renameFileStates(db);
  await sql`drop function read_room(text, text, boolean)`.execute(db);
  await sql`
    create function read_membership(room text, who text, is_locking boolean) returns table (
      type smallint, last_seq bigint, message_count bigint, member_permission jsonb, role text, admin_permission jsonb,
      viewed_message_count bigint, cleared_seq bigint, is_blocked boolean, is_hidden boolean
    ) language plpgsql as $$
    begin
      if is_locking then
        perform from groups g where g.id = room for no key update;
      end if;
      -- A separate statement sees commits made while waiting for the lock, such as the removal of this member.
      return query select g.type, g.last_seq, g.message_count, g.member_permission, m.role, m.admin_permission,
        m.viewed_message_count, m.cleared_seq,
        exists (select from group_blocks b where b.group_id = room and b.user_id = who),
        g.type = 1 and exists (select from members side where side.group_id = room and not side.is_listed)
      from groups g join members m on m.group_id = g.id
      where g.id = room and m.user_id = who;
    end $$`.execute(db);
}

async function renameFileStates(db: Kysely<unknown>): Promise<void> {
  await sql`alter table files drop constraint files_state_check, drop constraint files_check`.execute(db);
  await sql`update files set state = case state when 'open' then 'uploading' when 'waiting' then 'processing' when 'taken' then 'ready'
    when 'refused' then 'rejected' when 'leaving' then 'deleting' else 'deleted' end`.execute(db);
  await sql`alter table files alter column state set default 'uploading'`.execute(db);
  await sql`alter table files
    add constraint files_state_check
      check (state in ('uploading', 'processing', 'ready', 'rejected', 'deleting', 'deleted')),
    add constraint files_failure_check check ((failure is not null) = (state = 'rejected'))`.execute(db);
  await sql`
    drop index files_unsettled;
    create index files_unsettled on files (create_at) where message_id is null and post_id is null or state = 'deleting';
    drop index files_expiring;
    create index files_expiring on files (expire_at) where state = 'ready' and expire_at is not null;
    drop index files_waiting;
    create index files_processing on files (user_id) where state = 'processing' and post_id is not null;
  `.execute(db);
}
