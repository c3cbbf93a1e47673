import { ChatType } from '@quintet/api/enums';
import type { Schemas } from '@quintet/api/types';
import { type Kysely, type RawBuilder, sql } from 'kysely';
import type { Database } from '../../base/database/types.ts';
import { SlicePort } from '../../platform/hooks.ts';
import { getEffectiveGroupPermissions, type GroupPermissionInput } from './effective-permissions.ts';
import { buildMessageVisibleSql, type GetReaderIds } from './visible-messages.ts';

export type Group = Schemas['Group'];
type Message = Schemas['Message'];

/** Presents messages by id for each reader. The chat slice provides the implementation. */
export const messagePresenterPort = new SlicePort<
  (
    db: Kysely<Database>,
    ids: readonly string[],
    readers: GetReaderIds,
  ) => Promise<Map<string, (reader: string) => Message>>
>('message presenter');

type Row = GroupPermissionInput & {
  viewer_id: string;
  id: string;
  direct_name: string | null;
  display_name: string;
  icon: string | null;
  icon_thumbnail: string | null;
  introduction: string;
  owner_id: string | null;
  member_count: number;
  last_seq: number;
  update_at: Date;
  cleared_seq: number;
  last_viewed_seq: number;
  unread: number;
  notify: 1 | 2;
  notify_detail: 1 | 2;
  sound: 1 | 2;
  vibration: 1 | 2;
  last_message_id: string | null;
  last_viewed: string | null;
  last_read: string | null;
  last_read_seq: number | null;
  mentioned_seq: number | null;
  admins: string[];
  target: (Schemas['UserSummary'] & { account_cancelled: boolean }) | null;
};

/** Unread messages with mentions that are searched for the reader's name. */
const MAX_MENTIONS = 100;

/** The chats in one user's list, newest first. */
export async function listGroups(db: Kysely<Database>, userId: string): Promise<Group[]> {
  return (await readGroups(db, sql`m.user_id = ${userId} and m.is_listed order by g.update_at desc, g.id`)).map(
    ({ group }) => group,
  );
}

/** One group as a member sees it; undefined for a non-member. */
export async function queryGroupForMember(
  db: Kysely<Database>,
  userId: string,
  groupId: string,
): Promise<Group | undefined> {
  return (await readGroups(db, sql`m.group_id = ${groupId} and m.user_id = ${userId}`))[0]?.group;
}

/** One group as each of several members sees it. */
export async function queryGroupForUsers(
  db: Kysely<Database>,
  groupId: string,
  userIds: readonly string[],
): Promise<Map<string, Group>> {
  const seen = await readGroups(db, sql`m.group_id = ${groupId} and m.user_id = any(${[...userIds]})`);
  return new Map(seen.map(({ viewerId, group }) => [viewerId, group]));
}

/** Each group costs a few index look-ups, independent of its number of messages and members. */
async function readGroups(
  db: Kysely<Database>,
  which: RawBuilder<unknown>,
): Promise<{ viewerId: string; group: Group }[]> {
  const { rows } = await sql<Row>`
    select m.user_id as viewer_id, m.role, m.admin_permission, m.cleared_seq, m.last_viewed_seq,
      m.notify, m.notify_detail, m.sound, m.vibration,
      g.id, g.type, g.direct_name, g.display_name, g.icon, g.icon_thumbnail, g.introduction, g.owner_id, g.member_permission,
      g.member_count, g.last_seq, g.update_at, g.message_count - m.viewed_message_count as unread,
      newest.id as last_message_id, viewed.id as last_viewed, answered.id as last_read, answered.seq as last_read_seq, mentioned.seq as mentioned_seq,
      array(select a.user_id from members a where a.group_id = g.id and a.role = 'admin' order by coalesce(a.admin_at, a.create_at), a.user_id) as admins,
      (select json_build_object('id', t.id, 'nickname', coalesce(r.nickname, t.nickname), 'origin_nickname', t.nickname,
          'avatar', t.avatar, 'avatar_thumbnail', t.avatar_thumbnail, 'account_cancelled', t.delete_at is not null)
        from users t left join remarks r on r.about_id = t.id and r.user_id = m.user_id
        where g.type = ${ChatType.DM} and t.id = case split_part(g.direct_name, '_', 1)
          when m.user_id then split_part(g.direct_name, '_', 2) else split_part(g.direct_name, '_', 1) end) as target
    from members m
    join groups g on g.id = m.group_id
    left join lateral (
      select id from messages
      where messages.group_id = g.id and ${buildMessageVisibleSql(sql.ref('m.user_id'), sql.ref('m.cleared_seq'))}
      order by seq desc limit 1
    ) newest on true
    left join messages viewed on viewed.group_id = g.id and viewed.seq = m.last_viewed_seq
    left join lateral (
      select own.id, own.seq from messages own
      where own.group_id = g.id and own.user_id = m.user_id and own.seq <= (
        select other.last_viewed_seq from members other
        where other.group_id = g.id and other.user_id <> m.user_id order by other.last_viewed_seq desc limit 1)
      order by own.seq desc limit 1
    ) answered on true
    left join lateral (
      select seq from (
        select seq, user_id, mentions from messages
        where messages.group_id = g.id and mentions is not null and seq > m.last_viewed_seq
          and ${buildMessageVisibleSql(sql.ref('m.user_id'), sql.ref('m.cleared_seq'))}
        order by seq desc limit ${MAX_MENTIONS}
      ) recent
      where exists (
        select from jsonb_array_elements(mentions) mention where coalesce(mention->>'user_id', m.user_id) = m.user_id
      ) and recent.user_id <> m.user_id
        and not exists (select from blocks b where b.user_id = m.user_id and b.block_id = recent.user_id)
      limit 1
    ) mentioned on true
    where ${which}`.execute(db);
  const ids = [...new Set(rows.flatMap((row) => row.last_message_id ?? []))];
  const messages = await messagePresenterPort.current(db, ids, async () => rows.map((row) => row.viewer_id));
  return rows.map((row) => ({
    viewerId: row.viewer_id,
    group: present(row, messages.get(row.last_message_id ?? '')?.(row.viewer_id) ?? null),
  }));
}

function present(row: Row, lastMessage: Message | null): Group {
  const { target } = row;
  return {
    id: row.id,
    type: row.type,
    name: row.direct_name ?? row.display_name,
    display_name: target?.nickname ?? row.display_name,
    icon: target ? target.avatar : row.icon,
    icon_thumbnail: target ? target.avatar_thumbnail : row.icon_thumbnail,
    introduction: row.introduction,
    last_message: lastMessage,
    last_viewed: row.last_viewed,
    last_read: row.last_read,
    unread: row.unread,
    last_seq: row.last_seq,
    last_viewed_seq: row.last_viewed_seq,
    last_read_seq: row.last_read_seq ?? 0,
    ...(row.mentioned_seq !== null && { mentioned_seq: row.mentioned_seq }),
    cleared_seq: row.cleared_seq,
    update_at: row.update_at.toISOString(),
    owner_id: row.owner_id,
    member_count: row.member_count,
    user_auth: { role: row.role, permissions: getEffectiveGroupPermissions(row) },
    member_permission: row.member_permission,
    admins: row.admins,
    notify: row.notify,
    notify_detail: row.notify_detail,
    sound: row.sound,
    vibration: row.vibration,
    ...(target && { target }),
  };
}
