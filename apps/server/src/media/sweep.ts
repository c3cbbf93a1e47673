import { type Kysely, sql } from 'kysely';
import type { Database } from '../database/types.ts';
import type { Services } from '../services.ts';
import { UPLOAD_HOURS } from './files.ts';
import { keyOf, ORIGINAL } from './links.ts';

const BATCH = 100;

/** Files that are let go in a transaction: nobody gets them any more, and `sweepFiles` removes what lies in the store. */
export async function releaseFileOf(trx: Kysely<Database>, messageId: string): Promise<void> {
  await trx
    .updateTable('files')
    .set({ state: 'leaving', message_id: null })
    .where('message_id', '=', messageId)
    .execute();
}

/** Lets go of files whose time is over. Gives their messages. */
export async function releaseExpired(trx: Kysely<Database>, now: Date, limit: number): Promise<string[]> {
  const { rows } = await sql<{ message_id: string }>`
    update files set state = 'leaving' where id in (
      select id from files where state = 'taken' and expire_at <= ${now}
      order by expire_at limit ${limit} for update skip locked
    )
    returning message_id`.execute(trx);
  return rows.map(({ message_id }) => message_id);
}

/** Removes what is let go, and what was uploaded and never sent. Broken off, it goes on at the next time. */
export async function sweepFiles({ clock, db, drafts, store }: Sweeper): Promise<void> {
  const unsentBefore = new Date(clock().getTime() - 2 * UPLOAD_HOURS * 3600_000);
  for (;;) {
    const { rows } = await sql<{ id: string; message_id: string | null; names: string[] }>`
      update files set state = 'leaving', failure = null where id in (
        select id from files
        where state = 'leaving' or (message_id is null and create_at < ${unsentBefore})
        order by create_at limit ${BATCH}
      )
      returning id, message_id, array(select variant->>'name' from jsonb_array_elements(variants) as variant) as names
    `.execute(db);
    for (const { id, message_id, names } of rows) {
      await drafts.remove(id);
      for (const name of [ORIGINAL, ...names]) await store.remove(keyOf(id, name));
      // That there was one is remembered as long as a message shows its place.
      if (message_id === null) await db.deleteFrom('files').where('id', '=', id).execute();
      else await db.updateTable('files').set({ state: 'gone' }).where('id', '=', id).execute();
    }
    if (rows.length < BATCH) return;
  }
}

export type Sweeper = Pick<Services, 'clock' | 'db' | 'drafts' | 'store'>;
