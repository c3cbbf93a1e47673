import type { Schemas } from '@quintet/api/types';
import { type Kysely, type RawBuilder, sql } from 'kysely';
import type { Database } from '../../base/database/types.ts';
import { HttpError } from '../../platform/http/http-error.ts';
import { loadSummaries } from '../profile/summaries.ts';

export type Member = Schemas['Member'];
type Page = { groupId: string; reader: string; limit: number; nextId?: string; text?: string };
/** The last member of a page: its place in the order. */
type Cursor = readonly [rank: number, sort: string, id: string];
type Row = Pick<Member, 'id' | 'nickname' | 'origin_nickname' | 'avatar' | 'avatar_thumbnail'> & {
  role: Member['role'] | null;
  delete_at: Date | null;
  join_at: Date | null;
  inviter_id: string | null;
};

/** Columns of a member; `nickname` is the reader's remark nickname if there is one, else the user's own (spec §3). */
const COLUMNS = sql`u.id, coalesce(r.nickname, u.nickname) as nickname, u.nickname as origin_nickname, u.avatar,
  u.avatar_thumbnail, u.delete_at, m.role, m.create_at as join_at, m.inviter_id`;

/** Owner first, then admins by date, then the others by name. Names are cut, so that a cursor has at most 200 characters. */
const RANK = sql`array_position(array['owner', 'admin', 'member'], m.role)`;
const SORT = sql`case m.role when 'admin' then to_char(coalesce(m.admin_at, m.create_at) at time zone 'utc', 'YYYYMMDDHH24MISSUS')
  else left(lower(coalesce(r.nickname, u.nickname)), 24) end collate "C"`;

/** A page of members, with the number of all that the text finds. */
export async function listMembers(
  db: Kysely<Database>,
  { groupId, reader, limit, nextId, text }: Page,
): Promise<Schemas['MemberPage']> {
  const after = nextId === undefined ? null : readCursor(nextId);
  const { rows } = await sql<Row & { rank: number; sort: string; total: number }>`
    with found as materialized (
      select m.user_id, ${RANK} as rank, ${SORT} as sort
      from members m join users u on u.id = m.user_id
      left join remarks r on r.about_id = m.user_id and r.user_id = ${reader}
      where m.group_id = ${groupId} and ${matches(text)}
    ), page as (
      select * from found where ${isAfter(after)} order by rank, sort, user_id limit ${limit + 1}
    )
    select ${COLUMNS}, page.rank, page.sort, (select count(*)::int from found) as total
    from (select) as one left join page on true
    left join users u on u.id = page.user_id
    left join members m on m.group_id = ${groupId} and m.user_id = page.user_id
    left join remarks r on r.about_id = page.user_id and r.user_id = ${reader}
    order by page.rank, page.sort, page.user_id`.execute(db);
  const found = rows.filter(({ id }) => id !== null);
  const list = found.slice(0, limit);
  const last = found.length > limit ? list.at(-1) : undefined;
  return {
    list: await presentAll(db, list, reader),
    next_id: last ? writeCursor([last.rank, last.sort, last.id]) : null,
    total: rows[0]?.total ?? 0,
  };
}

const matches = (text: string | undefined): RawBuilder<unknown> =>
  text === undefined
    ? sql`true`
    : sql`(strpos(lower(u.nickname), lower(${text})) > 0 or strpos(lower(r.nickname), lower(${text})) > 0)`;

const isAfter = (after: Cursor | null): RawBuilder<unknown> =>
  after ? sql`(rank, sort, user_id) > (${after[0]}::int, ${after[1]}::text collate "C", ${after[2]}::text)` : sql`true`;

/** Returns those of the given users who are or were members, or have written in the group. */
export async function loadCurrentOrFormerMembers(
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
export const loadMembers = (
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
  const { rows } = await sql<Row>`
    select ${COLUMNS} from users u
    left join members m on m.group_id = ${groupId} and m.user_id = u.id
    left join remarks r on r.about_id = u.id and r.user_id = ${reader}
    where u.id = any(${[...ids]}) and ${condition} order by u.id`.execute(db);
  return presentAll(db, rows, reader);
}

async function presentAll(db: Kysely<Database>, rows: readonly Row[], reader: string): Promise<Member[]> {
  const inviters = await loadSummaries(db, reader, [...new Set(rows.flatMap(({ inviter_id }) => inviter_id ?? []))]);
  return rows.map(
    ({ id, nickname, origin_nickname, avatar, avatar_thumbnail, role, delete_at, join_at, inviter_id }) => ({
      id,
      nickname,
      origin_nickname,
      avatar,
      avatar_thumbnail,
      role: role ?? 'member',
      delete_at: delete_at?.toISOString() ?? null,
      account_cancelled: delete_at !== null,
      ...(join_at && { join_at: join_at.toISOString(), inviter: inviters.get(inviter_id ?? '') ?? null }),
    }),
  );
}

const writeCursor = (cursor: Cursor): string => Buffer.from(JSON.stringify(cursor)).toString('base64url');

function readCursor(text: string): Cursor {
  try {
    const read: unknown = JSON.parse(Buffer.from(text, 'base64url').toString());
    if (Array.isArray(read) && Number.isInteger(read[0]) && isText(read[1]) && isText(read[2]))
      return [Number(read[0]), read[1], read[2]];
  } catch {
    // Not JSON.
  }
  throw new HttpError('api.body.param_invalid.next_id');
}

/** PostgreSQL has no text with the character 0. */
const isText = (value: unknown): value is string => typeof value === 'string' && !value.includes('\0');
