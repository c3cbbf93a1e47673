import type { Schemas } from '@quintet/api/types';
import type { Kysely } from 'kysely';
import type { Database } from '../../base/database/types.ts';
import { findStoredOrRecentLedgerFlaw } from '../../platform/ledger/flaws.ts';
import { requireUser } from '../../platform/http/caller.ts';
import type { Call } from '../../platform/http/handler.ts';

/** Entries that a read recomputes. A job recomputes all of them. */
const NEWEST = 100;

type Points = Pick<Schemas['PointBalance'], 'balance' | 'held'>;

/** The points of a user, and whether the entries of the user are signed rightly. Its cost does not depend on their number. */
export async function getBalance({ caller, services }: Call<'getBalance'>): Promise<Schemas['PointBalance']> {
  const { userId } = requireUser(caller);
  const flaw = await findStoredOrRecentLedgerFlaw(services, userId, NEWEST);
  return { sign_valid: flaw === null, ...(await queryPointBalances(services.db, [userId])).get(userId)! };
}

/** The points of several users, by user id. */
export async function queryPointBalances(
  db: Kysely<Database>,
  userIds: readonly string[],
): Promise<Map<string, Points>> {
  if (userIds.length === 0) return new Map();
  const rows = await db
    .selectFrom('ledger_accounts')
    .select(['id', 'balance', 'held'])
    .where('id', 'in', [...userIds])
    .execute();
  return new Map(rows.map(({ id, balance, held }) => [id, { balance, held }]));
}
