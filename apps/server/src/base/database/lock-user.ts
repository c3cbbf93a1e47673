import { type Kysely, sql } from 'kysely';
import type { Database } from './types.ts';

/** Locks an account against changes and sign-ins until the transaction ends. Undefined if the account is cancelled. */
export const lockUserRow = (trx: Kysely<Database>, id: string): Promise<{ status: number } | undefined> =>
  trx
    .selectFrom('users')
    .select('status')
    .where('id', '=', id)
    .where('delete_at', 'is', null)
    .forNoKeyUpdate()
    .executeTakeFirst();

/** Locks accounts in the lock order, so that their friendship, blocks and claims change one at a time. Returns the ids of those that are not cancelled. */
export async function lockUserRows(trx: Kysely<Database>, ids: readonly string[]): Promise<Set<string>> {
  const { rows } = await sql<{ id: string; delete_at: Date | null }>`
    select id, delete_at from users where id = any(${[...ids]}) order by id for no key update`.execute(trx);
  return toActive(rows);
}

/**
 * Keeps accounts from being cancelled until the transaction ends, in the lock order. Returns the ids of those that are not cancelled.
 */
export async function lockUserRowsShared(trx: Kysely<Database>, ids: readonly string[]): Promise<Set<string>> {
  const { rows } = await sql<{ id: string; delete_at: Date | null }>`
    select id, delete_at from users where id = any(${[...ids]}) order by id for share`.execute(trx);
  return toActive(rows);
}

const toActive = (rows: readonly { id: string; delete_at: Date | null }[]): Set<string> =>
  new Set(rows.flatMap(({ id, delete_at }) => (delete_at ? [] : [id])));
