import type { Transaction } from 'kysely';
import type { Database } from '../../base/database/types.ts';
import type { AppendEvent } from '../../platform/events/log.ts';

/**
 * Sends `group` and `members` events to every group of the user, so that clients show the account as cancelled. `handOverGroups` has
 * ended the roles of the account before; it stays an ordinary member.
 */
export async function notifyGroupsOfCancellation(
  trx: Transaction<Database>,
  append: AppendEvent,
  userId: string,
): Promise<void> {
  const groups = await trx.selectFrom('members').select('group_id').where('user_id', '=', userId).execute();
  for (const { group_id } of groups) {
    await append('group', { groupId: group_id }, { group_id });
    await append('members', { groupId: group_id }, { group_id, user_ids: [userId] });
  }
}
