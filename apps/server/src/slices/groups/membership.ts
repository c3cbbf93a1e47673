import type { ChatType, GroupRole } from '@quintet/api/enums';
import type { Schemas } from '@quintet/api/types';
import { type Kysely, sql, type Transaction } from 'kysely';
import type { Database } from '../../base/database/types.ts';
import { HttpError } from '../../platform/http/http-error.ts';
import { getEffectiveGroupPermissions, type GroupPermissionInput } from './effective-permissions.ts';

type Permissions = Schemas['GroupPermission'];

/** A group together with one user's membership in it. */
export type GroupMembership = {
  id: string;
  type: ChatType;
  lastSeq: number;
  messageCount: number;
  userId: string;
  viewedMessageCount: number;
  role: GroupRole;
  permissions: Permissions;
  /** The user sees only messages with a higher seq. */
  clearedSeq: number;
  /** Whether the user is on the group's blacklist. */
  isBlocked: boolean;
  /** Whether this is a direct message that is missing from the list of one side. */
  isHidden: boolean;
};

/** Locks a group until the transaction ends, for adding to its history. @throws HttpError api.forbidden for non-members */
export const lockGroup = (trx: Transaction<Database>, groupId: string, userId: string): Promise<GroupMembership> =>
  readGroupMembership(trx, groupId, userId, true);

/** A row of the SQL function `read_membership`. */
type Row = Omit<GroupMembership, 'id' | 'userId' | 'permissions'> &
  Pick<GroupPermissionInput, 'member_permission' | 'admin_permission'>;

/** Reads a group and one user's membership in it. @throws HttpError api.forbidden for non-members */
export async function readGroupMembership(
  db: Kysely<Database>,
  groupId: string,
  userId: string,
  isLocked = false,
): Promise<GroupMembership> {
  const { rows } = await sql<Row>`
    select type, last_seq as "lastSeq", message_count as "messageCount", viewed_message_count as "viewedMessageCount", role, cleared_seq as "clearedSeq",
      is_blocked as "isBlocked", is_hidden as "isHidden", member_permission, admin_permission
    from read_membership(${groupId}, ${userId}, ${isLocked})`.execute(db);
  if (!rows[0]) throw new HttpError('api.forbidden');
  const { member_permission, admin_permission, ...standing } = rows[0];
  const { type, role } = standing;
  return {
    id: groupId,
    userId,
    ...standing,
    permissions: getEffectiveGroupPermissions({ type, role, member_permission, admin_permission }),
  };
}

/** Returns the seq up to which the member has cleared the history. @throws HttpError api.forbidden for non-members */
export async function requireGroupMember(
  db: Kysely<Database>,
  groupId: string,
  userId: string,
): Promise<{ clearedSeq: number }> {
  const member = await db
    .selectFrom('members')
    .select('cleared_seq')
    .where('group_id', '=', groupId)
    .where('user_id', '=', userId)
    .executeTakeFirst();
  if (!member) throw new HttpError('api.forbidden');
  return { clearedSeq: member.cleared_seq };
}
