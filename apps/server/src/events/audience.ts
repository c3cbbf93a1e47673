import { type Kysely, sql } from 'kysely';
import type { Database } from '../database/types.ts';
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
    const seq = 'seq' in event.ref ? event.ref.seq : Infinity;
    return (members.get(event.group_id) ?? [])
      .filter((member) => seq > member.cleared_seq)
      .map((member) => member.user_id);
  });
}

/** Those of the given users who are members of a group. */
export async function findMembersHere(db: Kysely<Database>, groupId: string, online: Users): Promise<string[]> {
  const members = await findMembers(db, [groupId], online);
  return (members.get(groupId) ?? []).map(({ user_id }) => user_id);
}

type Member = { user_id: string; cleared_seq: number };

/** Whoever looks for more users than this is better served by all members of the groups. */
const FEW = 100;

/** Of large groups a row a member costs more than all else about an event: each group is one row of two lists, in one order. */
async function findMembers(db: Kysely<Database>, groupIds: string[], online: Users) {
  if (groupIds.length === 0 || online.size === 0) return new Map<string, Member[]>();
  const wanted = online.size <= FEW ? sql`and user_id = any(${[...online.keys()]})` : sql``;
  const { rows } = await sql<{ group_id: string; users: string; seqs: string }>`
    select group_id, string_agg(user_id, ',') as users, string_agg(cleared_seq::text, ',') as seqs
    from members where group_id = any(${groupIds}) ${wanted} group by group_id`.execute(db);
  return new Map(
    rows.map(({ group_id, users, seqs }) => {
      const cleared = seqs.split(',');
      const members: Member[] = [];
      users.split(',').forEach((user_id, place) => {
        if (online.has(user_id)) members.push({ user_id, cleared_seq: Number(cleared[place]) });
      });
      return [group_id, members] as const;
    }),
  );
}
