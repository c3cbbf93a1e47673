import { randomBytes } from 'node:crypto';
import { type Kysely, sql } from 'kysely';
import type { Database } from '../../base/database/types.ts';
import { defineJob, HOURLY_CRON } from '../jobs/job-definition.ts';

const KEY = 'event_log';
const BATCH = 1000;

/** The name of this database's log; the first call creates it. */
export async function ensureEventLogName(db: Kysely<Database>): Promise<string> {
  const value = JSON.stringify({ log: randomBytes(6).toString('hex') });
  await db
    .insertInto('settings')
    .values({ key: KEY, value })
    .onConflict((conflict) => conflict.column('key').doNothing())
    .execute();
  const setting = await db.selectFrom('settings').select('value').where('key', '=', KEY).executeTakeFirstOrThrow();
  return (setting.value as { log: string }).log;
}

/** Milliseconds; a client that was offline longer reloads. */
const RETENTION_MS = 7 * 24 * 60 * 60 * 1000;

export const pruneEventsJob = defineJob({
  name: 'events.prune',
  cron: HOURLY_CRON,
  run: ({ clock, db }) => pruneEvents(db, new Date(clock().getTime() - RETENTION_MS)),
});

/** Deletes events older than the given time in batches, in the order of their numbers. Keeps the newest event. */
export async function pruneEvents(db: Kysely<Database>, before: Date): Promise<void> {
  for (let amount = BATCH; amount === BATCH;) {
    const { numAffectedRows } = await sql`
      delete from events where number <= (
        select max(number) from (
          select number, bool_and(create_at < ${before}) over (order by number) as is_old
          from (select number, create_at from events order by number limit ${BATCH}) as first
        ) as oldest where is_old
      ) and number < (select max(number) from events)`.execute(db);
    amount = Number(numAffectedRows);
  }
}
