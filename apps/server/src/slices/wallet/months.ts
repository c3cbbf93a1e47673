import type { Schemas } from '@quintet/api/types';
import { type Kysely, sql } from 'kysely';
import type { Database } from '../../base/database/types.ts';
import { HttpError } from '../../platform/http/http-error.ts';

type TradingMonth = Schemas['TradingMonth'];

const INVALID_PARAMETER_VALUE = '22023';
/** An offset is refused: PostgreSQL reads its sign the other way. */
const ZONE_NAME = /^[a-z]/i;

/**
 * The totals of the months of some times, newest first. An entry has the balance and the sum of all received points after it, so a total is
 * the difference between the last entries of two months, and costs the same for any number of entries. A failed redemption is neither
 * spent nor received again.
 * @throws HttpError api.body.param_invalid.time_zone
 */
export async function queryTradingMonthTotals(
  db: Kysely<Database>,
  userId: string,
  timeZone: string,
  times: readonly Date[],
): Promise<TradingMonth[]> {
  const unknownZone = 'api.body.param_invalid.time_zone';
  if (!ZONE_NAME.test(timeZone)) throw new HttpError(unknownZone);
  const lastBefore = (time: ReturnType<typeof sql>) => sql`
    select balance_after, received_after from ledger_entries
    where account = ${userId} and create_at < ${time} order by create_at desc, n desc limit 1`;
  const from = sql`first at time zone ${timeZone}`;
  const to = sql`(first + interval '1 month') at time zone ${timeZone}`;
  const sumFailed = (entry: 'debit' | 'refund') => sql`
    coalesce(sum(amount) filter (where ${sql.ref(entry)} >= ${from} and ${sql.ref(entry)} < ${to}), 0)::int8`;
  const query = sql<TradingMonth>`
    with months as (
      select distinct date_trunc('month', at at time zone ${timeZone}) as first
      from unnest(${[...times]}::timestamptz[]) as given (at)
    ),
    failed as (
      select r.amount, debit.create_at as debit, refund.create_at as refund
      from redemptions r
      join ledger_entries debit on debit.transfer_id = r.debit_id and debit.account = r.user_id
      join ledger_transfers t on t.related_id = r.debit_id
      join ledger_entries refund on refund.transfer_id = t.id and refund.account = r.user_id
      where r.user_id = ${userId} and r.status = 'failed'
    )
    select to_char(first, 'YYYY-MM') as month,
      upto.received_after - coalesce(former.received_after, 0) - void.received as received,
      (upto.received_after - upto.balance_after)
        - coalesce(former.received_after - former.balance_after, 0) - void.spent as spent
    from months
    cross join lateral (${lastBefore(to)}) as upto
    left join lateral (${lastBefore(from)}) as former on true
    cross join lateral (select ${sumFailed('refund')} as received, ${sumFailed('debit')} as spent from failed) as void
    order by first desc`;
  try {
    return (await query.execute(db)).rows;
  } catch (error) {
    if ((error as { code?: string }).code !== INVALID_PARAMETER_VALUE) throw error;
    throw new HttpError(unknownZone, { cause: error });
  }
}
