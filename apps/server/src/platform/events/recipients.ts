import type { Kysely } from 'kysely';
import type { Database } from '../../base/database/types.ts';
import type { LoggedEvent } from './event-types.ts';

/** Ids of users: a set, or the keys of a map. */
export type UserIdSet = Pick<ReadonlySet<string>, 'has' | 'size' | 'keys'>;

/** The members of a group among some users. */
export type OnlineGroupMembers = {
  users: string[];
  /** The seq up to which a user cleared the history, by user id. */
  cleared: Map<string, number>;
};

/** Finds which of the online users are members of each group now. */
export type FindOnlineMembersByGroup = (
  db: Kysely<Database>,
  groupIds: readonly string[],
  online: UserIdSet,
) => Promise<Map<string, OnlineGroupMembers>>;

type RecipientDeps = { db: Kysely<Database>; findMembers: FindOnlineMembersByGroup };

/** Returns for each event the online users who may see it. Looks up membership now, once for the batch. */
export async function findEventRecipients(
  { db, findMembers }: RecipientDeps,
  events: readonly LoggedEvent[],
  online: UserIdSet,
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

/** The online users who are members of a group. */
export async function findOnlineGroupMembers(
  { db, findMembers }: RecipientDeps,
  groupId: string,
  online: UserIdSet,
): Promise<string[]> {
  const members = await findMembers(db, [groupId], online);
  return members.get(groupId)?.users ?? [];
}
