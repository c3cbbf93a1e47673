import { sql, type Transaction } from 'kysely';
import type { Database } from '../../base/database/types.ts';
import type { AppendEvent } from '../../platform/events/log.ts';
import { markAuthorFilesForDeletion } from '../../platform/media/sweep.ts';

/** Releases the media of the author's posts. A trigger deletes the user's likes and follows (README, "Triggers"). */
export async function releaseCancelledAuthorMedia(
  trx: Transaction<Database>,
  _append: AppendEvent,
  userId: string,
): Promise<void> {
  await sql`select lock_posts_of_user(${userId})`.execute(trx);
  await markAuthorFilesForDeletion(trx, userId);
}
