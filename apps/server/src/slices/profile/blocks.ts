import type { Transaction } from 'kysely';
import { lockUserRows } from '../../base/database/lock-user.ts';
import type { Database } from '../../base/database/types.ts';
import type { AppendEvent } from '../../platform/events/log.ts';
import { requireUser } from '../../platform/http/caller.ts';
import type { Call } from '../../platform/http/handler.ts';
import { SliceHook } from '../../platform/hooks.ts';
import { requireOtherUser } from './users.ts';
import { queryUserSummaries } from './summaries.ts';

/** Lists the users that this user blocks, the latest first. */
export async function listBlocks({ caller, services }: Call<'listBlocks'>) {
  const { userId } = requireUser(caller);
  const rows = await services.db
    .selectFrom('blocks')
    .select('block_id')
    .where('user_id', '=', userId)
    .orderBy('create_at', 'desc')
    .execute();
  const ids = rows.map(({ block_id }) => block_id);
  const users = await queryUserSummaries(services.db, userId, ids);
  return ids.flatMap((id) => users.get(id) ?? []);
}

/** Handlers of other slices for a new block; they run in the same transaction, which has locked both users. */
export const userBlockedHook = new SliceHook<
  [trx: Transaction<Database>, append: AppendEvent, userId: string, blockId: string]
>();

/** @throws HttpError param_invalid.block_id for the caller's own id and for an unknown user */
export async function blockUser(call: Call<'blockUser'>): Promise<true> {
  const { userId, other } = await requireOtherUser(call, call.body.block_id, 'api.body.param_invalid.block_id');
  const { events, notifications } = call.services;
  return events.record<true>(async (trx, append) => {
    await lockUserRows(trx, [userId, other.id]);
    await userBlockedHook.run(trx, append, userId, other.id);
    await trx
      .insertInto('blocks')
      .values({ user_id: userId, block_id: other.id })
      .onConflict((conflict) => conflict.doNothing())
      .execute();
    await notifications.retract(trx, append, { between: [userId, other.id] });
    await append('contacts', { userId }, {});
    return true;
  });
}

export async function unblockUser({ caller, params, services }: Call<'unblockUser'>): Promise<true> {
  const { userId } = requireUser(caller);
  return services.events.record<true>(async (trx, append) => {
    await trx.deleteFrom('blocks').where('user_id', '=', userId).where('block_id', '=', params.block_id).execute();
    await append('contacts', { userId }, {});
    return true;
  });
}
