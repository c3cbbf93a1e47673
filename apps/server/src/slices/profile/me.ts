import type { Schemas } from '@quintet/api/types';
import { type Kysely, type Selectable, sql } from 'kysely';
import type { Database } from '../../base/database/types.ts';

type User = Schemas['User'];

const permission = (isGranted: boolean) => (isGranted ? 'granted' : 'denied');

/** Loads the full profiles that users see of themselves (spec §3). Cancelled accounts are left out. */
export async function queryOwnProfiles(db: Kysely<Database>, ids: readonly string[]): Promise<Map<string, User>> {
  if (ids.length === 0) return new Map();
  const rows = await db
    .selectFrom('users')
    .selectAll()
    .select((eb) => [
      eb
        .selectFrom('members')
        .innerJoin('groups', 'groups.id', 'members.group_id')
        .select(sql<number>`count(*)`.as('amount'))
        .whereRef('members.user_id', '=', 'users.id')
        .where('groups.type', '=', 2)
        .as('group_count'),
      eb
        .selectFrom('wallet_bindings')
        .select(sql<number>`count(*)`.as('amount'))
        .whereRef('wallet_bindings.user_id', '=', 'users.id')
        .as('bind_count'),
    ])
    .where('id', 'in', [...ids])
    .where('delete_at', 'is', null)
    .execute();
  return new Map(
    rows.map((row) => [
      row.id,
      present({ ...row, group_count: row.group_count ?? 0, bind_count: row.bind_count ?? 0 }),
    ]),
  );
}

type Row = Selectable<Database['users']> & { group_count: number; bind_count: number };

function present(row: Row): User {
  return {
    id: row.id,
    username: row.username,
    nickname: row.nickname,
    avatar: row.avatar,
    avatar_thumbnail: row.avatar_thumbnail,
    introduction: row.introduction,
    backstage_memo: row.backstage_memo,
    bind_count: row.bind_count,
    country: row.country,
    phone: row.phone,
    email: row.email,
    group_count: row.group_count,
    notify: row.notify,
    notify_detail: row.notify_detail,
    sound: row.sound,
    vibration: row.vibration,
    muted_notifications: row.muted_notifications,
    findable_by_id: row.findable_by_id,
    findable_by_phone: row.findable_by_phone,
    permissions: {
      create_group: permission(row.can_create_group),
      post: permission(row.can_post),
      comment: permission(row.can_comment),
    },
    can_create_group: row.can_create_group,
    social_account: row.social_account,
    social_author_id: row.social_author_id,
    status: row.status,
    type: row.type,
    has_password: row.password_hash !== null,
    has_security_code: row.security_code_hash !== null,
    create_at: row.create_at.toISOString(),
    update_at: row.update_at.toISOString(),
  };
}
