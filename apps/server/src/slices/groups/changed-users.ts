import type { Transaction, Updateable } from 'kysely';
import type { Database } from '../../base/database/types.ts';
import type { AppendEvent } from '../../platform/events/log.ts';

const findGroupIds = async (trx: Transaction<Database>, userId: string): Promise<string[]> =>
  (await trx.selectFrom('members').select('group_id').where('user_id', '=', userId).execute()).map(
    (row) => row.group_id,
  );

const notifyMembers = (append: AppendEvent, groupId: string, userId: string): Promise<void> =>
  append('members', { groupId }, { group_id: groupId, user_ids: [userId] });

/** Notifies the members of all groups of the user, direct chats included, of a new nickname or avatar: groups show nothing else. */
export async function notifyGroupsOfProfileChange(
  trx: Transaction<Database>,
  append: AppendEvent,
  userId: string,
  { nickname, avatar }: Pick<Updateable<Database['users']>, 'nickname' | 'avatar'>,
): Promise<void> {
  if (nickname === undefined && avatar === undefined) return;
  for (const groupId of await findGroupIds(trx, userId)) await notifyMembers(append, groupId, userId);
}

/**
 * Sends `group` and `members` events to every group of the user, so that clients show the account as cancelled. `handOverGroupsOfUser` has
 * ended the roles of the account before; it stays an ordinary member.
 */
export async function notifyGroupsOfCancellation(
  trx: Transaction<Database>,
  append: AppendEvent,
  userId: string,
): Promise<void> {
  for (const groupId of await findGroupIds(trx, userId)) {
    await append('group', { groupId }, { group_id: groupId });
    await notifyMembers(append, groupId, userId);
  }
}
