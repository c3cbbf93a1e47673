import type { Schemas } from '@quintet/api/types';
import { type RawBuilder, sql } from 'kysely';
import { requireUser } from '../../platform/http/caller.ts';
import { HttpError } from '../../platform/http/http-error.ts';
import type { Call } from '../../platform/http/handler.ts';
import { queryTradingMonthTotals } from './months.ts';
import { parseTradingLogId, queryTradingLogs, type TradingLog } from './trading-log.ts';

/** A page of the user's transactions, newest first, with the totals of its months. Its cost does not depend on their number. */
export async function listTradingLogs({
  caller,
  query,
  services,
}: Call<'listTradingLogs'>): Promise<Schemas['TradingLogs']> {
  const { userId } = requireUser(caller);
  const { limit = 30, next_id, direction, type = [], time_zone: timeZone = 'UTC' } = query;
  if (next_id !== undefined && !/^\d{1,15}$/.test(next_id)) throw new HttpError('api.body.param_invalid.next_id');
  const before = next_id === undefined ? sql`true` : sql`n < ${Number(next_id)}`;
  const side = direction === undefined ? sql`true` : direction === 'received' ? sql`delta > 0` : sql`delta < 0`;
  const selectPage = (which: RawBuilder<unknown>) => sql`
    (select * from ledger_entries where account = ${userId} and ${before} and ${side} and ${which}
     order by n desc limit ${limit + 1})`;
  // One range of the index for each type.
  const types = [...new Set(type)].map((one) => selectPage(sql`type = ${one}`));
  const entries =
    types.length === 0
      ? selectPage(sql`true`)
      : sql`select * from (${sql.join(types, sql` union all `)}) as found order by n desc limit ${limit + 1}`;
  const rows = await queryTradingLogs(services.db, entries);
  const page = rows.slice(0, limit);
  return {
    list: page.map(({ log }) => log),
    next_id: rows.length > limit ? String(page.at(-1)!.n) : null,
    months: await queryTradingMonthTotals(
      services.db,
      userId,
      timeZone,
      page.map(({ at }) => at),
    ),
  };
}

/** One transaction of the user. @throws HttpError api.data_not_exist for an unknown one, also of other users */
export async function getTradingLog({ caller, params, services }: Call<'getTradingLog'>): Promise<TradingLog> {
  const { userId } = requireUser(caller);
  const entry = sql`select * from ledger_entries where transfer_id = ${parseTradingLogId(params.id)} and account = ${userId}`;
  const [row] = await queryTradingLogs(services.db, entry);
  if (!row) throw new HttpError('api.data_not_exist');
  return row.log;
}
