import type { Schemas } from '@quintet/api/types';
import { type Kysely, type RawBuilder, sql } from 'kysely';
import type { Database } from '../../base/database/types.ts';
import { maskPaymentAccount } from './mask-account.ts';

export type TradingLog = Schemas['TradingLog'];

type Row = {
  account: string;
  n: number;
  transfer_id: number;
  type: TradingLog['type'];
  delta: number;
  balance_after: number;
  create_at: Date;
  remark: string | null;
  related_id: number | null;
  red_envelope_id: string | null;
  /** The redemption that took these points; all null for other transactions. */
  order_id: string | null;
  provider: TradingLog['provider'];
  recipient: string | null;
  fee: number | null;
  status: TradingLog['status'] | null;
  fail_reason: TradingLog['fail_reason'];
  finish_at: Date | null;
};

/** An entry of the ledger as its user sees it. `n` counts the entries of the user. */
export type PositionedTradingLog = { account: string; n: number; at: Date; log: TradingLog };

/** Reads the given entries, the newest first. `entries` selects rows of `ledger_entries`. */
export async function queryTradingLogs(
  db: Kysely<Database>,
  entries: RawBuilder<unknown>,
): Promise<PositionedTradingLog[]> {
  const { rows } = await sql<Row>`
    select e.account, e.n, e.transfer_id, e.type, e.delta, e.balance_after, e.create_at, t.remark,
      coalesce(t.related_id, later.id) as related_id,
      substring(t.key from '^red envelope (e[0-9]+)') as red_envelope_id,
      r.order_id, r.provider, r.account as recipient, r.fee, r.status, r.fail_reason, r.finish_at
    from (${entries}) as e
    join ledger_transfers t on t.id = e.transfer_id
    left join ledger_transfers later on later.related_id = t.id
    left join redemptions r on r.debit_id = t.id and r.user_id = e.account
    order by e.n desc`.execute(db);
  return rows.map((row) => ({ account: row.account, n: row.n, at: row.create_at, log: present(row) }));
}

export const toTradingLogId = (transferId: number): string => `t${transferId}`;
export const parseTradingLogId = (id: string): number => Number(id.slice(1));

function present(row: Row): TradingLog {
  const finishAt = row.status === null ? row.create_at : row.finish_at;
  return {
    id: toTradingLogId(row.transfer_id),
    type: row.type,
    status: row.status ?? 'success',
    amount: row.delta,
    balance: row.balance_after,
    remark: row.remark,
    order_id: row.order_id,
    provider: row.provider,
    account: row.recipient === null ? null : maskPaymentAccount(row.recipient),
    fee: row.fee ?? 0,
    fail_reason: row.fail_reason,
    related_id: row.related_id === null ? null : toTradingLogId(row.related_id),
    red_envelope_id: row.red_envelope_id,
    create_at: row.create_at.toISOString(),
    finish_at: finishAt?.toISOString() ?? null,
  };
}
