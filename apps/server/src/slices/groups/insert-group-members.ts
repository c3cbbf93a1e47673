import { type Kysely, sql } from 'kysely';
import type { Database } from '../../base/database/types.ts';
import type { AppendEvent } from '../../platform/events/log.ts';

type LogPosition = { id: string; lastSeq: number; messageCount: number };

/**
 * Adds users to a locked group; they see the messages from now on. Callers check the limit and that the accounts are not cancelled
 * (`lockUserRowsShared`), and send the new members the group.
 */
export async function insertGroupMembers(
  trx: Kysely<Database>,
  append: AppendEvent,
  { id, lastSeq, messageCount }: LogPosition,
  userIds: readonly string[],
  inviterId: string,
): Promise<void> {
  const ids = [...userIds];
  await sql`
    with returned as (delete from former_members where group_id = ${id} and user_id = any(${ids}))
    insert into members (group_id, user_id, inviter_id, cleared_seq, last_viewed_seq, viewed_message_count)
    select ${id}, user_id, ${inviterId}, ${lastSeq}, ${lastSeq}, ${messageCount} from unnest(${ids}::text[]) user_id`.execute(
    trx,
  );
  await append('members', { groupId: id }, { group_id: id, user_ids: ids });
}

/** The number of users that can still join a locked group. */
export async function countFreeMemberPlaces(trx: Kysely<Database>, groupId: string): Promise<number> {
  const { member_limit, member_count } = await trx
    .selectFrom('groups')
    .select(['member_limit', 'member_count'])
    .where('id', '=', groupId)
    .executeTakeFirstOrThrow();
  return member_limit - member_count;
}
