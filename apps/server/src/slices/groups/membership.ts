import type { ChatType, GroupRole } from '@quintet/api/enums';
import type { Schemas } from '@quintet/api/types';
import { type Kysely, sql, type Transaction } from 'kysely';
import type { Database } from '../../base/database/types.ts';
import { HttpError } from '../../platform/http/http-error.ts';
import { getPermissions, type PermissionInput } from './effective-permissions.ts';

type Permissions = Schemas['GroupPermission'];

/** A group whose history is ours to extend until the transaction ends, as its sender stands in it. */
export type Membership = {
  id: string;
  type: ChatType;
  lastSeq: number;
  tally: number;
  userId: string;
  viewedTally: number;
  role: GroupRole;
  permissions: Permissions;
  /** The user's history begins after this. */
  clearedSeq: number;
  /** On the group's blacklist. */
  isBlocked: boolean;
  /** A direct message that one side does not have in its list. */
  isHidden: boolean;
};

/** Locks a group for adding to it. @throws HttpError api.forbidden for who is no member. */
export const lockGroup = (trx: Transaction<Database>, groupId: string, userId: string): Promise<Membership> =>
  readMembership(trx, groupId, userId, true);

/** What `read_room` gives. */
type Row = Omit<Membership, 'id' | 'userId' | 'permissions'> &
  Pick<PermissionInput, 'member_permission' | 'admin_permission'>;

/** A group as one member stands in it now. @throws HttpError api.forbidden for who is none. */
export async function readMembership(
  db: Kysely<Database>,
  groupId: string,
  userId: string,
  isLocked = false,
): Promise<Membership> {
  const { rows } = await sql<Row>`
    select type, last_seq as "lastSeq", tally, viewed_tally as "viewedTally", role, cleared_seq as "clearedSeq",
      is_blocked as "isBlocked", is_hidden as "isHidden", member_permission, admin_permission
    from read_room(${groupId}, ${userId}, ${isLocked})`.execute(db);
  if (!rows[0]) throw new HttpError('api.forbidden');
  const { member_permission, admin_permission, ...standing } = rows[0];
  const { type, role } = standing;
  return {
    id: groupId,
    userId,
    ...standing,
    permissions: getPermissions({ type, role, member_permission, admin_permission }),
  };
}

/** Where the history of a member begins. @throws HttpError api.forbidden for who is none */
export async function requireMember(
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
