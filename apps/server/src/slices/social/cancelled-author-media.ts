import { sql, type Transaction } from 'kysely';
import type { Database } from '../../base/database/types.ts';
import type { AppendEvent } from '../../platform/events/log.ts';
import { clearAuthorMediaAndMarkFilesForDeletion } from '../../platform/media/sweep.ts';

/** Marks the media of the author's posts for deletion. A trigger deletes the user's likes and follows (README, "Triggers"). */
export async function clearMediaOfCancelledAuthor(
  trx: Transaction<Database>,
  _append: AppendEvent,
  userId: string,
): Promise<void> {
  await sql`select lock_posts_of_user(${userId})`.execute(trx);
  await clearAuthorMediaAndMarkFilesForDeletion(trx, userId);
}
