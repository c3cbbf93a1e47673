import type { Schemas } from '@quintet/api/types';
import type { Kysely } from 'kysely';
import type { Database } from '../../base/database/types.ts';
import { HttpError } from '../../platform/http/http-error.ts';

type RequestKey = { userId: string; cid: string; operation: 'create' | 'invite' };

/** The stored response of a request that creates a group or invites members. */
type StoredResponse = { groupId: string; added: string[]; notAdded: Schemas['NotAdded'][] };

/**
 * Finds the response to an earlier request with this cid. A concurrent one commits first, because its row is locked.
 * @throws HttpError api.body.param_invalid.cid if the cid belongs to another operation
 */
export async function findGroupRequestResponse(
  db: Kysely<Database>,
  key: RequestKey,
): Promise<StoredResponse | undefined> {
  const row = await db
    .selectFrom('group_requests')
    .selectAll()
    .where('user_id', '=', key.userId)
    .where('cid', '=', key.cid)
    .executeTakeFirst();
  if (!row) return undefined;
  if (row.operation !== key.operation || row.group_id === null) throw new HttpError('api.body.param_invalid.cid');
  return { groupId: row.group_id, added: row.added, notAdded: row.not_added as Schemas['NotAdded'][] };
}

/** Claims a cid for this transaction; false if another request has it. */
export async function claimGroupRequestCid(
  trx: Kysely<Database>,
  { userId, cid, operation }: RequestKey,
): Promise<boolean> {
  const { numInsertedOrUpdatedRows } = await trx
    .insertInto('group_requests')
    .values({ user_id: userId, cid, operation })
    .onConflict((conflict) => conflict.doNothing())
    .executeTakeFirst();
  return numInsertedOrUpdatedRows === 1n;
}

export async function saveGroupRequestResponse(
  trx: Kysely<Database>,
  { userId, cid }: RequestKey,
  { groupId, added, notAdded }: StoredResponse,
): Promise<void> {
  await trx
    .updateTable('group_requests')
    .set({ group_id: groupId, added, not_added: JSON.stringify(notAdded) })
    .where('user_id', '=', userId)
    .where('cid', '=', cid)
    .execute();
}
