import type { UserCaller } from '../../http/caller.ts';
import { Failure } from '../../http/failure.ts';
import type { Services } from '../../services.ts';

/** Clears the history for one user, up to its newest message; others keep theirs (spec §7). */
export async function clearGroup({ events }: Services, { userId }: UserCaller, groupId: string): Promise<true> {
  return events.record<true>(async (trx, append) => {
    const cleared = await trx
      .updateTable('members')
      .from('groups')
      .set((eb) => ({
        cleared_seq: eb.ref('groups.last_seq'),
        last_viewed_seq: eb.ref('groups.last_seq'),
        viewed_tally: eb.ref('groups.tally'),
      }))
      .whereRef('groups.id', '=', 'members.group_id')
      .where('group_id', '=', groupId)
      .where('user_id', '=', userId)
      .returning('cleared_seq')
      .executeTakeFirst();
    if (!cleared) throw new Failure('api.forbidden');
    await append('group_cleared', { userId }, { group_id: groupId, up_to: cleared.cleared_seq });
    return true;
  });
}
