import { requireUser } from '../../platform/http/caller.ts';
import { HttpError } from '../../platform/http/http-error.ts';
import type { Call, OperationId } from '../../platform/http/handler.ts';

type CallContext = Pick<Call<OperationId>, 'caller' | 'services'>;

/** Finds another user, possibly cancelled. @throws HttpError with the given code for an unknown or the caller's own id */
export async function requireOtherUser({ caller, services }: CallContext, id: string, code = 'api.data_not_exist') {
  const { userId } = requireUser(caller);
  const other = await services.db
    .selectFrom('users')
    .select('id')
    .where('id', '=', id)
    .where('id', '<>', userId)
    .executeTakeFirst();
  if (!other) throw new HttpError(code);
  return { userId, other };
}
