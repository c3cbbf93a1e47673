import { GroupRole } from '@quintet/api/enums';
import type { Schemas } from '@quintet/api/types';
import { type Kysely, sql } from 'kysely';
import type { Database } from '../../base/database/types.ts';
import type { UserCaller } from '../../platform/http/caller.ts';
import { HttpError } from '../../platform/http/http-error.ts';
import { assertGroupActionAllowed } from './group-actions.ts';
import { getEffectiveGroupPermissions } from './effective-permissions.ts';
import { readGroupMembership } from './membership.ts';

type Admin = Schemas['Admin'];

/** The admins of a group and their permissions, the longest-serving first. @throws HttpError api.forbidden for ordinary members */
export async function listGroupAdmins(db: Kysely<Database>, { userId }: UserCaller, groupId: string): Promise<Admin[]> {
  await assertGroupActionAllowed(db, await readGroupMembership(db, groupId, userId), 'list_admins');
  return queryGroupAdmins(db, groupId, userId);
}

/** @throws HttpError api.forbidden for ordinary members, param_invalid.member_id if the user is not an admin */
export async function getGroupAdmin(
  db: Kysely<Database>,
  caller: UserCaller,
  groupId: string,
  adminId: string,
): Promise<Admin> {
  const admin = (await listGroupAdmins(db, caller, groupId)).find(({ id }) => id === adminId);
  if (!admin) throw new HttpError('api.body.param_invalid.member_id');
  return admin;
}

export async function queryGroupAdmin(
  db: Kysely<Database>,
  groupId: string,
  reader: string,
  adminId: string,
): Promise<Admin> {
  return (await queryGroupAdmins(db, groupId, reader)).find(({ id }) => id === adminId)!;
}

export async function queryGroupAdmins(db: Kysely<Database>, groupId: string, reader: string): Promise<Admin[]> {
  const rows = await db
    .selectFrom('members')
    .innerJoin('groups', 'groups.id', 'members.group_id')
    .innerJoin('users', 'users.id', 'members.user_id')
    .leftJoin('remarks', (join) => join.onRef('about_id', '=', 'users.id').on('remarks.user_id', '=', reader))
    .select(['users.id', sql<string>`coalesce(remarks.nickname, group_nickname, users.nickname)`.as('nickname')])
    .select([
      'users.nickname as origin_nickname',
      'group_nickname',
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
  return rows.map(({ id, nickname, origin_nickname, group_nickname, avatar, avatar_thumbnail, ...input }) => {
    const { remove_member, block_member, change_info, add_friend } = getEffectiveGroupPermissions(input);
    const permissions = { remove_member, block_member, change_info, add_friend };
    return { id, nickname, origin_nickname, group_nickname, avatar, avatar_thumbnail, permissions };
  });
}
