import { GroupRole } from '@quintet/api/enums';
import type { Schemas } from '@quintet/api/types';
import { type Kysely, type RawBuilder, sql } from 'kysely';
import type { Database } from '../../base/database/types.ts';
import type { UserCaller } from '../../platform/http/caller.ts';
import { HttpError } from '../../platform/http/http-error.ts';
import { queryUserSummaries } from '../profile/summaries.ts';
import { queryGroupAdmins } from './admins.ts';
import { readGroupMembership } from './membership.ts';

export type Member = Schemas['Member'];
export type MemberRow = Pick<
  Member,
  'id' | 'nickname' | 'origin_nickname' | 'group_nickname' | 'avatar' | 'avatar_thumbnail'
> & {
  role: Member['role'] | null;
  delete_at: Date | null;
  join_at: Date | null;
  inviter_id: string | null;
};

/** What the reader calls a member: the remark nickname, else the member's name in the group, else the nickname (spec §3). */
export const MEMBER_NAME_SQL = sql<string>`coalesce(r.nickname, m.group_nickname, u.nickname)`;

export const MEMBER_COLUMNS_SQL = sql`u.id, ${MEMBER_NAME_SQL} as nickname, u.nickname as origin_nickname, m.group_nickname, u.avatar,
  u.avatar_thumbnail, u.delete_at, m.role, m.create_at as join_at, m.inviter_id`;

/** A member or former member, for the owner and the admins with an admin's permissions. @throws HttpError param_invalid.member_id */
export async function getMember(
  db: Kysely<Database>,
  { userId }: UserCaller,
  groupId: string,
  memberId: string,
): Promise<Member> {
  const { role } = await readGroupMembership(db, groupId, userId);
  const [member] = await queryCurrentOrFormerMembers(db, groupId, [memberId], userId);
  if (!member) throw new HttpError('api.body.param_invalid.member_id');
  if (member.role !== GroupRole.ADMIN || role === GroupRole.MEMBER) return member;
  const admin = (await queryGroupAdmins(db, groupId, userId)).find(({ id }) => id === memberId);
  return admin ? { ...member, permissions: admin.permissions } : member;
}

/** Returns those of the given users who are or were members, or have written in the group. */
export async function queryCurrentOrFormerMembers(
  db: Kysely<Database>,
  groupId: string,
  ids: readonly string[],
  reader: string,
): Promise<Member[]> {
  return readMembers(
    db,
    groupId,
    ids,
    reader,
    sql`(m.role is not null
    or exists (select from former_members f where f.group_id = ${groupId} and f.user_id = u.id)
    or exists (select from messages where messages.group_id = ${groupId} and messages.user_id = u.id))`,
  );
}

/** Presents the given users as members of a group, whether they are members or not. */
export const queryUsersAsMembers = (
  db: Kysely<Database>,
  groupId: string,
  ids: readonly string[],
  reader: string,
): Promise<Member[]> => readMembers(db, groupId, ids, reader, sql`true`);

async function readMembers(
  db: Kysely<Database>,
  groupId: string,
  ids: readonly string[],
  reader: string,
  condition: RawBuilder<unknown>,
): Promise<Member[]> {
  const { rows } = await sql<MemberRow>`
    select ${MEMBER_COLUMNS_SQL} from users u
    left join members m on m.group_id = ${groupId} and m.user_id = u.id
    left join remarks r on r.about_id = u.id and r.user_id = ${reader}
    where u.id = any(${[...ids]}) and ${condition} order by u.id`.execute(db);
  return presentMembers(db, groupId, rows, reader);
}

export async function presentMembers(
  db: Kysely<Database>,
  groupId: string,
  rows: readonly MemberRow[],
  reader: string,
): Promise<Member[]> {
  const inviterIds = [...new Set(rows.flatMap(({ inviter_id }) => inviter_id ?? []))];
  const inviters = await queryUserSummaries(db, reader, inviterIds, groupId);
  return rows.map(({ role, delete_at, join_at, inviter_id, ...names }) => ({
    ...names,
    role: role ?? 'member',
    delete_at: delete_at?.toISOString() ?? null,
    account_cancelled: delete_at !== null,
    ...(join_at && { join_at: join_at.toISOString(), inviter: inviters.get(inviter_id ?? '') ?? null }),
  }));
}
