import { randomBytes } from 'node:crypto';
import { type Kysely, sql } from 'kysely';
import { runTransaction } from '../database/transaction.ts';
import type { Database } from '../database/types.ts';
import { type Position, positionOf } from './position.ts';

const KEY = 'event_log';
type Settings = { log: string; floor: { txid: string; id: number } };

/** The log's name and the position below which it is pruned. */
export async function readLogSettings(db: Kysely<Database>): Promise<{ log: string; floor: Position }> {
  const { value } = await db.selectFrom('settings').select('value').where('key', '=', KEY).executeTakeFirstOrThrow();
  const { log, floor } = value as Settings;
  return { log, floor: positionOf(floor) };
}

/**
 * Names the log of a new database, and names it anew where the database was restored into another server, whose
 * transactions are numbered afresh: positions of the old log mean nothing there.
 */
export async function openLog(db: Kysely<Database>): Promise<string> {
  return runTransaction(db, async (trx) => {
    const fresh = (): Settings => ({ log: randomBytes(6).toString('hex'), floor: { txid: '0', id: 0 } });
    await writeSettings(trx, fresh(), 'keep');
    await trx.selectFrom('settings').select('key').where('key', '=', KEY).forUpdate().execute();
    const { rows } = await sql<{ is_foreign: boolean }>`
      select exists (select from events where txid > pg_current_xact_id()) as is_foreign`.execute(trx);
    if (rows[0]!.is_foreign) {
      await trx.deleteFrom('events').execute();
      await writeSettings(trx, fresh(), 'replace');
    }
    return (await readLogSettings(trx)).log;
  });
}

/** Deletes events older than the given time and remembers up to where. */
export async function pruneEvents(db: Kysely<Database>, before: Date): Promise<void> {
  await runTransaction(db, async (trx) => {
    const { value } = await trx
      .selectFrom('settings')
      .select('value')
      .where('key', '=', KEY)
      .forUpdate()
      .executeTakeFirstOrThrow();
    const { rows } = await sql<{ txid: string; id: number }>`
      with gone as (delete from events where create_at < ${before} returning txid, id)
      select txid::text as txid, id from gone order by gone.txid desc, id desc limit 1`.execute(trx);
    const floor = rows[0];
    if (floor) await writeSettings(trx, { ...(value as Settings), floor }, 'replace');
  });
}

async function writeSettings(db: Kysely<Database>, settings: Settings, existing: 'keep' | 'replace') {
  const value = JSON.stringify(settings);
  await db
    .insertInto('settings')
    .values({ key: KEY, value })
    .onConflict((conflict) =>
      existing === 'keep' ? conflict.column('key').doNothing() : conflict.column('key').doUpdateSet({ value }),
    )
    .execute();
}
