import type { Schemas } from '@quintet/api/types';
import { type Kysely, type SqlBool, sql } from 'kysely';
import type { Database } from '../../base/database/types.ts';
import { HttpError } from '../../platform/http/http-error.ts';

export type Member = Schemas['Member'];
type Page = { groupId: string; reader: string; limit: number; nextId?: string; text?: string };
type Row = Pick<Member, 'id' | 'nickname' | 'origin_nickname' | 'avatar' | 'avatar_thumbnail'> & {
  role: Member['role'] | null;
  delete_at: Date | null;
};

/** Columns of a member; `nickname` is the reader's remark nickname if there is one, else the user's own (spec §3). */
const NAMES = [
  'users.id',
  sql<string>`coalesce(remarks.nickname, users.nickname)`.as('nickname'),
  'users.nickname as origin_nickname',
  'avatar',
  'avatar_thumbnail',
  'role',
  'users.delete_at',
] as const;

/** Owner first, then admins. */
const RANK = sql<number>`array_position(array['owner', 'admin', 'member'], role)`;

/** A page of members: owner and admins first, then by id. */
export async function listMembers(
  db: Kysely<Database>,
  { groupId, reader, limit, nextId, text }: Page,
): Promise<Schemas['MemberPage']> {
  const after = nextId === undefined ? null : readCursor(nextId);
  const rows = await db
    .selectFrom('members')
    .innerJoin('users', 'users.id', 'members.user_id')
    .leftJoin('remarks', (join) => join.onRef('about_id', '=', 'users.id').on('remarks.user_id', '=', reader))
    .select([...NAMES, RANK.as('rank')])
    .where('group_id', '=', groupId)
    .$if(after !== null, (query) =>
      query.where(sql<SqlBool>`(${RANK}, members.user_id) > (${after!.rank}::int, ${after!.id})`),
    )
    .$if(text !== undefined, (query) => {
      const pattern = `%${text!.replace(/[\\%_]/g, '\\$&')}%`;
      return query.where((eb) =>
        eb.or([eb('users.nickname', 'ilike', pattern), eb('remarks.nickname', 'ilike', pattern)]),
      );
    })
    .orderBy('rank')
    .orderBy('members.user_id')
    .limit(limit + 1)
    .execute();
  const list = rows.slice(0, limit);
  const last = rows.length > limit ? list.at(-1) : undefined;
  return { list: list.map(present), next_id: last ? `${last.rank}-${last.id}` : null };
}

/** Returns those of the given users who are members now or have written in the group before. */
export async function findMembers(
  db: Kysely<Database>,
  groupId: string,
  ids: readonly string[],
  reader: string,
): Promise<Member[]> {
  const rows = await db
    .selectFrom('users')
    .leftJoin('members', (join) => join.onRef('members.user_id', '=', 'users.id').on('members.group_id', '=', groupId))
    .leftJoin('remarks', (join) => join.onRef('about_id', '=', 'users.id').on('remarks.user_id', '=', reader))
    .select(NAMES)
    .where('users.id', 'in', [...ids])
    .where((eb) =>
      eb.or([
        eb('role', 'is not', null),
        eb.exists(
          eb.selectFrom('messages').select('seq').where('group_id', '=', groupId).whereRef('user_id', '=', 'users.id'),
        ),
      ]),
    )
    .orderBy('users.id')
    .execute();
  return rows.map(present);
}

function readCursor(text: string): { rank: number; id: string } {
  const match = /^([123])-(u\d+)$/.exec(text);
  if (!match) throw new HttpError('api.body.param_invalid.next_id');
  return { rank: Number(match[1]), id: match[2]! };
}

function present({ id, nickname, origin_nickname, avatar, avatar_thumbnail, role, delete_at }: Row): Member {
  return {
    id,
    nickname,
    origin_nickname,
    avatar,
    avatar_thumbnail,
    role: role ?? 'member',
    delete_at: delete_at?.toISOString() ?? null,
    account_cancelled: delete_at !== null,
  };
}
