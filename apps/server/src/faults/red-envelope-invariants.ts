import { type Kysely, sql } from 'kysely';
import type { Database } from '../base/database/types.ts';

/** The points of an envelope that have been paid: claimed shares, of a minefield from its results on. */
const PAID = `coalesce((select sum(s.amount) from red_envelope_shares s
  where s.envelope_id = e.id and s.user_id is not null and (e.kind <> 3 or e.end_at is not null)), 0)`;

/** Queries by the name of an invariant; each returns the rows that violate it. */
const QUERIES: Record<string, string> = {
  'shares add up to the amount': `select id from red_envelopes e
    where amount <> (select sum(s.amount) from red_envelope_shares s where s.envelope_id = e.id)
      or count <> (select count(*) from red_envelope_shares s where s.envelope_id = e.id)`,
  'claims and returned points add up to the amount': `select id from red_envelopes e where end_at is not null and ${PAID} + returned <> amount`,
  'nobody claims their own': `select id from red_envelopes e join red_envelope_shares s on s.envelope_id = e.id and s.user_id = e.user_id`,
  'the house has the points that are not paid': `select x from (select
      (select coalesce(sum(amount - ${PAID} - coalesce(returned, 0)), 0) from red_envelopes e) as x,
      (select coalesce(sum(case when credit = 'red_envelopes' then amount else -amount end), 0) from ledger_transfers
        where 'red_envelopes' in (credit, debit)) as y) as both_sides where x <> y`,
  'the sender has paid once': `select e.id from red_envelopes e join ledger_transfers t on t.id = debit_id
    where t.amount <> e.amount or t.debit <> e.user_id or t.type <> 3`,
  'no payment without its envelope': `select t.id from ledger_transfers t
    where type = 3 and not exists (select from red_envelopes where debit_id = t.id)`,
  'one message for each envelope': `select id from messages m where type = 'red_envelope'
    and (select count(*) from red_envelopes where message_id = m.id) <> 1`,
  'each share is paid once': `select e.id from red_envelopes e join red_envelope_shares s on s.envelope_id = e.id
    where (s.user_id is not null and (e.kind <> 3 or e.end_at is not null)) <> exists (select from ledger_transfers t
      where t.key = 'red envelope ' || e.id || ' share ' || s.index and t.amount = s.amount and t.credit = s.user_id)`,
  'the stakes of those hit are paid': `select e.id from red_envelopes e join red_envelope_shares s on s.envelope_id = e.id
    where (e.kind = 3 and e.end_at is not null and s.user_id is not null and s.amount % 10 = e.digit) <> exists (select from ledger_transfers t
      where t.key = 'red envelope ' || e.id || ' stake ' || s.index and t.amount = e.stake and t.debit = s.user_id and t.credit = e.user_id)`,
  'held points are the open stakes': `select a.id from ledger_accounts a where held <> coalesce((
    select sum(stake) from red_envelope_shares s join red_envelopes e on e.id = s.envelope_id
    where s.user_id = a.id and e.kind = 3 and e.end_at is null), 0)`,
  'balances are the sums of entries and cover what is held': `select id from ledger_accounts a where held > balance
    or balance <> (select coalesce(sum(delta), 0) from ledger_entries where account = a.id)`,
  'all accounts add up to 0, those of the house too': `select x from (select
      (select coalesce(sum(balance), 0) from ledger_accounts)
      + (select coalesce(sum(amount), 0) from ledger_credits c join ledger_transfers t on t.id = c.transfer_id)
      + (select coalesce(sum(case when credit ~ '^u' then 0 else amount end - case when debit ~ '^u' then 0 else amount end), 0)
        from ledger_transfers) as x) as total where x <> 0`,
  'one line at most for each claim': `select envelope_id from red_envelope_shares s join red_envelopes e on e.id = s.envelope_id
    where s.has_line <> ((select count(*) from messages m
      where m.type = 'red_envelope_claim' and m.thread_id = e.message_id and m.user_id = s.user_id) = 1)`,
  'messages without a gap': `select g.id from groups g where last_seq <> (select count(*) from messages where group_id = g.id)`,
};

/** Returns the violated invariants with a few of their rows. */
export async function findRedEnvelopeTestViolations(db: Kysely<Database>): Promise<string[]> {
  const violations: string[] = [];
  for (const [name, query] of Object.entries(QUERIES)) {
    const { rows } = await sql.raw(query).execute(db);
    if (rows.length > 0) violations.push(`${name}: ${JSON.stringify(rows.slice(0, 3))}`);
  }
  return violations;
}
