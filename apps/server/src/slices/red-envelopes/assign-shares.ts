import { sql, type Transaction } from 'kysely';
import type { Database } from '../../base/database/types.ts';
import type { Services } from '../../platform/services.ts';
import { announceClaimsJob } from './announce.ts';
import type { EnvelopeClaim } from './claims.ts';

/**
 * Gives each user without a share the next one, as far as shares are left, and enqueues the announcement. The users are locked. Claims of one
 * envelope lock its row for share, so they do not wait for each other. If all free shares are locked by other claims, it waits for them,
 * as these may come back.
 */
export async function assignEnvelopeShares(
  { jobs }: Pick<Services, 'jobs'>,
  trx: Transaction<Database>,
  id: string,
  userIds: readonly string[],
  pay: (shares: readonly EnvelopeClaim[]) => Promise<void>,
): Promise<EnvelopeClaim[]> {
  let shares = await assignFreeShares(trx, id, userIds, true);
  if (shares.length === 0) shares = await assignFreeShares(trx, id, userIds, false);
  if (shares.length === 0) return [];
  const isFirst = await isFirstUnannounced(trx, id, userIds);
  await pay(shares);
  // The claims after these find them, so that one job announces all of them.
  if (isFirst) await jobs.enqueue(trx, announceClaimsJob, { id }, { key: id });
  return shares;
}

async function assignFreeShares(
  trx: Transaction<Database>,
  id: string,
  userIds: readonly string[],
  skipsLocked: boolean,
): Promise<EnvelopeClaim[]> {
  const { rows } = await sql<EnvelopeClaim>`
    with envelope as materialized (
      select id from red_envelopes where id = ${id} and end_at is null and expire_at > clock_timestamp() for share
    ), slot as materialized (
      select envelope_id, index from red_envelope_shares
      where envelope_id = (select id from envelope) and user_id is null
      order by index limit cardinality(${[...userIds]}::text[]) for update ${skipsLocked ? sql`skip locked` : sql``}
    ), claimer as (
      select user_id, row_number() over (order by place) as n
      from unnest(${[...userIds]}::text[]) with ordinality as claimer (user_id, place)
      where not exists (select from red_envelope_shares own where own.envelope_id = ${id} and own.user_id = claimer.user_id)
    )
    update red_envelope_shares s set user_id = claimer.user_id, claim_at = clock_timestamp()
    from (select slot.*, row_number() over (order by index) as n from slot) as slot join claimer using (n)
    where s.envelope_id = slot.envelope_id and s.index = slot.index
    returning s.index, s.amount, s.user_id`.execute(trx);
  return rows;
}

/** Whether no other committed claim of the envelope waits to be announced. A separate statement sees claims of the meantime. */
async function isFirstUnannounced(
  trx: Transaction<Database>,
  id: string,
  userIds: readonly string[],
): Promise<boolean> {
  const other = await trx
    .selectFrom('red_envelope_shares')
    .select('index')
    .where('envelope_id', '=', id)
    .where('user_id', 'is not', null)
    .where('is_announced', '=', false)
    .where(sql<boolean>`user_id <> all(${[...userIds]})`)
    .limit(1)
    .executeTakeFirst();
  return other === undefined;
}
