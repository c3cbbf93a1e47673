import { sql } from 'kysely';
import type { PresentEventBatch } from '../../platform/events/present.ts';
import { queryPointBalances } from './balance.ts';
import { queryBindingOrderStatuses } from './binding-status.ts';
import { queryTradingLogs, toTradingLogId } from './trading-log.ts';

/** Presents the points as they are at delivery. */
export const presentBalanceEvents: PresentEventBatch<'balance'> = async (db, _events, finding) => {
  const readers = await finding;
  const points = await queryPointBalances(db, [...new Set(readers.flat())]);
  return readers.map(() => (reader) => {
    const found = points.get(reader);
    return found ? { type: 'balance', ...found } : null;
  });
};

/** Presents the transaction as it is at delivery. */
export const presentTradingLogEvents: PresentEventBatch<'trading_log'> = async (db, events) => {
  const keys = events.map(({ user_id, ref }) => ({ account: user_id!, transfer_id: ref.transfer_id }));
  const rows = await queryTradingLogs(
    db,
    sql`select * from ledger_entries where (transfer_id, account) in (
      select * from unnest(${keys.map((key) => key.transfer_id)}::int8[], ${keys.map(({ account }) => account)}::text[]))`,
  );
  const logs = new Map(rows.map(({ account, log }) => [`${account} ${log.id}`, log]));
  return keys.map(({ account, transfer_id }) => () => {
    const log = logs.get(`${account} ${toTradingLogId(transfer_id)}`);
    return log ? { type: 'trading_log', trading_log: log } : null;
  });
};

/** Presents the order as it is at delivery. */
export const presentPaymentBindingEvents: PresentEventBatch<'binding'> = async (db, events) => {
  const bindings = await queryBindingOrderStatuses(
    db,
    events.map(({ ref }) => ref.order_id),
  );
  return events.map(({ user_id, ref }) => () => {
    const found = bindings.get(ref.order_id);
    return found?.userId === user_id ? { type: 'binding', binding: found.status } : null;
  });
};
