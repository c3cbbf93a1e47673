import { ChatType, type GroupRole, Permission } from '@quintet/api/enums';
import type { Schemas } from '@quintet/api/types';
import { type Kysely, sql, type Transaction } from 'kysely';
import type { Database } from '../../database/types.ts';
import { Failure } from '../../http/failure.ts';
import { permissionsOf } from '../groups/authority.ts';

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

/** A group as one member stands in it now. @throws Failure api.forbidden for who is none. */
export async function readRoom(db: Kysely<Database>, groupId: string, userId: string, isLocked = false): Promise<Room> {
  const group = await db
    .selectFrom('groups')
    .select(['id', 'type', 'last_seq', 'tally', 'member_permission'])
    .where('id', '=', groupId)
    .$if(isLocked, (query) => query.forNoKeyUpdate())
    .executeTakeFirst();
  if (!group) throw new Failure('api.forbidden');
  // Read after the lock is ours: somebody removed meanwhile is out.
  const member = await db
    .selectFrom('members')
    .select(['role', 'admin_permission', 'viewed_tally', 'cleared_seq'])
    .select((eb) => [
      eb
        .exists(
          eb.selectFrom('group_blocks').select('user_id').where('group_id', '=', groupId).where('user_id', '=', userId),
        )
        .as('is_blocked'),
      eb
        .exists(
          eb
            .selectFrom('members as side')
            .select('side.user_id')
            .where(sql.lit(group.type), '=', ChatType.DM)
            .where('side.group_id', '=', groupId)
            .where('side.is_listed', '=', false),
        )
        .as('is_hidden'),
    ])
    .where('group_id', '=', groupId)
    .where('user_id', '=', userId)
    .executeTakeFirst();
  if (!member) throw new Failure('api.forbidden');
  return {
    id: group.id,
    type: group.type,
    lastSeq: group.last_seq,
    tally: group.tally,
    userId,
    viewedTally: member.viewed_tally,
    role: member.role,
    permissions: permissionsOf({ ...group, ...member }),
    clearedSeq: member.cleared_seq,
    isBlocked: Boolean(member.is_blocked),
    isHidden: Boolean(member.is_hidden),
  };
}

/** What members send; shares go by calls of their own. */
export type SentType = Schemas['SendableType'] | 'share_social_author' | 'share_social_post';

const NEEDED: Record<SentType, keyof Permissions> = {
  text: 'send_message',
  image: 'send_image',
  video: 'send_video',
  audio: 'send_voice',
  file: 'send_message',
  recommand: 'send_message',
  share_social_author: 'send_message',
  share_social_post: 'send_message',
};

/** @throws Failure when the sender may not send this here: blocked, not permitted, or nobody is there to read it. */
export async function refuseSilenced(db: Kysely<Database>, room: Room, type: SentType): Promise<void> {
  if (room.isBlocked || room.permissions[NEEDED[type]] === Permission.DENIED) throw new Failure('api.forbidden');
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
