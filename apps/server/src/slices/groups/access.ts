import { ChatType, MessageType, Permission } from '@quintet/api/enums';
import type { Schemas } from '@quintet/api/types';
import { canSend } from '@quintet/domain/chat/permissions';
import type { Kysely } from 'kysely';
import type { Database } from '../../base/database/types.ts';
import { HttpError } from '../../platform/http/http-error.ts';
import { readMembership, type Membership } from './membership.ts';

/** What members send; shares go by calls of their own. */
export type SentType = Schemas['SendableType'] | 'share_social_author' | 'share_social_post';

/** What a member wants to do in a group. Reading needs no more than a membership (`requireMember`) and `isVisible`. */
type GroupAction = { send: SentType } | 'react' | 'pin' | 'invite';

/**
 * The one rule for what a member may do in a group. Reactions and pins are said in the room, so they need the right to
 * send text there. @throws HttpError when the member is blocked or not permitted, or nobody is there to read it
 */
export async function assertAllowed(db: Kysely<Database>, room: Membership, action: GroupAction): Promise<void> {
  if (room.isBlocked || !isPermitted(room.permissions, action)) throw new HttpError('api.forbidden');
  if (room.type === ChatType.DM) await assertBothSides(db, room);
}

function isPermitted(permissions: Membership['permissions'], action: GroupAction): boolean {
  if (action === 'invite') return permissions.invite_member === Permission.GRANTED;
  if (action === 'pin' && permissions.pin_message === Permission.DENIED) return false;
  return canSend(typeof action === 'string' ? MessageType.TEXT : action.send, permissions);
}

/** A direct message needs two: neither has blocked the other, and the other's account is there. */
async function assertBothSides(db: Kysely<Database>, { id, userId }: Membership): Promise<void> {
  const other = await db
    .selectFrom('members')
    .innerJoin('users', 'users.id', 'members.user_id')
    .select(['users.id', 'users.delete_at'])
    .where('group_id', '=', id)
    .where('user_id', '<>', userId)
    .executeTakeFirst();
  if (!other || other.delete_at) throw new HttpError('api.author.data_is_deleted');
  const block = await db
    .selectFrom('blocks')
    .select('user_id')
    .where((eb) =>
      eb.or([eb.and({ user_id: other.id, block_id: userId }), eb.and({ user_id: userId, block_id: other.id })]),
    )
    .executeTakeFirst();
  if (block) throw new HttpError('api.forbidden');
}

/** In larger groups somebody always types, and nobody cares. */
const MAX_TYPING_MEMBERS = 200;

/** Whether others are told when this user types there: whoever may not send text there does not type there either. */
export async function canType(db: Kysely<Database>, userId: string, groupId: string): Promise<boolean> {
  const group = await db.selectFrom('groups').select('member_count').where('id', '=', groupId).executeTakeFirst();
  if (!group || group.member_count > MAX_TYPING_MEMBERS) return false;
  try {
    await assertAllowed(db, await readMembership(db, groupId, userId), { send: MessageType.TEXT });
    return true;
  } catch (error) {
    if (error instanceof HttpError) return false;
    throw error;
  }
}
