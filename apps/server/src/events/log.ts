import { type Kysely, sql, type Transaction } from 'kysely';
import { runTransaction } from '../database/transaction.ts';
import type { Database } from '../database/types.ts';
import type { Signals } from './signals.ts';
import type { Audience, EventKind, EventRefs, LoggedEvent } from './kinds.ts';
import type { Position } from './position.ts';

/** Adds an event to the transaction that causes it. */
export type Append = <K extends EventKind>(type: K, audience: Audience, ref: EventRefs[K]) => Promise<void>;

export type EventLog = {
  /** Runs a transaction, as `runTransaction` does; the events that it appends exist exactly if it commits, and are told at once then. */
  record: <T>(work: (trx: Transaction<Database>, append: Append) => Promise<T>) => Promise<T>;
  signals: Signals;
};

export function createEventLog(db: Kysely<Database>, signals: Signals): EventLog {
  return {
    signals,
    record: async (work) => {
      let isTold = true;
      const result = await runTransaction(db, (trx) =>
        work(trx, async (type, audience, ref) => {
          isTold = false;
          await trx
            .insertInto('events')
            .values({
              type,
              group_id: audience !== 'everybody' && 'groupId' in audience ? audience.groupId : null,
              user_id: audience !== 'everybody' && 'userId' in audience ? audience.userId : null,
              ref: JSON.stringify(ref),
            })
            .execute();
        }),
      );
      if (!isTold) signals.send('look');
      return result;
    },
  };
}

const isAfter = ({ txid, id }: Position) => sql<boolean>`(txid, id) > (${String(txid)}::xid8, ${id})`;
const isUpTo = ({ txid, id }: Position) => sql<boolean>`(txid, id) <= (${String(txid)}::xid8, ${id})`;
const COLUMNS = sql`txid::text as txid, id, type, group_id, user_id, ref`;
/** Whatever runs below this has ended: its events are all here. Above it, some may still come. */
const OLDEST_RUNNING = sql`pg_snapshot_xmin(pg_current_snapshot())`;

/** Where the log stands now: all that is committed and comes before everything that is not. */
export async function readHead(db: Kysely<Database>): Promise<Position> {
  const { rows } = await sql<{ txid: string }>`select ${OLDEST_RUNNING}::text as txid`.execute(db);
  return { txid: BigInt(rows[0]!.txid), id: 0 };
}

/** The next events, and whether committed ones wait behind a transaction that is still running. */
export async function readAfter(db: Kysely<Database>, position: Position, limit: number) {
  const { rows } = await sql<LoggedEvent & { is_settled: boolean }>`
    select ${COLUMNS}, txid < ${OLDEST_RUNNING} as is_settled
    from events where ${isAfter(position)} order by events.txid, id limit ${limit}`.execute(db);
  const end = rows.findIndex((row) => !row.is_settled);
  return { events: end < 0 ? rows : rows.slice(0, end), isWaiting: end >= 0 };
}

/** What a user may see after one position, up to another; at most `limit` of it. Costs a look per group of the user's. */
export async function readForUser(
  db: Kysely<Database>,
  userId: string,
  after: Position,
  upTo: Position,
  limit: number,
) {
  const page = sql`and ${isAfter(after)} and ${isUpTo(upTo)} order by events.txid, id limit ${limit}`;
  const { rows } = await sql<LoggedEvent>`
    select ${COLUMNS} from (
      select found.* from members, lateral (
        select * from events where events.group_id = members.group_id ${page}
      ) as found
      where members.user_id = ${userId} and coalesce((found.ref->>'seq')::bigint > members.cleared_seq, true)
      union all (select * from events where user_id = ${userId} ${page})
      union all (select * from events where group_id is null and user_id is null ${page})
    ) as events
    order by events.txid, id limit ${limit}`.execute(db);
  return rows;
}
