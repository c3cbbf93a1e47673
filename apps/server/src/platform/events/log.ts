import { type Kysely, sql, type Transaction } from 'kysely';
import { runTransaction } from '../../base/database/transaction.ts';
import type { Database } from '../../base/database/types.ts';
import type { InstanceSignals } from './signals.ts';
import type { EventRecipientSelector, EventType, EventRefs, LoggedEvent } from './event-types.ts';
import { type EventPosition, toEventPosition } from './position.ts';

/** Adds an event to the transaction that causes it. With a list of refs, each of the users gets the event with the ref at its place. */
export type AppendEvent = {
  <K extends EventType>(type: K, audience: EventRecipientSelector, ref: EventRefs[K]): Promise<void>;
  <K extends EventType>(
    type: K,
    audience: { userIds: readonly string[] },
    refs: readonly EventRefs[K][],
  ): Promise<void>;
};

/** Runs transactions that append events. */
export type EventRecorder = {
  /** Runs a transaction like `runTransaction`. Its appended events exist only if it commits, and are then signalled at once. */
  record: <T>(work: (trx: Transaction<Database>, append: AppendEvent) => Promise<T>) => Promise<T>;
  signals: InstanceSignals;
};

export function createEventRecorder(db: Kysely<Database>, signals: InstanceSignals): EventRecorder {
  return {
    signals,
    record: async (work) => {
      const result = await runTransaction(db, (trx) =>
        work(trx, async (type: EventType, audience: EventRecipientSelector, ref: object) => {
          if (audience !== 'everybody' && 'userIds' in audience) {
            await insertForEach(trx, type, audience.userIds, ref);
            return;
          }
          await trx
            .insertInto('event_queue')
            .values({
              type,
              group_id: audience !== 'everybody' && 'groupId' in audience ? audience.groupId : null,
              user_id: audience !== 'everybody' && 'userId' in audience ? audience.userId : null,
              ref: JSON.stringify(ref),
            })
            .execute();
        }),
      );
      signals.send('poll');
      return result;
    },
  };
}

async function insertForEach(trx: Transaction<Database>, type: EventType, userIds: readonly string[], ref: object) {
  const recipients = Array.isArray(ref)
    ? sql`unnest(${[...userIds]}::text[], ${ref.map((one) => JSON.stringify(one))}::jsonb[]) as recipient (user_id, ref)`
    : sql`(select unnest(${[...userIds]}::text[]), ${JSON.stringify(ref)}::jsonb) as recipient (user_id, ref)`;
  await sql`
    insert into event_queue (type, user_id, ref) select ${type}, user_id, ref from ${recipients}`.execute(trx);
}

const WRITTEN_AT = sql<number>`(extract(epoch from create_at) * 1000000)::int8`;
const COLUMNS = sql`number, ${WRITTEN_AT} as written_at, type, group_id, user_id, ref`;
const START: EventPosition = { number: 0, writtenAt: 0 };

/** The position after the newest event. */
export async function queryHeadEventPosition(db: Kysely<Database>): Promise<EventPosition> {
  const newest = await db
    .selectFrom('events')
    .select(['number', WRITTEN_AT.as('written_at')])
    .orderBy('number', 'desc')
    .limit(1)
    .executeTakeFirst();
  return newest ? toEventPosition(newest) : START;
}

/** Whether the log has all events after a position: false if some were pruned, or a restore reverted the database to before it. */
export async function hasAllEventsAfter(db: Kysely<Database>, position: EventPosition): Promise<boolean> {
  const first = await db
    .selectFrom('events')
    .select(['number', WRITTEN_AT.as('written_at')])
    .where('number', '>=', position.number)
    .orderBy('number')
    .limit(1)
    .executeTakeFirst();
  return isAt(position, first);
}

/** Pruning keeps the newest event and numbers have no gaps: a log complete after a position still has the position's own event. */
function isAt(
  { number, writtenAt }: EventPosition,
  first: { number: number; written_at: number } | undefined,
): boolean {
  if (number === 0) return first === undefined || first.number === 1;
  return first?.number === number && first.written_at === writtenAt;
}

/** Numbers the committed events and returns the next ones after `position`; null if the log does not contain the position. */
export async function assignNumbersAndReadEventsAfter(
  db: Kysely<Database>,
  position: EventPosition,
  limit: number,
): Promise<LoggedEvent[] | null> {
  const { rows } = await sql<LoggedEvent>`
    select ${COLUMNS} from read_events(${position.number}, ${limit})`.execute(db);
  if (!isAt(position, rows[0])) return null;
  return rows[0]?.number === position.number ? rows.slice(1) : rows.slice(0, limit);
}

/** At most `limit` events that a user may see, after one position and up to another. Costs one index lookup per group of the user. */
export async function readEventsForUser(
  db: Kysely<Database>,
  userId: string,
  after: EventPosition,
  upTo: EventPosition,
  limit: number,
): Promise<LoggedEvent[]> {
  const page = sql`and number > ${after.number} and number <= ${upTo.number} order by number limit ${limit}`;
  const { rows } = await sql<LoggedEvent>`
    select ${COLUMNS} from (
      select found.* from members, lateral (
        select * from events where events.group_id = members.group_id ${page}
      ) as found
      where members.user_id = ${userId} and coalesce((found.ref->>'seq')::bigint > members.cleared_seq, true)
      union all (select * from events where user_id = ${userId} ${page})
      union all (select * from events where group_id is null and user_id is null ${page})
    ) as events
    order by number limit ${limit}`.execute(db);
  return rows;
}
