import { GroupRole } from '@quintet/api/enums';
import { type Kysely, sql } from 'kysely';
import type { Database } from '../../base/database/types.ts';
import type { Append } from '../../platform/events/log.ts';

/** Removes users from a locked group and ends their invite codes. */
export async function removeMembers(
  trx: Kysely<Database>,
  append: Append,
  groupId: string,
  userIds: readonly string[],
  reason: 'left' | 'removed' | 'blocked',
): Promise<void> {
  const ids = [...userIds];
  const { rows } = await sql<{ role: GroupRole }>`
    with gone as materialized (
      select user_id, role from members where group_id = ${groupId} and user_id = any(${ids}) order by user_id for update),
    deleted as (delete from members using gone where members.group_id = ${groupId} and members.user_id = gone.user_id)
    select role from gone`.execute(trx);
  await sql`
    insert into former_members (group_id, user_id, reason) select ${groupId}, user_id, ${reason} from unnest(${ids}::text[]) user_id
    on conflict (group_id, user_id) do update set reason = excluded.reason, leave_at = excluded.leave_at`.execute(trx);
  await trx
    .updateTable('group_codes')
    .set({ revoke_at: sql<Date>`clock_timestamp()` })
    .where('group_id', '=', groupId)
    .where('user_id', 'in', ids)
    .where('revoke_at', 'is', null)
    .execute();
  await append('group_removed', { userIds: ids }, { group_id: groupId, reason });
  await append('members', { groupId }, { group_id: groupId, user_ids: ids });
  if (rows.some(({ role }) => role === GroupRole.ADMIN)) await append('group', { groupId }, { group_id: groupId });
}
