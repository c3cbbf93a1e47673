import type { Schemas } from '@quintet/api/types';
import { type Kysely, type RawBuilder, sql } from 'kysely';
import type { Database } from '../../base/database/types.ts';
import { HttpError } from '../../platform/http/http-error.ts';
import { MEMBER_COLUMNS_SQL, MEMBER_NAME_SQL, type MemberRow, presentMembers } from './members.ts';

type Page = { groupId: string; reader: string; limit: number; nextId?: string; text?: string };
/** The last member of a page: its place in the order. */
type Cursor = readonly [rank: number, sort: string, id: string];

/** Owner first, then admins by date, then the others by name. Names are cut, so that a cursor has at most 200 characters. */
const RANK = sql`array_position(array['owner', 'admin', 'member'], m.role)`;
const SORT = sql`case m.role when 'admin' then to_char(coalesce(m.admin_at, m.create_at) at time zone 'utc', 'YYYYMMDDHH24MISSUS')
  else left(lower(${MEMBER_NAME_SQL}), 24) end collate "C"`;

/** A page of members, with the number of all that the text finds. */
export async function listMembers(
  db: Kysely<Database>,
  { groupId, reader, limit, nextId, text }: Page,
): Promise<Schemas['MemberPage']> {
  const after = nextId === undefined ? null : readCursor(nextId);
  const { rows } = await sql<MemberRow & { rank: number; sort: string; total: number }>`
    with found as materialized (
      select m.user_id, ${RANK} as rank, ${SORT} as sort
      from members m join users u on u.id = m.user_id
      left join remarks r on r.about_id = m.user_id and r.user_id = ${reader}
      where m.group_id = ${groupId} and ${matches(text)}
    ), page as (
      select * from found where ${isAfter(after)} order by rank, sort, user_id limit ${limit + 1}
    )
    select ${MEMBER_COLUMNS_SQL}, page.rank, page.sort, (select count(*)::int from found) as total
    from (select) as one left join page on true
    left join users u on u.id = page.user_id
    left join members m on m.group_id = ${groupId} and m.user_id = page.user_id
    left join remarks r on r.about_id = page.user_id and r.user_id = ${reader}
    order by page.rank, page.sort, page.user_id`.execute(db);
  const found = rows.filter(({ id }) => id !== null);
  const last = found.length > limit ? found[limit - 1] : undefined;
  const list = found.slice(0, limit).map(({ rank: _rank, sort: _sort, total: _total, ...member }) => member);
  return {
    list: await presentMembers(db, groupId, list, reader),
    next_id: last ? writeCursor([last.rank, last.sort, last.id]) : null,
    total: rows[0]?.total ?? 0,
  };
}

const matches = (text: string | undefined): RawBuilder<unknown> =>
  text === undefined
    ? sql`true`
    : sql`(strpos(lower(u.nickname), lower(${text})) > 0 or strpos(lower(r.nickname), lower(${text})) > 0
        or strpos(lower(m.group_nickname), lower(${text})) > 0)`;

const isAfter = (after: Cursor | null): RawBuilder<unknown> =>
  after ? sql`(rank, sort, user_id) > (${after[0]}::int, ${after[1]}::text collate "C", ${after[2]}::text)` : sql`true`;

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
