import type { Transaction } from 'kysely';
import type { Database } from '../base/database/types.ts';
import type { AuditOptions } from './command-arguments.ts';

/** Records an action in its own transaction, so that neither exists without the other. */
export async function recordAuditEntries(
  trx: Transaction<Database>,
  author: AuditOptions,
  action: string,
  targets: readonly string[],
): Promise<void> {
  await trx
    .insertInto('operator_audit')
    .values(targets.map((target) => ({ ...author, action, target })))
    .execute();
}
