import { type Kysely, sql } from 'kysely';

/** A function that reads a group from the view of one member in one call, optionally after locking the group. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    create function read_room(room text, who text, is_locking boolean) returns table (
      type smallint, last_seq bigint, tally bigint, member_permission jsonb, role text, admin_permission jsonb,
      viewed_tally bigint, cleared_seq bigint, is_blocked boolean, is_hidden boolean
    ) language plpgsql as $$
    begin
      if is_locking then
        perform from groups g where g.id = room for no key update;
      end if;
      -- A separate statement sees commits made while waiting for the lock, such as the removal of this member.
      return query select g.type, g.last_seq, g.tally, g.member_permission, m.role, m.admin_permission,
        m.viewed_tally, m.cleared_seq,
        exists (select from group_blocks b where b.group_id = room and b.user_id = who),
        g.type = 1 and exists (select from members side where side.group_id = room and not side.is_listed)
      from groups g join members m on m.group_id = g.id
      where g.id = room and m.user_id = who;
    end $$`.execute(db);
}
