import { sql, type Transaction } from 'kysely';
import type { Database } from '../../base/database/types.ts';
import type { Append } from '../../platform/events/log.ts';
import { releaseFilesOfAuthor } from '../../platform/media/sweep.ts';

/** What the author's posts showed goes; the update of the user ends what the user likes and follows (README, "Triggers"). */
export async function cancelAuthor(trx: Transaction<Database>, _append: Append, userId: string): Promise<void> {
  await sql`select lock_posts_of_user(${userId})`.execute(trx);
  await releaseFilesOfAuthor(trx, userId);
}
