import type { Selectable } from 'kysely';
import type { RedemptionsTable } from '../../base/database/wallet-tables.ts';
import { verifyLedgerAccountAndStoreFlaw } from '../../platform/ledger/flaws.ts';
import type { Services } from '../../platform/services.ts';
import { endRedemption } from './settle-redemption.ts';

/**
 * Recomputes all entries of the user before an order leaves for the provider. If one is wrong, the redemption fails and returns the points.
 * Returns whether the order may be sent.
 */
export async function verifyLedgerOrEndRedemption(
  services: Services,
  row: Selectable<RedemptionsTable>,
): Promise<boolean> {
  if (row.verified_at !== null) return true;
  const flaw = await verifyLedgerAccountAndStoreFlaw(services, row.user_id);
  return services.events.record(async (trx, append) => {
    const current = await trx
      .selectFrom('redemptions')
      .selectAll()
      .where('order_id', '=', row.order_id)
      .forUpdate()
      .executeTakeFirstOrThrow();
    if (current.status !== 'pending') return false;
    // Another attempt has approved the order, and may have sent it.
    if (current.verified_at !== null) return true;
    if (flaw) await endRedemption(services, trx, append, current, 'sign_invalid');
    else
      await trx
        .updateTable('redemptions')
        .set({ verified_at: services.clock() })
        .where('order_id', '=', row.order_id)
        .execute();
    return flaw === null;
  });
}
