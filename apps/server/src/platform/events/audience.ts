import { type Kysely, sql } from 'kysely';
import type { Database } from '../../base/database/types.ts';
import type { LoggedEvent } from './kinds.ts';

/** Ids of users: a set, or the keys of a map. */
type Users = Pick<ReadonlySet<string>, 'has' | 'size' | 'keys'>;

/** For each event, which of the given users may see it: membership is looked up now, once for the batch. */
export async function findReaders(
  db: Kysely<Database>,
  events: readonly LoggedEvent[],
  online: Users,
): Promise<string[][]> {
  const groupIds = [...new Set(events.flatMap((event) => event.group_id ?? []))];
  const members = await findMembers(db, groupIds, online);
  return events.map((event) => {
    if (event.user_id !== null) return online.has(event.user_id) ? [event.user_id] : [];
    if (event.group_id === null) return [...online.keys()];
    const { users = [], cleared } = members.get(event.group_id) ?? {};
    const seq = 'seq' in event.ref ? event.ref.seq : Infinity;
    return cleared?.size ? users.filter((user) => seq > (cleared.get(user) ?? 0)) : users;
  });
}

/** Those of the given users who are members of a group. */
export async function findMembersHere(db: Kysely<Database>, groupId: string, online: Users): Promise<string[]> {
  const members = await findMembers(db, [groupId], online);
  return members.get(groupId)?.users ?? [];
}

type Members = {
  users: string[];
  /** Up to where those have cleared the history who did. */
  cleared: Map<string, number>;
};

/** Whoever looks for more users than this is better served by all members of the groups. */
const FEW = 100;

/** Of large groups a row a member costs more than all else about an event: each group is one row of lists. */
async function findMembers(db: Kysely<Database>, groupIds: string[], online: Users): Promise<Map<string, Members>> {
  if (groupIds.length === 0 || online.size === 0) return new Map();
  const wanted = online.size <= FEW ? sql`and user_id = any(${[...online.keys()]})` : sql``;
  const { rows } = await sql<{ id: string; users: string | null; cleared: string[] | null; seqs: number[] | null }>`
    select id, users, cleared, seqs from unnest(${groupIds}::text[]) as wanted (id), lateral (
      select string_agg(user_id, ',') as users,
        array_agg(user_id) filter (where cleared_seq > 0) as cleared,
        array_agg(cleared_seq::float8) filter (where cleared_seq > 0) as seqs
      from members where group_id = wanted.id ${wanted}
    ) as found`.execute(db);
  return new Map(
    rows.map(({ id, users, cleared, seqs }) => [
      id,
      {
        users: users?.split(',').filter((user) => online.has(user)) ?? [],
        cleared: new Map(cleared?.map((user, place) => [user, seqs![place]!])),
      },
    ]),
  );
}
