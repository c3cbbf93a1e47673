import type { Kysely } from 'kysely';
import type { Database } from './types.ts';

/** Locks an account until the transaction ends, against whoever changes it or signs in to it. Undefined: it is cancelled. */
export const lockUser = (trx: Kysely<Database>, id: string): Promise<{ status: number } | undefined> =>
  trx
    .selectFrom('users')
    .select('status')
    .where('id', '=', id)
    .where('delete_at', 'is', null)
    .forNoKeyUpdate()
    .executeTakeFirst();
