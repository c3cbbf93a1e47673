import { type Kysely, sql } from 'kysely';
import type { Database } from '../../base/database/types.ts';
import type { FileRow } from '../../platform/media/files.ts';
import type { Services } from '../../platform/services.ts';

/** Milliseconds after which another takes up what somebody took up and does not hold any more. */
export const LEASE_MS = 120_000;

/** What is quick never waits for what takes long. */
export type Lane = { isLong: boolean };

/** What one instance works on at the same time. */
export const LANES: readonly Lane[] = [{ isLong: false }, { isLong: false }, { isLong: true }, { isLong: true }];

/**
 * Takes up the next file of a lane, which is then held for a while: that of the user whom nobody has served for longest.
 * A user has one at a time in each lane, whatever instance is at it; whoever dies lets go of it.
 */
export async function claimFile(
  { clock, db }: Pick<Services, 'clock' | 'db'>,
  { isLong }: Lane,
): Promise<FileRow | undefined> {
  const now = clock();
  // Only the first one of each user is looked at: two who look at once both want it, and one of them gets it.
  const { rows } = await sql<FileRow>`
    update files set attempts = attempts + 1, is_held = true, take_at = ${now}, run_at = ${leaseFrom(now)} where id = (
      select file.id from (
        select distinct on (user_id) id from files
        where state = 'waiting' and run_at <= ${now} and is_long = ${isLong} order by user_id, run_at, id
      ) first join files file on file.id = first.id
      where file.state = 'waiting' and file.run_at <= ${now} and not exists (
        select from files held
        where held.user_id = file.user_id and held.is_held and held.run_at > ${now} and held.is_long = ${isLong}
          and held.state = 'waiting'
      )
      order by (select max(take_at) from files served where served.user_id = file.user_id) nulls first, file.run_at
      limit 1 for update of file skip locked
    )
    returning *`.execute(db);
  return rows[0];
}

const leaseFrom = (now: Date): Date => new Date(now.getTime() + LEASE_MS);

/** Holds on to a file for another while. */
export const holdOn = ({ clock, db }: Pick<Services, 'clock' | 'db'>, id: string): Promise<unknown> =>
  change(db, id, { run_at: leaseFrom(clock()) });

/** Lets go of a file until its next turn; null: until its author asks for one. */
export const letGo = (db: Kysely<Database>, id: string, run_at: Date | null): Promise<unknown> =>
  change(db, id, { run_at, is_held: false });

/** Lets go of a file that turned out to take long: that was no attempt. */
export const moveToLongLane = ({ clock, db }: Pick<Services, 'clock' | 'db'>, file: FileRow): Promise<unknown> =>
  change(db, file.id, { run_at: clock(), is_held: false, is_long: true, attempts: file.attempts - 1 });

const change = (db: Kysely<Database>, id: string, changes: object): Promise<unknown> =>
  db.updateTable('files').set(changes).where('id', '=', id).where('state', '=', 'waiting').execute();
