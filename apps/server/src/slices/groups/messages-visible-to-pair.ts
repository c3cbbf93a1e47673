import { sql, type Transaction } from 'kysely';
import type { Database } from '../../base/database/types.ts';

/** A system message in a group about a member and another one (`target_id`), which only the two of them see. */
export type SystemMessageVisibleToPair = { user_id: string; target_id: string; thread_id: string };

/**
 * Appends system messages of one type to a group, each of which only its two members see, and notifies these. Nobody's unread count
 * changes, and the group keeps its place in the lists. Does nothing in a group that has ended. Locks the group.
 */
export async function appendSystemMessagesVisibleToPair(
  trx: Transaction<Database>,
  groupId: string,
  type: 'red_envelope_claim',
  lines: readonly SystemMessageVisibleToPair[],
): Promise<void> {
  const group = await trx
    .selectFrom('groups')
    .select(['last_seq', 'message_count'])
    .where('id', '=', groupId)
    .where('dissolve_at', 'is', null)
    .forNoKeyUpdate()
    .executeTakeFirst();
  if (!group || lines.length === 0) return;
  const column = (name: keyof SystemMessageVisibleToPair) => lines.map((line) => line[name]);
  await sql`
    with added as (
      insert into messages (group_id, seq, message_count, user_id, type, target_id, thread_id, only_for)
      select ${groupId}, ${group.last_seq} + place, ${group.message_count}, user_id, ${type}, target_id, thread_id, array[user_id, target_id]
      from unnest(${column('user_id')}::text[], ${column('target_id')}::text[], ${column('thread_id')}::text[])
        with ordinality as line (user_id, target_id, thread_id, place)
      order by place returning id, group_id, seq, only_for
    ), moved as (
      update groups set last_seq = last_seq + ${lines.length} where id = ${groupId}
    )
    insert into event_queue (type, user_id, ref)
    select 'message', reader, jsonb_build_object('group_id', group_id, 'message_id', id, 'seq', seq)
    from added, unnest(only_for) as reader order by seq`.execute(trx);
}
