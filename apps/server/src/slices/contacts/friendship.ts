import { sql, type Transaction } from 'kysely';
import { lockUserRows } from '../../base/database/lock-user.ts';
import type { Database } from '../../base/database/types.ts';
import type { AppendEvent } from '../../platform/events/log.ts';
import { requireUser } from '../../platform/http/caller.ts';
import type { Call } from '../../platform/http/handler.ts';
import { isFriend } from './contacts.ts';

/** Makes two users friends in both lists. The caller has locked both users (`lockUserRows`). */
export async function insertFriendship(
  trx: Transaction<Database>,
  append: AppendEvent,
  a: string,
  b: string,
): Promise<void> {
  await trx
    .insertInto('contacts')
    .values([
      { user_id: a, contact_id: b },
      { user_id: b, contact_id: a },
    ])
    .onConflict((conflict) => conflict.doNothing())
    .execute();
  await append('contact', { userId: a }, { contact_id: b });
  await append('contact', { userId: b }, { contact_id: a });
}

/** Ends a friendship in both lists, if there is one. The caller has locked both users (`lockUserRows`). */
export async function deleteFriendship(
  trx: Transaction<Database>,
  append: AppendEvent,
  a: string,
  b: string,
): Promise<void> {
  const { rows } = await sql<{ user_id: string; contact_id: string }>`
    delete from contacts where (user_id, contact_id) in ((${a}, ${b}), (${b}, ${a}))
    returning user_id, contact_id`.execute(trx);
  for (const { user_id, contact_id } of rows) await append('contact_removed', { userId: user_id }, { contact_id });
}

/** Ends a friendship on both sides (spec §7); true also if there was none. */
export async function removeContact({ caller, params, services }: Call<'removeContact'>): Promise<true> {
  const { userId } = requireUser(caller);
  return services.events.record<true>(async (trx, append) => {
    await lockUserRows(trx, [userId, params.id]);
    await deleteFriendship(trx, append, userId, params.id);
    return true;
  });
}

/** Notifies a user's friends that the user's profile has changed. */
export async function notifyFriendsOfProfileChange(
  trx: Transaction<Database>,
  append: AppendEvent,
  userId: string,
): Promise<void> {
  const friends = await trx.selectFrom('contacts').select('contact_id').where('user_id', '=', userId).execute();
  const userIds = friends.map(({ contact_id }) => contact_id);
  await append('contact', { userIds }, { contact_id: userId });
}

/** Deletes the list of a cancelled account; its friends keep it in their lists, shown as cancelled. */
export async function deleteFriendListOfCancelledUser(
  trx: Transaction<Database>,
  append: AppendEvent,
  userId: string,
): Promise<void> {
  await notifyFriendsOfProfileChange(trx, append, userId);
  await trx.deleteFrom('contacts').where('user_id', '=', userId).execute();
}

/** Sends a friend with the new remark nickname to all devices of the user who has set it. */
export async function notifyOfRemarkNicknameChange(
  trx: Transaction<Database>,
  append: AppendEvent,
  { user_id, about_id }: { user_id: string; about_id: string },
): Promise<void> {
  if (await isFriend(trx, { user_id, contact_id: about_id }))
    await append('contact', { userId: user_id }, { contact_id: about_id });
}
