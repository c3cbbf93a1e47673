import { ChatType } from '@quintet/api/enums';
import { type Kysely, sql } from 'kysely';
import type { Database } from '../../base/database/types.ts';
import { isGroupActionAllowed } from './group-actions.ts';
import { getEffectiveGroupPermissions, type GroupPermissionInput } from './effective-permissions.ts';

/**
 * Finds the common groups of two users in which the first has the permission `add_friend`. A direct message counts once the other user
 * has written.
 */
export async function findGroupsAllowingAddFriend(
  db: Kysely<Database>,
  userId: string,
  memberId: string,
): Promise<string[]> {
  const { rows } = await sql<GroupPermissionInput & { id: string }>`
    select g.id, g.type, own.role, g.member_permission, own.admin_permission
    from members own
    join members other on other.group_id = own.group_id and other.user_id = ${memberId}
    join groups g on g.id = own.group_id
    where own.user_id = ${userId}
      and not exists (select from group_blocks b where b.group_id = g.id and b.user_id in (${userId}, ${memberId}))
      and (g.type = ${ChatType.GROUP}
        or exists (select from messages where group_id = g.id and user_id = ${memberId}))`.execute(db);
  // The query leaves out groups with one of the users on the blacklist.
  const isAllowed = (row: GroupPermissionInput) =>
    isGroupActionAllowed({ ...row, isBlocked: false, permissions: getEffectiveGroupPermissions(row) }, 'add_friend');
  return rows.filter(isAllowed).map(({ id }) => id);
}
