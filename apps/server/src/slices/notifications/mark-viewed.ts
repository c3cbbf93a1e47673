import { sql } from 'kysely';
import { requireUser } from '../../platform/http/caller.ts';
import type { Call } from '../../platform/http/handler.ts';

/**
 * Marks notifications as viewed up to a position that the user was shown. Positions grow in the order of the commits, so what arrived
 * since is new.
 */
export async function markNotificationsViewed({ body, caller, services }: Call<'viewAllNotifications'>): Promise<true> {
  const { userId } = requireUser(caller);
  return services.events.record<true>(async (trx, append) => {
    const { numAffectedRows } = await sql`
      update notification_states set viewed_position = least(${Number(body.up_to)}, last_position)
      where user_id = ${userId} and viewed_position < least(${Number(body.up_to)}, last_position)`.execute(trx);
    if (numAffectedRows) await append('notification', { userId }, {});
    return true;
  });
}
