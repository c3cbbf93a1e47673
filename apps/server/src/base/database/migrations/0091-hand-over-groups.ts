import { type Kysely, sql } from 'kysely';

/**
 * Hands over groups of cancelled owners: to the longest-serving admin, else to the longest-serving member; a group without another
 * account ends. Cancelled admins become ordinary members.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    update members m set role = 'member', admin_permission = null, admin_at = null
      from users u where u.id = m.user_id and u.delete_at is not null and m.role = 'admin';

    create temporary table orphans on commit drop as
      select g.id, g.owner_id, (
        select m.user_id from members m join users u on u.id = m.user_id
        where m.group_id = g.id and u.delete_at is null
        order by (m.role = 'admin') desc, coalesce(m.admin_at, m.create_at), m.user_id limit 1
      ) as next_id
      from groups g join users owner on owner.id = g.owner_id where g.type = 2 and owner.delete_at is not null;

    update members m set role = 'member' from orphans o where m.group_id = o.id and m.user_id = o.owner_id;
    update members m set role = 'owner', admin_permission = null, admin_at = null
      from orphans o where m.group_id = o.id and m.user_id = o.next_id;
    update groups g set owner_id = o.next_id, dissolve_at = case when o.next_id is null then clock_timestamp() end
      from orphans o where g.id = o.id;
    delete from members m using orphans o where m.group_id = o.id and o.next_id is null;
    update files f set state = 'leaving', failure = null, message_id = null from orphans o where f.group_id = o.id and o.next_id is null;
  `.execute(db);
}
