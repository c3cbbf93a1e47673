import { type Kysely, sql } from 'kysely';
import type { Database } from '../../base/database/types.ts';
import { defineJob, HOURLY } from '../jobs/job.ts';
import type { Services } from '../services.ts';
import { type FileRow, oldestUnsent } from './files.ts';
import { storageKey, ORIGINAL } from './links.ts';
import { acceptedKey, incomingKey, postKey, videoName } from './post-names.ts';
import type { MediaStore } from './store.ts';

const BATCH = 100;

/** Files that are let go in a transaction: nobody gets them any more, and `sweepFiles` removes what lies in the store. */
export async function markFileForDeletion(trx: Kysely<Database>, messageId: string): Promise<void> {
  await trx
    .updateTable('files')
    .set({ state: 'leaving', message_id: null })
    .where('message_id', '=', messageId)
    .execute();
}

/** Messages with a file whose time is over. */
export async function findExpired(db: Kysely<Database>, now: Date, limit: number): Promise<string[]> {
  const rows = await db
    .selectFrom('files')
    .select('message_id')
    .where('state', '=', 'taken')
    .where('expire_at', '<=', now)
    .where('message_id', 'is not', null)
    .orderBy('expire_at')
    .limit(limit)
    .execute();
  return rows.map(({ message_id }) => message_id!);
}

/** Lets go of the files of locked messages. Gives those that had one. */
export async function releaseExpired(trx: Kysely<Database>, messageIds: readonly string[]): Promise<string[]> {
  const rows = await trx
    .updateTable('files')
    .set({ state: 'leaving' })
    .where('message_id', 'in', [...messageIds])
    .where('state', '=', 'taken')
    .returning('message_id')
    .execute();
  return rows.map(({ message_id }) => message_id!);
}

/** Lets go of the files of a post that is deleted in the same transaction. */
export async function releasePostFiles(trx: Kysely<Database>, postId: string): Promise<void> {
  await trx.updateTable('files').set({ state: 'leaving', post_id: null }).where('post_id', '=', postId).execute();
}

/** Lets go of all that a user whose account is cancelled in the same transaction has published, or uploaded to publish. */
export async function releaseFilesOfAuthor(trx: Kysely<Database>, userId: string): Promise<void> {
  await trx.updateTable('posts').set({ media: '[]' }).where('user_id', '=', userId).execute();
  await trx
    .updateTable('files')
    .set({ state: 'leaving', post_id: null, failure: null })
    .where('user_id', '=', userId)
    .where('group_id', 'is', null)
    .execute();
}

export const sweepOldFiles = defineJob({ name: 'media.sweep-files', cron: HOURLY, run: sweepFiles });
export const sweepIncomingFiles = defineJob({ name: 'media.sweep-incoming', cron: HOURLY, run: sweepIncoming });

/** Removes what is let go, and what was uploaded and never sent. Broken off, it goes on at the next time. */
async function sweepFiles({ clock, db, partialUploads, store }: Sweeper): Promise<void> {
  const unsentBefore = oldestUnsent(clock());
  for (;;) {
    const { rows } = await sql<FileRow>`
      update files set state = 'leaving', failure = null where id in (
        select id from files
        where state = 'leaving' or (message_id is null and post_id is null and create_at < ${unsentBefore})
        order by create_at limit ${BATCH} for update skip locked
      )
      returning *`.execute(db);
    for (const file of rows) {
      const { id, message_id } = file;
      await partialUploads.remove(id);
      await removeObjects(store, file);
      // That there was one is remembered as long as a message shows its place.
      if (message_id === null) await db.deleteFrom('files').where('id', '=', id).execute();
      else await db.updateTable('files').set({ state: 'gone' }).where('id', '=', id).execute();
    }
    if (rows.length < BATCH) return;
  }
}

/** Milliseconds that an upload may take which began before its address ended. */
const LAST_UPLOAD = 3600_000;

/** Removes what browsers put into object storage and nobody used, and what they put there once more. */
async function sweepIncoming({ clock, db, store }: Sweeper): Promise<void> {
  const before = new Date(clock().getTime() - LAST_UPLOAD);
  for (;;) {
    const ended = await db
      .selectFrom('direct_uploads')
      .select('file_id')
      .where('end_at', '<', before)
      .limit(BATCH)
      .execute();
    for (const { file_id } of ended) {
      await store.delete(incomingKey(file_id));
      await db.deleteFrom('direct_uploads').where('file_id', '=', file_id).execute();
    }
    if (ended.length < BATCH) return;
  }
}

/** After what is under way; nobody waits for it, and what it leaves goes at the next time. */
export function sweepSoon(services: Sweeper & Pick<Services, 'log'>): void {
  sweepFiles(services).catch((error: unknown) =>
    services.log.error({ err: error }, 'media that nobody gets stay for now'),
  );
}

/** Whatever was made of a file, and itself. */
export async function removeObjects(store: MediaStore, file: FileRow): Promise<void> {
  const { id, group_id, variants } = file;
  const names = variants.map(({ name }) => name);
  const keys =
    group_id === null
      ? [acceptedKey(id), ...[videoName(file), ...names].map((name) => postKey(id, name))]
      : [ORIGINAL, ...names].map((name) => storageKey(id, name));
  for (const key of keys) await store.delete(key);
}

export type Sweeper = Pick<Services, 'clock' | 'db' | 'partialUploads' | 'store'>;
