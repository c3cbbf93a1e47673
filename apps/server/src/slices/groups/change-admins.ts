import { GroupRole } from '@quintet/api/enums';
import type { Schemas } from '@quintet/api/types';
import { type Kysely, sql } from 'kysely';
import type { AdminPermissions } from '../../base/database/group-tables.ts';
import type { Database } from '../../base/database/types.ts';
import type { UserCaller } from '../../platform/http/caller.ts';
import { HttpError } from '../../platform/http/http-error.ts';
import type { Services } from '../../platform/services.ts';
import { assertGroupActionAllowed } from './group-actions.ts';
import { queryGroupAdmin } from './admins.ts';
import { notifyOfRoleChange } from './group-notifications.ts';
import { type LockedGroupWork, withLockedGroup } from './locked-group.ts';
import { appendMessage } from './message-log.ts';
import { queryMemberRoles } from './remove-members.ts';

type Admin = Schemas['Admin'];

/**
 * Makes a member an admin; for an admin, sets the permissions. @throws HttpError api.forbidden unless the user is the owner, api.too_much,
 * param_invalid.user_id for non-members and cancelled accounts
 */
export const addAdmin = (
  services: Services,
  { userId }: UserCaller,
  groupId: string,
  { user_id: adminId, permissions }: Schemas['AddAdminRequest'],
): Promise<Admin> =>
  withLockedGroup(services, userId, groupId, async (trx, append, room) => {
    await assertGroupActionAllowed(trx, room, 'add_admin');
    const role = (await queryMemberRoles(trx, groupId, [adminId])).get(adminId);
    if (role === undefined || (await isCancelled(trx, adminId))) throw new HttpError('api.body.param_invalid.user_id');
    if (role === GroupRole.OWNER) throw new HttpError('api.forbidden');
    if (role === GroupRole.MEMBER) await assertBelowAdminLimit(trx, groupId);
    await setRole(trx, groupId, adminId, permissions);
    await append('group', { groupId }, { group_id: groupId });
    await append('members', { groupId }, { group_id: groupId, user_ids: [adminId] });
    if (role === GroupRole.MEMBER) {
      await appendMessage(trx, append, room, { user_id: userId, type: 'add_admin', target_id: adminId });
      await notifyOfRoleChange(services, trx, append, room, adminId, 'admin');
    }
    return queryGroupAdmin(trx, groupId, userId, adminId);
  });

/** Sets the permissions of an admin. @throws HttpError api.forbidden unless the user is the owner, param_invalid.member_id */
export const setAdminPermissions = (
  services: Services,
  caller: UserCaller,
  groupId: string,
  adminId: string,
  permissions: AdminPermissions,
): Promise<Admin> =>
  changeAdmin(services, caller, groupId, adminId, async (trx, append) => {
    await setRole(trx, groupId, adminId, permissions);
    await append('group', { groupId }, { group_id: groupId });
    return queryGroupAdmin(trx, groupId, caller.userId, adminId);
  });

/** Makes an admin an ordinary member. @throws HttpError api.forbidden unless the user is the owner, param_invalid.member_id */
export const removeAdmin = (services: Services, caller: UserCaller, groupId: string, adminId: string): Promise<true> =>
  changeAdmin<true>(services, caller, groupId, adminId, async (trx, append, room) => {
    await setRole(trx, groupId, adminId, null);
    await append('group', { groupId }, { group_id: groupId });
    await append('members', { groupId }, { group_id: groupId, user_ids: [adminId] });
    await appendMessage(trx, append, room, { user_id: room.userId, type: 'remove_admin', target_id: adminId });
    await notifyOfRoleChange(services, trx, append, room, adminId, 'member');
    return true;
  });

const changeAdmin = <T>(
  services: Services,
  { userId }: UserCaller,
  groupId: string,
  adminId: string,
  work: LockedGroupWork<T>,
): Promise<T> =>
  withLockedGroup(services, userId, groupId, async (trx, append, room) => {
    await assertGroupActionAllowed(trx, room, 'add_admin');
    if ((await queryMemberRoles(trx, groupId, [adminId])).get(adminId) !== GroupRole.ADMIN)
      throw new HttpError('api.body.param_invalid.member_id');
    return work(trx, append, room);
  });

async function setRole(
  trx: Kysely<Database>,
  groupId: string,
  userId: string,
  permissions: AdminPermissions | null,
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
