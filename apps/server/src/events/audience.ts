import type { Kysely } from 'kysely';
import type { Database } from '../database/types.ts';
import type { LoggedEvent } from './kinds.ts';

/** For each event, which of the given users may see it: membership is looked up now, once for the batch. */
export async function findReaders(
  db: Kysely<Database>,
  events: readonly LoggedEvent[],
  userIds: readonly string[],
): Promise<string[][]> {
  const online = new Set(userIds);
  const groupIds = [...new Set(events.flatMap((event) => event.group_id ?? []))];
  const members = await findMembers(db, groupIds, userIds);
  return events.map((event) => {
    if (event.user_id !== null) return online.has(event.user_id) ? [event.user_id] : [];
    if (event.group_id === null) return [...online];
    const seq = 'seq' in event.ref ? event.ref.seq : Infinity;
    return (members.get(event.group_id) ?? [])
      .filter((member) => seq > member.cleared_seq)
      .map((member) => member.user_id);
  });
}

/** Those of the given users who are members of a group. */
export async function findMembersHere(
  db: Kysely<Database>,
  groupId: string,
  userIds: readonly string[],
): Promise<string[]> {
  const members = await findMembers(db, [groupId], userIds);
  return (members.get(groupId) ?? []).map(({ user_id }) => user_id);
}

type Member = { group_id: string; user_id: string; cleared_seq: number };

async function findMembers(db: Kysely<Database>, groupIds: string[], userIds: readonly string[]) {
  if (groupIds.length === 0 || userIds.length === 0) return new Map<string, Member[]>();
  const rows = await db
    .selectFrom('members')
    .select(['group_id', 'user_id', 'cleared_seq'])
    .where('group_id', '=', (eb) => eb.fn.any(eb.val(groupIds)))
    .where('user_id', '=', (eb) => eb.fn.any(eb.val([...userIds])))
    .execute();
  return Map.groupBy(rows, (row) => row.group_id);
}
