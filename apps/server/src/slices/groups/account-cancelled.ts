import type { Transaction } from 'kysely';
import type { Database } from '../../base/database/types.ts';
import type { Append } from '../../platform/events/log.ts';

/** Every group of the user shows the cancelled account. */
export async function notifyGroupsOfCancellation(
  trx: Transaction<Database>,
  append: Append,
  userId: string,
): Promise<void> {
  const groups = await trx.selectFrom('members').select('group_id').where('user_id', '=', userId).execute();
  for (const { group_id } of groups) {
    await append('group', { groupId: group_id }, { group_id });
    await append('members', { groupId: group_id }, { group_id, user_ids: [userId] });
  }
}
