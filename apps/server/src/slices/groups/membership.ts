import type { ChatType, GroupRole } from '@quintet/api/enums';
import type { Schemas } from '@quintet/api/types';
import { type Kysely, sql, type Transaction } from 'kysely';
import type { Database } from '../../base/database/types.ts';
import { Failure } from '../../platform/http/http-error.ts';
import { permissionsOf, type Standing } from './effective-permissions.ts';

type Permissions = Schemas['GroupPermission'];

/** A group whose history is ours to extend until the transaction ends, as its sender stands in it. */
export type Room = {
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

/** Locks a group for adding to it. @throws Failure api.forbidden for who is no member. */
export const lockRoom = (trx: Transaction<Database>, groupId: string, userId: string): Promise<Room> =>
  readRoom(trx, groupId, userId, true);

/** What `read_room` gives. */
type Row = Omit<Room, 'id' | 'userId' | 'permissions'> & Pick<Standing, 'member_permission' | 'admin_permission'>;

/** A group as one member stands in it now. @throws Failure api.forbidden for who is none. */
export async function readRoom(db: Kysely<Database>, groupId: string, userId: string, isLocked = false): Promise<Room> {
  const { rows } = await sql<Row>`
    select type, last_seq as "lastSeq", tally, viewed_tally as "viewedTally", role, cleared_seq as "clearedSeq",
      is_blocked as "isBlocked", is_hidden as "isHidden", member_permission, admin_permission
    from read_room(${groupId}, ${userId}, ${isLocked})`.execute(db);
  if (!rows[0]) throw new Failure('api.forbidden');
  const { member_permission, admin_permission, ...standing } = rows[0];
  const { type, role } = standing;
  return {
    id: groupId,
    userId,
    ...standing,
    permissions: permissionsOf({ type, role, member_permission, admin_permission }),
  };
}

/** Where the history of a member begins. @throws Failure api.forbidden for who is none */
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
  if (!member) throw new Failure('api.forbidden');
  return { clearedSeq: member.cleared_seq };
}
