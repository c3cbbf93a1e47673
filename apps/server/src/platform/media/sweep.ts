import { type Kysely, sql } from 'kysely';
import type { Database } from '../../base/database/types.ts';
import { defineJob, HOURLY_CRON } from '../jobs/job-definition.ts';
import type { Services } from '../services.ts';
import { type FileRow, getUnsentFileCutoff } from './files.ts';
import { getMessageFileStorageKey, ORIGINAL_VARIANT } from './signed-urls.ts';
import {
  getCheckedPostUploadStorageKey,
  getDirectUploadStorageKey,
  getPostMediaStorageKey,
  getPostVideoFileName,
} from './post-media-urls.ts';
import type { MediaStore } from './store.ts';

const BATCH = 100;

/** Marks a message's files for deletion. They are no longer served, and `sweepFiles` deletes them from the store. */
export async function markMessageFilesForDeletion(trx: Kysely<Database>, messageId: string): Promise<void> {
  await trx
    .updateTable('files')
    .set({ state: 'deleting', message_id: null })
    .where('message_id', '=', messageId)
    .execute();
}

/** Ids of messages with a file that has expired, oldest first. */
export async function findMessageIdsWithExpiredFiles(
  db: Kysely<Database>,
  now: Date,
  limit: number,
): Promise<string[]> {
  const rows = await db
    .selectFrom('files')
    .select('message_id')
    .where('state', '=', 'ready')
    .where('expire_at', '<=', now)
    .where('message_id', 'is not', null)
    .orderBy('expire_at')
    .limit(limit)
    .execute();
  return rows.map(({ message_id }) => message_id!);
}

/** Marks the expired files of these locked messages for deletion. Returns the ids of messages that had one. */
export async function markExpiredMessageFilesForDeletion(
  trx: Kysely<Database>,
  messageIds: readonly string[],
  now: Date,
): Promise<string[]> {
  const rows = await trx
    .updateTable('files')
    .set({ state: 'deleting' })
    .where('message_id', 'in', [...messageIds])
    .where('state', '=', 'ready')
    .where('expire_at', '<=', now)
    .returning('message_id')
    .execute();
  return rows.map(({ message_id }) => message_id!);
}

/** Marks all files of a group for deletion, uploads in progress included; call it in the transaction that ends the group. */
export async function markGroupFilesForDeletion(trx: Kysely<Database>, groupId: string): Promise<void> {
  await sql`
    with released as materialized (select id from files where group_id = ${groupId} order by id for update)
    update files set state = 'deleting', failure = null, message_id = null from released where files.id = released.id`.execute(
    trx,
  );
}

/** Marks the files of a post for deletion; call it in the transaction that deletes the post. */
export async function markPostFilesForDeletion(trx: Kysely<Database>, postId: string): Promise<void> {
  await trx.updateTable('files').set({ state: 'deleting', post_id: null }).where('post_id', '=', postId).execute();
}

/** Empties the media of all posts of a user and marks their files for deletion; call it in the transaction that cancels the account. */
export async function clearAuthorMediaAndMarkFilesForDeletion(trx: Kysely<Database>, userId: string): Promise<void> {
  await trx.updateTable('posts').set({ media: '[]' }).where('user_id', '=', userId).execute();
  await trx
    .updateTable('files')
    .set({ state: 'deleting', post_id: null, failure: null })
    .where('user_id', '=', userId)
    .where('group_id', 'is', null)
    .execute();
}

export const deleteMarkedAndUnsentFilesJob = defineJob({
  name: 'media.sweep-files',
  cron: HOURLY_CRON,
  run: sweepFiles,
});
export const deleteExpiredDirectUploadsJob = defineJob({
  name: 'media.sweep-incoming',
  cron: HOURLY_CRON,
  run: sweepIncoming,
});

/** Deletes marked files that no open report keeps, and uploads that were never sent. An interrupted run is continued by the next one. */
async function sweepFiles({ clock, db, partialUploads, store }: FileSweepDeps): Promise<void> {
  const unsentBefore = getUnsentFileCutoff(clock());
  for (;;) {
    const { rows } = await sql<FileRow>`
      update files set state = 'deleting', failure = null where id in (
        select id from files
        where (state = 'deleting' or (message_id is null and post_id is null and create_at < ${unsentBefore}))
          and not exists (select from report_files where file_id = files.id)
        order by create_at limit ${BATCH} for update skip locked
      )
      returning *`.execute(db);
    for (const file of rows) {
      const { id, message_id } = file;
      await partialUploads.remove(id);
      await deleteStoredFile(store, file);
      // Keep the row while a message refers to the file, so that the message can show that it is gone.
      if (message_id === null) await db.deleteFrom('files').where('id', '=', id).execute();
      else await db.updateTable('files').set({ state: 'deleted' }).where('id', '=', id).execute();
    }
    if (rows.length < BATCH) return;
  }
}

/** Milliseconds allowed for an upload that began before its URL expired. */
const LAST_UPLOAD = 3600_000;

/** Deletes direct uploads that were never sent, or that were uploaded again after they had been sent. */
async function sweepIncoming({ clock, db, store }: FileSweepDeps): Promise<void> {
  const before = new Date(clock().getTime() - LAST_UPLOAD);
  for (;;) {
    const ended = await db
      .selectFrom('direct_uploads')
      .select('file_id')
      .where('end_at', '<', before)
      .limit(BATCH)
      .execute();
    for (const { file_id } of ended) {
      await store.delete(getDirectUploadStorageKey(file_id));
      await db.deleteFrom('direct_uploads').where('file_id', '=', file_id).execute();
    }
    if (ended.length < BATCH) return;
  }
}

/** Starts a sweep without waiting for it. The hourly job deletes any files it misses. */
export function sweepFilesInBackground(services: FileSweepDeps & Pick<Services, 'log'>): void {
  sweepFiles(services).catch((error: unknown) =>
    services.log.error({ err: error }, 'sweeping files failed; the next sweep repeats it'),
  );
}

/** Deletes a file and all its variants from the store. */
export async function deleteStoredFile(store: MediaStore, file: FileRow): Promise<void> {
  const { id, group_id, variants } = file;
  const names = variants.map(({ name }) => name);
  const keys =
    group_id === null
      ? [
          getCheckedPostUploadStorageKey(id),
          ...[getPostVideoFileName(file), ...names].map((name) => getPostMediaStorageKey(id, name)),
        ]
      : [ORIGINAL_VARIANT, ...names].map((name) => getMessageFileStorageKey(id, name));
  for (const key of keys) await store.delete(key);
}

export type FileSweepDeps = Pick<Services, 'clock' | 'db' | 'partialUploads' | 'store'>;
