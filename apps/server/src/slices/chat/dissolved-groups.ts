import type { Transaction } from 'kysely';
import type { Database } from '../../base/database/types.ts';
import { markGroupFilesForDeletion } from '../../platform/media/sweep.ts';
import type { EndedMemberships } from '../groups/delete-memberships.ts';

/** Marks the files of a dissolved group for deletion and deletes its pins. Its messages stay in the database, for reports. */
export async function deletePinsAndMarkFilesOfDissolvedGroup(
  trx: Transaction<Database>,
  { groupId, reason }: EndedMemberships,
): Promise<void> {
  if (reason !== 'dissolved') return;
  await markGroupFilesForDeletion(trx, groupId);
  await trx.deleteFrom('pins').where('group_id', '=', groupId).execute();
}
