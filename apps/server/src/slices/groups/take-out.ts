import type { Transaction } from 'kysely';
import type { Database } from '../../database/types.ts';

/**
 * Takes people out of a group, which counts them by itself. Its row is locked before theirs, as by whoever sends: the other
 * way round the two could wait for each other.
 */
export async function takeOut(trx: Transaction<Database>, groupId: string, userIds: readonly string[]): Promise<void> {
  await trx.selectFrom('groups').select('id').where('id', '=', groupId).forNoKeyUpdate().execute();
  await trx.deleteFrom('members').where('group_id', '=', groupId).where('user_id', 'in', userIds).execute();
}
