import { ChatType, GroupRole, MessageType, Permission } from '@quintet/api/enums';
import type { Schemas } from '@quintet/api/types';
import { canSendMessageType } from '@quintet/domain/chat/send-permissions';
import type { Kysely } from 'kysely';
import type { Database } from '../../base/database/types.ts';
import { HttpError } from '../../platform/http/http-error.ts';
import { readGroupMembership, type GroupMembership } from './membership.ts';

/** Message types that a member may send; authors, posts, groups and records are shared by separate operations. */
export type SendableMessageType =
  | Schemas['SendableType']
  | 'share_social_author'
  | 'share_social_post'
  | 'share_group'
  | 'chat_record';

/** An action of a member in a group. Reading needs only a membership (`requireGroupMember`) and `buildMessageVisibleSql`. */
type GroupAction = { send: SendableMessageType } | 'react' | 'pin' | 'invite' | Power | 'own';
/** What the owner may do, and an admin as far as the owner lets them. Only the owner has `add_admin`. */
type Power = 'remove_member' | 'block_member' | 'change_info' | 'add_admin';

/**
 * The only check of whether a member may do something in a group. Reacting and pinning also need the permission to send text.
 * @throws HttpError api.forbidden if the member is on the blacklist, lacks the permission, or a block separates the two sides of
 * a direct message; api.author.data_is_deleted if the other account is cancelled
 */
export async function assertGroupActionAllowed(
  db: Kysely<Database>,
  room: GroupMembership,
  action: GroupAction,
): Promise<void> {
  if (room.isBlocked || !isPermitted(room, action)) throw new HttpError('api.forbidden');
  if (room.type === ChatType.DM) await assertBothSides(db, room);
}

function isPermitted({ permissions, role }: GroupMembership, action: GroupAction): boolean {
  if (action === 'own') return role === GroupRole.OWNER;
  if (action === 'invite') return permissions.invite_member === Permission.GRANTED;
  if (isPower(action)) return permissions[action] === Permission.GRANTED;
  if (action === 'pin' && permissions.pin_message === Permission.DENIED) return false;
  return canSendMessageType(typeof action === 'string' ? MessageType.TEXT : action.send, permissions);
}

const isPower = (action: GroupAction): action is Power =>
  action === 'remove_member' || action === 'block_member' || action === 'change_info' || action === 'add_admin';

const RANK: Record<GroupRole, number> = { owner: 2, admin: 1, member: 0 };

/** Whether a member may remove or block a user of this role: an admin never touches the owner or an admin (spec §6). */
export const outranks = ({ role }: GroupMembership, other: GroupRole): boolean => RANK[role] > RANK[other];

/** Writing in a direct message requires that neither side blocks the other and that the other account is not cancelled. */
async function assertBothSides(db: Kysely<Database>, { id, userId }: GroupMembership): Promise<void> {
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

/** Larger groups get no typing events: some member is always typing there. */
const MAX_TYPING_MEMBERS = 200;

/** Whether the other members are notified that this user is typing: only if the user may send text there. */
export async function canShowTypingInGroup(db: Kysely<Database>, userId: string, groupId: string): Promise<boolean> {
  const group = await db.selectFrom('groups').select('member_count').where('id', '=', groupId).executeTakeFirst();
  if (!group || group.member_count > MAX_TYPING_MEMBERS) return false;
  try {
    await assertGroupActionAllowed(db, await readGroupMembership(db, groupId, userId), { send: MessageType.TEXT });
    return true;
  } catch (error) {
    if (error instanceof HttpError) return false;
    throw error;
  }
}
