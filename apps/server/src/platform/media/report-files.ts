import { join } from 'node:path';
import { type Kysely, sql, type Transaction } from 'kysely';
import type { Database } from '../../base/database/types.ts';
import type { FileRow } from './files.ts';
import { EXTENSION_BY_CONVERTED_TYPE, ORIGINAL_VARIANT, getMessageFileStorageKey } from './signed-urls.ts';
import { getPostMediaStorageKey, getPostVideoFileName } from './post-media-urls.ts';

type Report = { kind: 'user' | 'group' | 'post'; reportId: number };

/**
 * Keeps the files of reported messages or of a post in the store until the report is resolved, although no user can open them once the
 * original is gone. The share lock makes a concurrent deletion wait, so that its sweep finds the row.
 */
export async function retainReportedFiles(
  trx: Transaction<Database>,
  { kind, reportId }: Report,
  owner: 'message_id' | 'post_id',
  ownerIds: readonly string[],
): Promise<void> {
  await sql`
    insert into report_files (kind, report_id, file_id)
    select ${kind}, ${reportId}, id from (
      select id from files where ${sql.ref(owner)} = any(${[...ownerIds]}) and state = 'ready' order by id for share) as kept`.execute(
    trx,
  );
}

/** Gives up the files of resolved reports; the next sweep deletes those whose original is gone. */
export async function releaseReportedFiles(
  trx: Transaction<Database>,
  kind: string,
  reportIds: readonly number[],
): Promise<void> {
  await sql`delete from report_files where kind = ${kind} and report_id = any(${[...reportIds]})`.execute(trx);
}

export async function findRetainedFilesOfReport(
  db: Kysely<Database>,
  kind: string,
  reportId: number,
): Promise<FileRow[]> {
  const { rows } = await sql<FileRow>`
    select files.* from files join report_files on file_id = files.id
    where report_files.kind = ${kind} and report_id = ${reportId} order by files.create_at, files.id`.execute(db);
  return rows;
}

/** The key of the best version of a processed file, and its path in a folder of copies. */
export function getReportedFileKeyAndPath(file: FileRow, folder: string): { key: string; path: string } {
  const { id, group_id, kind, extension, content_type, variants } = file;
  const path = join(folder, `${id}.${EXTENSION_BY_CONVERTED_TYPE[content_type ?? ''] ?? extension}`);
  if (group_id !== null) return { key: getMessageFileStorageKey(id, ORIGINAL_VARIANT), path };
  return {
    key: getPostMediaStorageKey(id, kind === 'video' ? getPostVideoFileName(file) : variants.at(-1)!.name),
    path,
  };
}
