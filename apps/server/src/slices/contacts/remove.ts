import { lockUserRows } from '../../base/database/lock-user.ts';
import { requireUser } from '../../platform/http/caller.ts';
import type { Call } from '../../platform/http/handler.ts';
import { endFriendship } from './friendship.ts';

/** Ends a friendship on both sides (spec §7); true also if there was none. */
export async function removeContact({ caller, params, services }: Call<'removeContact'>): Promise<true> {
  const { userId } = requireUser(caller);
  return services.events.record<true>(async (trx, append) => {
    await lockUserRows(trx, [userId, params.id]);
    await endFriendship(trx, append, userId, params.id);
    return true;
  });
}
