import { GroupRole } from '@quintet/api/enums';
import type { Schemas } from '@quintet/api/types';
import { type Kysely, sql } from 'kysely';
import type { AdminPermission } from '../../base/database/tables.ts';
import type { Database } from '../../base/database/types.ts';
import type { UserCaller } from '../../platform/http/caller.ts';
import { HttpError } from '../../platform/http/http-error.ts';
import type { Services } from '../../platform/services.ts';
import { assertAllowed } from './access.ts';
import { getPermissions } from './effective-permissions.ts';
import { withLockedGroup, type GroupWork } from './locked-group.ts';
import { loadCurrentOrFormerMembers, type Member } from './members.ts';
import { readMembership } from './membership.ts';
import { notifyOfRole } from './group-notifications.ts';
import { appendMessage } from './message-log.ts';
import { readMemberRoles } from './remove-members.ts';

type Admin = Schemas['Admin'];

const GONE = 'api.body.param_invalid.member_id';

/** The admins of a group and their powers, the longest-serving first. @throws HttpError api.forbidden for ordinary members */
export async function listAdmins(db: Kysely<Database>, { userId }: UserCaller, groupId: string): Promise<Admin[]> {
  const { role } = await readMembership(db, groupId, userId);
  if (role === GroupRole.MEMBER) throw new HttpError('api.forbidden');
  return readAdmins(db, groupId, userId);
}

/** @throws HttpError api.forbidden for ordinary members, param_invalid.member_id if the user is not an admin */
export async function getAdmin(
  db: Kysely<Database>,
  caller: UserCaller,
  groupId: string,
  adminId: string,
): Promise<Admin> {
  const admin = (await listAdmins(db, caller, groupId)).find(({ id }) => id === adminId);
  if (!admin) throw new HttpError(GONE);
  return admin;
}

/** A member or former member, for the owner and the admins with an admin's powers. @throws HttpError param_invalid.member_id */
export async function getMember(
  db: Kysely<Database>,
  { userId }: UserCaller,
  groupId: string,
  memberId: string,
): Promise<Member> {
  const { role } = await readMembership(db, groupId, userId);
  const [member] = await loadCurrentOrFormerMembers(db, groupId, [memberId], userId);
  if (!member) throw new HttpError(GONE);
  if (member.role !== GroupRole.ADMIN || role === GroupRole.MEMBER) return member;
  const admin = (await readAdmins(db, groupId, userId)).find(({ id }) => id === memberId);
  return admin ? { ...member, permissions: admin.permissions } : member;
}

/**
 * Makes a member an admin; for an admin, sets the powers. @throws HttpError api.forbidden unless the user is the owner, api.too_much,
 * param_invalid.user_id for non-members and cancelled accounts
 */
export const addAdmin = (
  services: Services,
  { userId }: UserCaller,
  groupId: string,
  { user_id: adminId, permissions }: Schemas['AddAdminRequest'],
): Promise<Admin> =>
  withLockedGroup(services, userId, groupId, async (trx, append, room) => {
    await assertAllowed(trx, room, 'add_admin');
    const role = (await readMemberRoles(trx, groupId, [adminId])).get(adminId);
    if (role === undefined || (await isCancelled(trx, adminId))) throw new HttpError('api.body.param_invalid.user_id');
    if (role === GroupRole.OWNER) throw new HttpError('api.forbidden');
    if (role === GroupRole.MEMBER) await assertBelowAdminLimit(trx, groupId);
    await setRole(trx, groupId, adminId, permissions);
    await append('group', { groupId }, { group_id: groupId });
    await append('members', { groupId }, { group_id: groupId, user_ids: [adminId] });
    if (role === GroupRole.MEMBER) {
      await appendMessage(trx, append, room, { user_id: userId, type: 'add_admin', target_id: adminId });
      await notifyOfRole(services, trx, append, room, adminId, 'admin');
    }
    return requireAdmin(trx, groupId, userId, adminId);
  });

/** Sets the powers of an admin. @throws HttpError api.forbidden unless the user is the owner, param_invalid.member_id */
export const updateAdmin = (
  services: Services,
  caller: UserCaller,
  groupId: string,
  adminId: string,
  permissions: AdminPermission,
): Promise<Admin> =>
  changeAdmin(services, caller, groupId, adminId, async (trx, append) => {
    await setRole(trx, groupId, adminId, permissions);
    await append('group', { groupId }, { group_id: groupId });
    return requireAdmin(trx, groupId, caller.userId, adminId);
  });

/** Makes an admin an ordinary member. @throws HttpError api.forbidden unless the user is the owner, param_invalid.member_id */
export const removeAdmin = (services: Services, caller: UserCaller, groupId: string, adminId: string): Promise<true> =>
  changeAdmin<true>(services, caller, groupId, adminId, async (trx, append, room) => {
    await setRole(trx, groupId, adminId, null);
    await append('group', { groupId }, { group_id: groupId });
    await append('members', { groupId }, { group_id: groupId, user_ids: [adminId] });
    await appendMessage(trx, append, room, { user_id: room.userId, type: 'remove_admin', target_id: adminId });
    await notifyOfRole(services, trx, append, room, adminId, 'member');
    return true;
  });

const changeAdmin = <T>(
  services: Services,
  { userId }: UserCaller,
  groupId: string,
  adminId: string,
  work: GroupWork<T>,
): Promise<T> =>
  withLockedGroup(services, userId, groupId, async (trx, append, room) => {
    await assertAllowed(trx, room, 'add_admin');
    if ((await readMemberRoles(trx, groupId, [adminId])).get(adminId) !== GroupRole.ADMIN) throw new HttpError(GONE);
    return work(trx, append, room);
  });

async function setRole(
  trx: Kysely<Database>,
  groupId: string,
  userId: string,
  permissions: AdminPermission | null,
): Promise<void> {
  const now = sql<Date>`coalesce(admin_at, clock_timestamp())`;
  await trx
    .updateTable('members')
    .set(
      permissions
        ? { role: GroupRole.ADMIN, admin_permission: JSON.stringify(permissions), admin_at: now }
        : { role: GroupRole.MEMBER, admin_permission: null, admin_at: null },
    )
    .where('group_id', '=', groupId)
    .where('user_id', '=', userId)
    .execute();
}

async function assertBelowAdminLimit(trx: Kysely<Database>, groupId: string): Promise<void> {
  const { admin_limit, amount } = await trx
    .selectFrom('groups')
    .select(['admin_limit'])
    .select((eb) =>
      eb
        .selectFrom('members')
        .select(({ fn }) => fn.countAll<number>().as('amount'))
        .where('group_id', '=', groupId)
        .where('role', '=', GroupRole.ADMIN)
        .as('amount'),
    )
    .where('id', '=', groupId)
    .executeTakeFirstOrThrow();
  if (Number(amount) >= admin_limit) throw new HttpError('api.too_much');
}

async function isCancelled(trx: Kysely<Database>, userId: string): Promise<boolean> {
  const user = await trx.selectFrom('users').select('delete_at').where('id', '=', userId).executeTakeFirst();
  return user?.delete_at !== null;
}

async function requireAdmin(db: Kysely<Database>, groupId: string, reader: string, adminId: string): Promise<Admin> {
  return (await readAdmins(db, groupId, reader)).find(({ id }) => id === adminId)!;
}

async function readAdmins(db: Kysely<Database>, groupId: string, reader: string): Promise<Admin[]> {
  const rows = await db
    .selectFrom('members')
    .innerJoin('groups', 'groups.id', 'members.group_id')
    .innerJoin('users', 'users.id', 'members.user_id')
    .leftJoin('remarks', (join) => join.onRef('about_id', '=', 'users.id').on('remarks.user_id', '=', reader))
    .select(['users.id', sql<string>`coalesce(remarks.nickname, users.nickname)`.as('nickname')])
    .select([
      'users.nickname as origin_nickname',
      'avatar',
      'avatar_thumbnail',
      'groups.type',
      'role',
      'member_permission',
      'admin_permission',
    ])
    .where('group_id', '=', groupId)
    .where('role', '=', GroupRole.ADMIN)
    .orderBy(sql`coalesce(admin_at, members.create_at)`)
    .orderBy('users.id')
    .execute();
  return rows.map(({ id, nickname, origin_nickname, avatar, avatar_thumbnail, ...input }) => {
    const { remove_member, block_member, change_info, add_friend } = getPermissions(input);
    const permissions = { remove_member, block_member, change_info, add_friend };
    return { id, nickname, origin_nickname, avatar, avatar_thumbnail, permissions };
  });
}
