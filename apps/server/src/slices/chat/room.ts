import { ChatType, type GroupRole } from '@quintet/api/enums';
import type { Schemas } from '@quintet/api/types';
import { maySend } from '@quintet/domain/chat/abilities';
import { type Kysely, sql, type Transaction } from 'kysely';
import type { Database } from '../../base/database/types.ts';
import { Failure } from '../../platform/http/failure.ts';
import { permissionsOf, type Standing } from '../groups/authority.ts';

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

/** What members send; shares go by calls of their own. */
export type SentType = Schemas['SendableType'] | 'share_social_author' | 'share_social_post';

/** @throws Failure when the sender may not send this here: blocked, not permitted, or nobody is there to read it. */
export async function refuseSilenced(db: Kysely<Database>, room: Room, type: SentType): Promise<void> {
  if (room.isBlocked || !maySend(type, room.permissions)) throw new Failure('api.forbidden');
  if (room.type === ChatType.DM) await refuseOneSided(db, room);
}

/** A direct message needs two: neither has blocked the other, and the other's account is there. */
async function refuseOneSided(db: Kysely<Database>, { id, userId }: Room): Promise<void> {
  const other = await db
    .selectFrom('members')
    .innerJoin('users', 'users.id', 'members.user_id')
    .select(['users.id', 'users.delete_at'])
    .where('group_id', '=', id)
    .where('user_id', '<>', userId)
    .executeTakeFirst();
  if (!other || other.delete_at) throw new Failure('api.author.data_is_deleted');
  const block = await db
    .selectFrom('blocks')
    .select('user_id')
    .where((eb) =>
      eb.or([eb.and({ user_id: other.id, block_id: userId }), eb.and({ user_id: userId, block_id: other.id })]),
    )
    .executeTakeFirst();
  if (block) throw new Failure('api.forbidden');
}
