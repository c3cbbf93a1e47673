import type { Transaction } from 'kysely';
import type { Database } from '../../base/database/types.ts';
import type { Append } from '../../platform/events/log.ts';
import { requireUser } from '../../platform/http/caller.ts';
import type { Call } from '../../platform/http/handler.ts';
import { Hook } from '../../platform/hooks.ts';
import { requireOther } from './users.ts';

/** Remark nicknames that this user gave. */
export async function listNicknames({ caller, services }: Call<'listNicknames'>) {
  const rows = await services.db
    .selectFrom('remarks')
    .select(['about_id', 'nickname'])
    .where('user_id', '=', requireUser(caller).userId)
    .where('nickname', 'is not', null)
    .orderBy('about_id')
    .execute();
  return rows.map(({ about_id, nickname }) => ({ id: about_id, nickname: nickname! }));
}

export async function setNickname(call: Call<'setNickname'>) {
  const { nickname } = call.body;
  const { userId, other } = await requireOther(call, call.params.id);
  await keep(call, { user_id: userId, about_id: other.id }, { nickname });
  return { id: other.id, nickname };
}

/** The original nickname shows again (spec §5). */
export async function removeNickname(call: Call<'removeNickname'>): Promise<true> {
  const { userId, other } = await requireOther(call, call.params.id);
  await keep(call, { user_id: userId, about_id: other.id }, { nickname: null });
  return true;
}

/** The description that this user keeps of another; empty when there is none. */
export async function getMemo(call: Call<'getMemo'>) {
  const { userId, other } = await requireOther(call, call.params.id);
  const row = await call.services.db
    .selectFrom('remarks')
    .select('memo')
    .where('user_id', '=', userId)
    .where('about_id', '=', other.id)
    .executeTakeFirst();
  return { memo: row?.memo ?? '' };
}

export async function saveMemo(call: Call<'saveMemo'>) {
  const { memo } = call.body;
  const { userId, other } = await requireOther(call, call.params.id);
  await keep(call, { user_id: userId, about_id: other.id }, { memo });
  return { memo };
}

/** Who gave a remark, and about whom. */
export type RemarkKey = { user_id: string; about_id: string };

/** What else shows a remark nickname, in the transaction that changes it. */
export const remarkChanged = new Hook<[trx: Transaction<Database>, append: Append, remark: RemarkKey]>();

async function keep(
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
    if (!('nickname' in fields)) return;
    await append('contacts', { userId: of.user_id }, {});
    await remarkChanged.run(trx, append, of);
  });
}
