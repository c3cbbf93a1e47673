import { ChatType, GroupRole, MessageType, Permission } from '@quintet/api/enums';
import type { Schemas } from '@quintet/api/types';
import { getRequiredSendPermission } from '@quintet/domain/chat/send-permissions';
import { type Kysely, sql } from 'kysely';
import type { Database } from '../../base/database/types.ts';
import { HttpError } from '../../platform/http/http-error.ts';
import { getEffectiveGroupPermissions, type GroupPermissionInput } from './effective-permissions.ts';
import { readGroupMembership, type GroupMembership } from './membership.ts';

/** Message types that a member may send; authors, posts, groups and records are shared by separate operations. */
export type SendableMessageType =
  | Schemas['SendableType']
  | 'share_social_author'
  | 'share_social_post'
  | 'share_group'
  | 'chat_record';

type Permissions = GroupMembership['permissions'];

const RANK: Record<GroupRole, number> = { owner: 2, admin: 1, member: 0 };

/** What each action requires: all of these permissions, or at least this role. */
const REQUIREMENTS = {
  send_link: ['send_hyperlink'],
  react: ['send_message'],
  pin: ['pin_message', 'send_message'],
  invite: ['invite_member'],
  add_friend: ['add_friend'],
  remove_member: ['remove_member'],
  block_member: ['block_member'],
  change_info: ['change_info'],
  add_admin: ['add_admin'],
  mention_all: GroupRole.ADMIN,
  retract_others: GroupRole.ADMIN,
  list_admins: GroupRole.ADMIN,
  own: GroupRole.OWNER,
} as const satisfies Record<string, GroupRole | readonly (keyof Permissions)[]>;

/** An action of a member in a group. Reading needs only a membership (`requireGroupMember`) and `buildMessageVisibleSql`. */
export type GroupAction = { send: SendableMessageType } | keyof typeof REQUIREMENTS;

/** The only rule of who may do what in a group; `assertGroupActionAllowed` adds what separates the two sides of a direct message. */
export function isGroupActionAllowed(
  { isBlocked, role, permissions }: Pick<GroupMembership, 'isBlocked' | 'role' | 'permissions'>,
  action: GroupAction,
): boolean {
  if (isBlocked) return false;
  const required: GroupRole | readonly (keyof Permissions)[] =
    typeof action === 'string' ? REQUIREMENTS[action] : [getRequiredSendPermission(action.send)];
  return typeof required === 'string'
    ? RANK[role] >= RANK[required]
    : required.every((name) => permissions[name] === Permission.GRANTED);
}

/**
 * Checks whether a member may do something in a group.
 * @throws HttpError api.forbidden if the member is on the blacklist, lacks the permission, or a block separates the two sides of
 * a direct message; api.author.data_is_deleted if the other account is cancelled
 */
export async function assertGroupActionAllowed(
  db: Kysely<Database>,
  room: GroupMembership,
  action: GroupAction,
): Promise<void> {
  if (!isGroupActionAllowed(room, action)) throw new HttpError('api.forbidden');
  if (room.type === ChatType.DM) await assertBothSides(db, room);
}

/** Finds the members among these users who may do something in a group, for many users at once. */
export async function findMembersAllowed(
  db: Kysely<Database>,
  groupId: string,
  userIds: readonly string[],
  action: GroupAction,
): Promise<string[]> {
  const { rows } = await sql<GroupPermissionInput & { user_id: string; isBlocked: boolean }>`
    select m.user_id, m.role, m.admin_permission, g.type, g.member_permission,
      exists (select from group_blocks b where b.group_id = g.id and b.user_id = m.user_id) as "isBlocked"
    from members m join groups g on g.id = m.group_id
    where g.id = ${groupId} and m.user_id = any(${[...userIds]})`.execute(db);
  return rows
    .filter((row) => isGroupActionAllowed({ ...row, permissions: getEffectiveGroupPermissions(row) }, action))
    .map(({ user_id }) => user_id);
}

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
