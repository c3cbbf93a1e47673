import { requireUser } from '../../platform/http/caller.ts';
import { HttpError } from '../../platform/http/http-error.ts';
import type { Call, OperationId } from '../../platform/http/handler.ts';

type CallContext = Pick<Call<OperationId>, 'caller' | 'services'>;

/** Loads another user, possibly cancelled. @throws HttpError with the given code for an unknown or the caller's own id */
export async function requireOther({ caller, services }: CallContext, id: string, code = 'api.data_not_exist') {
  const { userId } = requireUser(caller);
  const other = await services.db
    .selectFrom('users')
    .select([
      'id',
      'username',
      'nickname',
      'avatar',
      'avatar_thumbnail',
      'introduction',
      'social_author_id',
      'delete_at',
    ])
    .where('id', '=', id)
    .where('id', '<>', userId)
    .executeTakeFirst();
  if (!other) throw new HttpError(code);
  return { userId, other };
}

/** Returns the profile of a user for any signed-in user. */
export async function getUser(call: Call<'getUser'>) {
  const { db } = call.services;
  const { userId, other } = await requireOther(call, call.params.id);
  const { id, delete_at, ...shown } = other;
  const [contact, block, remark] = await Promise.all([
    db
      .selectFrom('contacts')
      .select('user_id')
      .where('user_id', '=', userId)
      .where('contact_id', '=', id)
      .executeTakeFirst(),
    db
      .selectFrom('blocks')
      .select('user_id')
      .where('user_id', '=', userId)
      .where('block_id', '=', id)
      .executeTakeFirst(),
    db
      .selectFrom('remarks')
      .select('nickname')
      .where('user_id', '=', userId)
      .where('about_id', '=', id)
      .executeTakeFirst(),
  ]);
  return {
    id,
    ...shown,
    is_contact: contact !== undefined,
    is_blocked: block !== undefined,
    remark_nickname: remark?.nickname ?? null,
    account_cancelled: delete_at !== null,
  };
}
