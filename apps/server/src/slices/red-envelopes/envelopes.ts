import { type Kysely, type Selectable, sql } from 'kysely';
import type { RedEnvelopesTable } from '../../base/database/red-envelope-tables.ts';
import type { Database } from '../../base/database/types.ts';
import { createBatchLoader } from '../../platform/batch-loader.ts';
import { HttpError } from '../../platform/http/http-error.ts';
import { buildMessageVisibleSql } from '../groups/visible-messages.ts';

/** An envelope with its claims in short, as they are at `now`, the time of the database. */
export type EnvelopeRow = Selectable<RedEnvelopesTable> & {
  now: Date;
  claimed_count: number;
  claimed_amount: number;
  last_claim_at: Date | null;
  /** The index of the largest claimed share. */
  best_index: number | null;
};

/** An envelope, and the claim of one user; the fields of it are null without one. */
export type EnvelopeRowWithClaim = EnvelopeRow & {
  own_index: number | null;
  own_amount: number | null;
  own_claim_at: Date | null;
};

const COLUMNS = sql`e.*, clock_timestamp() as now, s.claimed_count, s.claimed_amount, s.last_claim_at, s.best_index`;
const CLAIMS = sql`
  cross join lateral (
    select count(user_id)::int as claimed_count, coalesce(sum(amount) filter (where user_id is not null), 0)::int8 as claimed_amount,
      max(claim_at) as last_claim_at,
      (array_agg(index order by amount desc, claim_at, index) filter (where user_id is not null))[1] as best_index
    from red_envelope_shares where envelope_id = e.id
  ) as s`;

/** Loads envelopes by id. Callers check who may see them. */
export async function queryEnvelopesByIds(
  db: Kysely<Database>,
  ids: readonly string[],
): Promise<Map<string, EnvelopeRow>> {
  if (ids.length === 0) return new Map();
  const { rows } = await sql<EnvelopeRow>`
    select ${COLUMNS} from red_envelopes e ${CLAIMS} where e.id = any(${[...new Set(ids)]})`.execute(db);
  return new Map(rows.map((row) => [row.id, row]));
}

/** An envelope, asked for by a user. */
type EnvelopeKey = { userId: string; id: string };
/** The index of a key, and the claim of its user. */
type Reader = [key: number, index: number | null, amount: number | null, claimedMs: number | null];

/** Finds the envelopes of the keys, in their order; undefined where the user may not see the message. Reads each envelope once. */
async function findForReaders(
  db: Kysely<Database>,
  keys: readonly EnvelopeKey[],
): Promise<(EnvelopeRowWithClaim | undefined)[]> {
  const { rows } = await sql<EnvelopeRow & { readers: Reader[] }>`
    with key as (
      select n - 1 as n, user_id, id from unnest(${keys.map(({ userId }) => userId)}::text[], ${keys.map(({ id }) => id)}::text[])
        with ordinality as key (user_id, id, n)
    ), reader as (
      select e.id, json_agg(json_build_array(n, own.index, own.amount, (extract(epoch from own.claim_at) * 1000)::int8)) as readers
      from key join red_envelopes e on e.id = key.id
      join messages on messages.id = e.message_id
      join members m on m.group_id = e.group_id and m.user_id = key.user_id
      left join red_envelope_shares own on own.envelope_id = e.id and own.user_id = m.user_id
      where ${buildMessageVisibleSql(sql.ref('m.user_id'), sql.ref('m.cleared_seq'))}
      group by e.id
    )
    select ${COLUMNS}, readers from reader join red_envelopes e on e.id = reader.id ${CLAIMS}`.execute(db);
  const found: (EnvelopeRowWithClaim | undefined)[] = keys.map(() => undefined);
  for (const { readers, ...row } of rows)
    for (const [key, own_index, own_amount, ms] of readers)
      found[key] = { ...row, own_index, own_amount, own_claim_at: ms === null ? null : new Date(ms) };
  return found;
}

const loaders = new WeakMap<Kysely<Database>, (key: EnvelopeKey) => Promise<EnvelopeRowWithClaim | undefined>>();

/** Finds an envelope whose message the user may see; concurrent calls share a query. */
export function findVisibleEnvelope(
  db: Kysely<Database>,
  userId: string,
  id: string,
): Promise<EnvelopeRowWithClaim | undefined> {
  let load = loaders.get(db);
  if (!load) loaders.set(db, (load = createBatchLoader((keys) => findForReaders(db, keys))));
  return load({ userId, id });
}

/** An envelope whose message the user may see. @throws HttpError api.data_not_exist */
export async function requireVisibleEnvelope(
  db: Kysely<Database>,
  userId: string,
  id: string,
): Promise<EnvelopeRowWithClaim> {
  const row = await findVisibleEnvelope(db, userId, id);
  if (!row) throw new HttpError('api.data_not_exist');
  return row;
}

/** The envelope that a user has sent with this cid. */
export async function findOwnEnvelopeByCid(
  db: Kysely<Database>,
  userId: string,
  cid: string,
): Promise<EnvelopeRowWithClaim | undefined> {
  const { rows } = await sql<EnvelopeRow>`
    select ${COLUMNS} from red_envelopes e ${CLAIMS} where e.user_id = ${userId} and e.cid = ${cid}`.execute(db);
  return rows[0] && { ...rows[0], own_index: null, own_amount: null, own_claim_at: null };
}
