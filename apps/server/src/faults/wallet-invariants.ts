import { type Kysely, sql } from 'kysely';
import { type DatabaseConnectionConfig, openDatabasePool } from '../base/database/connect.ts';
import type { Database } from '../base/database/types.ts';
import { verifyLedger } from '../platform/ledger/verify.ts';
import type { WalletFaultTestWorld } from './wallet-model.ts';

/** Queries by the name of an invariant; each returns the rows that violate it. */
const QUERIES: Record<string, string> = {
  'balance is the sum of entries': `select id from ledger_accounts a
    where balance <> (select coalesce(sum(delta), 0) from ledger_entries where account = a.id)`,
  'no account is below zero': `select id from ledger_accounts where balance < 0 or held < 0 or held > balance`,
  'every transfer has its entries': `select t.id from ledger_transfers t where (select count(*) from ledger_entries e where e.transfer_id = t.id)
    + (select count(*) from ledger_credits c where c.transfer_id = t.id) <> (debit ~ '^u[0-9]+$')::int + (credit ~ '^u[0-9]+$')::int`,
  'one debit for each redemption': `select order_id from redemptions r join ledger_transfers t on t.id = debit_id
    where t.amount <> r.amount or t.debit <> r.user_id`,
  'no debit without its redemption': `select id from ledger_transfers t
    where type in (22, 23) and not exists (select from redemptions where debit_id = t.id)`,
  'exactly the failed redemptions are refunded': `select order_id from redemptions r
    where (status = 'failed') <> exists (select from ledger_transfers t where t.related_id = debit_id and t.amount = r.amount and t.credit = r.user_id)`,
  'exactly the bound accounts have a successful order': `select b.user_id from wallet_bindings b join binding_orders o using (order_id)
    where o.status <> 'success' or o.bound_account <> b.account or o.user_id <> b.user_id`,
};

type OrderRow = { order_id: string; status: string };

/** Returns the violations over a new connection, which no fault has ended. */
export async function findWalletTestViolations(
  connectionConfig: DatabaseConnectionConfig,
  world: WalletFaultTestWorld,
  ended: Map<string, string>,
): Promise<string[]> {
  const { db } = openDatabasePool(connectionConfig, { connections: 1 });
  try {
    return await findViolations(db, world, ended);
  } finally {
    await db.destroy();
  }
}

/** Returns the violations; `ended` has the orders that had ended before, and gets those that have ended now. */
async function findViolations(
  db: Kysely<Database>,
  { services, wallet }: WalletFaultTestWorld,
  ended: Map<string, string>,
): Promise<string[]> {
  const violations: string[] = [];
  for (const [name, query] of Object.entries(QUERIES)) {
    const { rows } = await sql.raw(query).execute(db);
    if (rows.length > 0) violations.push(`${name}: ${JSON.stringify(rows.slice(0, 3))}`);
  }
  const { sum } = await verifyLedger(db, services.ledger.keys);
  if (sum !== 0) violations.push(`the sum of all accounts is ${sum}`);
  const { rows } = await sql<OrderRow>`
    select order_id, status from redemptions where status <> 'pending'
    union all select order_id, status from binding_orders where status <> 'pending'`.execute(db);
  const now = new Map(rows.map(({ order_id, status }) => [order_id, status]));
  for (const [id, status] of ended)
    if (now.get(id) !== status) violations.push(`${id} was ${status} and is ${now.get(id) ?? 'pending'}`);
  for (const [id, status] of now) {
    const order = wallet.sandbox.find(id);
    // The provider refuses some orders without keeping them.
    if (order && id.startsWith('r') && order.status !== status)
      violations.push(`${id} is ${status} here and ${order.status} at the provider`);
    ended.set(id, status);
  }
  return violations;
}
