import type { Kysely } from 'kysely';
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
