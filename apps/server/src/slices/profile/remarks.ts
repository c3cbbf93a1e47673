import type { Transaction } from 'kysely';
import type { Database } from '../../base/database/types.ts';
import type { AppendEvent } from '../../platform/events/log.ts';
import { requireUser } from '../../platform/http/caller.ts';
import type { Call } from '../../platform/http/handler.ts';
import { SliceHook } from '../../platform/hooks.ts';
import { requireOtherUser } from './users.ts';

/** Lists the remark nicknames that this user has set. */
export async function listRemarkNicknames({ caller, services }: Call<'listNicknames'>) {
  const rows = await services.db
    .selectFrom('remarks')
    .select(['about_id', 'nickname'])
    .where('user_id', '=', requireUser(caller).userId)
    .where('nickname', 'is not', null)
    .orderBy('about_id')
    .execute();
  return rows.map(({ about_id, nickname }) => ({ id: about_id, nickname: nickname! }));
}

/** Sets a remark nickname; a blank one removes it. */
export async function setRemarkNickname(call: Call<'setNickname'>) {
  const nickname = call.body.nickname.trim();
  const { userId, other } = await requireOtherUser(call, call.params.id);
  await saveRemark(call, { user_id: userId, about_id: other.id }, { nickname: nickname || null });
  return { id: other.id, nickname };
}

/** Removes a remark nickname, so that the original nickname is shown again (spec §5). */
export async function removeRemarkNickname(call: Call<'removeNickname'>): Promise<true> {
  const { userId, other } = await requireOtherUser(call, call.params.id);
  await saveRemark(call, { user_id: userId, about_id: other.id }, { nickname: null });
  return true;
}

/** Returns this user's description of another user, or an empty string. */
export async function getRemarkMemo(call: Call<'getMemo'>) {
  const { userId, other } = await requireOtherUser(call, call.params.id);
  const row = await call.services.db
    .selectFrom('remarks')
    .select('memo')
    .where('user_id', '=', userId)
    .where('about_id', '=', other.id)
    .executeTakeFirst();
  return { memo: row?.memo ?? '' };
}

/** Sets the description of another user; a blank one removes it. */
export async function saveRemarkMemo(call: Call<'saveMemo'>) {
  const memo = call.body.memo.trim();
  const { userId, other } = await requireOtherUser(call, call.params.id);
  await saveRemark(call, { user_id: userId, about_id: other.id }, { memo });
  return { memo };
}

/** The author and the subject of a remark. */
export type RemarkKey = { user_id: string; about_id: string };

/** Handlers of other slices for a changed remark nickname; they run in the same transaction. */
export const remarkNicknameChangedHook = new SliceHook<
  [trx: Transaction<Database>, append: AppendEvent, remark: RemarkKey]
>();

async function saveRemark(
  { services }: Pick<Call<'saveMemo'>, 'services'>,
  of: RemarkKey,
  fields: { nickname: string | null } | { memo: string },
): Promise<void> {
  await services.events.record(async (trx, append) => {
    await trx
      .insertInto('remarks')
      .values({ ...of, ...fields })
      .onConflict((conflict) => conflict.columns(['user_id', 'about_id']).doUpdateSet(fields))
      .execute();
    await append('contacts', { userId: of.user_id }, {});
    if ('nickname' in fields) await remarkNicknameChangedHook.run(trx, append, of);
  });
}
