import { ChatType, type GroupRole, Toggle } from '@quintet/api/enums';
import type { Schemas } from '@quintet/api/types';
import { type Kysely, type Selectable, sql } from 'kysely';
import type { AdminPermissions, MemberPermissions } from '../../base/database/group-tables.ts';
import type { Database } from '../../base/database/types.ts';
import { isGroupActionAllowed } from './group-actions.ts';
import { getEffectiveGroupPermissions } from './effective-permissions.ts';

/** An invite code of a group, with the group and the maker of the code. */
export type GroupCodeDetails = Pick<
  Selectable<Database['group_codes']>,
  'code' | 'group_id' | 'user_id' | 'expire_at' | 'max_uses' | 'uses' | 'revoke_at'
> & {
  display_name: string;
  icon_thumbnail: string | null;
  introduction: string;
  member_count: number;
  member_limit: number;
  /** Null if the maker is no longer a member. */
  role: GroupRole | null;
  admin_permission: AdminPermissions | null;
  member_permission: MemberPermissions;
  is_maker_out: boolean;
};

/** An invite code as one user meets it. */
export type GroupCodeForUser = GroupCodeDetails & { is_member: boolean; is_blocked: boolean };

/** The columns and tables of a `GroupCodeDetails`. */
const CODES = sql`
    c.code, c.group_id, c.user_id, c.expire_at, c.max_uses, c.uses, c.revoke_at,
      g.display_name, g.icon_thumbnail, g.introduction, g.member_count, g.member_limit, g.member_permission,
      m.role, m.admin_permission, u.delete_at is not null or u.status = ${Toggle.CLOSE} or
        exists (select from group_blocks b where b.group_id = c.group_id and b.user_id = c.user_id) as is_maker_out
    from group_codes c join groups g on g.id = c.group_id join users u on u.id = c.user_id
    left join members m on m.group_id = c.group_id and m.user_id = c.user_id`;

/** Loads codes with their groups and makers. */
export async function queryGroupCodeDetails(
  db: Kysely<Database>,
  codes: readonly string[],
): Promise<GroupCodeDetails[]> {
  const { rows } = await sql<GroupCodeDetails>`select ${CODES} where c.code = any(${[...codes]})`.execute(db);
  return rows;
}

/** Loads a code, and whether the user is in its group or on its blacklist. */
export async function queryGroupCodeForUser(
  db: Kysely<Database>,
  code: string,
  userId: string,
): Promise<GroupCodeForUser | undefined> {
  const { rows } = await sql<GroupCodeForUser>`
    select exists (select from members where members.group_id = c.group_id and members.user_id = ${userId}) as is_member,
      exists (select from group_blocks b where b.group_id = c.group_id and b.user_id = ${userId}) as is_blocked, ${CODES}
    where c.code = ${code}`.execute(db);
  return rows[0];
}

type Ending = Pick<GroupCodeDetails, 'expire_at' | 'max_uses' | 'uses' | 'revoke_at'>;

/** The error code of a code that has ended by itself or by its maker; null while it is valid. */
export function getGroupCodeEndError({ expire_at, max_uses, uses, revoke_at }: Ending, now: Date): string | null {
  if (revoke_at) return 'api.share_code.revoked';
  if (expire_at && expire_at <= now) return 'api.body.param_expired.share_code';
  return max_uses !== null && uses >= max_uses ? 'api.share_code.used_up' : null;
}

/** The same, and a code has also ended when its maker has left the group or may no longer invite. */
export function getGroupCodeOrMakerEndError(code: GroupCodeDetails, now: Date): string | null {
  const { role, is_maker_out } = code;
  const permissions = role && getEffectiveGroupPermissions({ ...code, type: ChatType.GROUP, role });
  // A maker whose account is cancelled or suspended may do as little as one on the blacklist.
  const canInvite = permissions && isGroupActionAllowed({ role, permissions, isBlocked: is_maker_out }, 'invite');
  return canInvite ? getGroupCodeEndError(code, now) : 'api.share_code.revoked';
}

/** A group as users with a code see it. */
export const presentGroupPreview = (code: GroupCodeForUser): Schemas['GroupPreview'] => ({
  id: code.group_id,
  display_name: code.display_name,
  icon_thumbnail: code.icon_thumbnail,
  introduction: code.introduction,
  member_count: code.member_count,
  member_limit: code.member_limit,
  is_member: code.is_member,
});
