import type { Kysely, Transaction } from 'kysely';
import type { Database } from './types.ts';

/** Locks an account against changes and sign-ins until the transaction ends. Undefined if the account is cancelled. */
export const lockUser = (trx: Kysely<Database>, id: string): Promise<{ status: number } | undefined> =>
  trx
    .selectFrom('users')
    .select('status')
    .where('id', '=', id)
    .where('delete_at', 'is', null)
    .forNoKeyUpdate()
    .executeTakeFirst();

/** Locks two accounts in the lock order, so that their friendship and blocks change one at a time. */
export async function lockUsers(trx: Transaction<Database>, ids: readonly [string, string]): Promise<void> {
  await trx
    .selectFrom('users')
    .select('id')
    .where('id', 'in', [...ids])
    .orderBy('id')
    .forNoKeyUpdate()
    .execute();
}
