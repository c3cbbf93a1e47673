import { sql } from 'kysely';
import type { FindOnlineMembersByGroup } from '../../platform/events/recipients.ts';

/** Above this number of online users, reading all members of the groups is faster than filtering by user. */
const FEW = 100;

/** Returns each group as one row with lists: in large groups a row per member is the largest cost of an event. */
export const findOnlineMembersByGroup: FindOnlineMembersByGroup = async (db, groupIds, online) => {
  if (groupIds.length === 0 || online.size === 0) return new Map();
  const wanted = online.size <= FEW ? sql`and user_id = any(${[...online.keys()]})` : sql``;
  const { rows } = await sql<{ id: string; users: string | null; cleared: string[] | null; seqs: number[] | null }>`
    select id, users, cleared, seqs from unnest(${[...groupIds]}::text[]) as wanted (id), lateral (
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
};
