import type { Schemas } from '@quintet/api/types';
import type { Transaction } from 'kysely';
import type { Database } from '../../base/database/types.ts';
import { HttpError } from '../../platform/http/http-error.ts';
import {
  type FileRow,
  findFileRow,
  parseFileId,
  getUnsentFileCutoff,
  toApiFilePath,
} from '../../platform/media/files.ts';
import { finalizeDirectUpload } from '../../platform/media/direct-upload.ts';
import type { Services } from '../../platform/services.ts';
import { enqueuePostFiles } from './file-jobs.ts';

type AttachedFilesInput = Pick<Schemas['CreatePostRequest'], 'file_paths' | 'poster_path'>;

/** The files of a post in their order, and the poster that the author uploaded for a video. */
export type ValidatedPostFiles = { files: FileRow[]; poster: FileRow | null };

/** @throws HttpError for files of another user, files not uploaded yet or published already, and a video with other files */
export async function validatePostFiles(
  services: Services,
  userId: string,
  given: AttachedFilesInput,
): Promise<ValidatedPostFiles> {
  const wrong = new HttpError('api.body.param_invalid.file_paths');
  const files = await Promise.all(given.file_paths.map((path) => requireUnpublished(services, userId, path, wrong)));
  const videos = files.filter(({ kind }) => kind === 'video').length;
  if ((videos > 0 && files.length > 1) || new Set(files.map(({ id }) => id)).size < files.length) throw wrong;
  if (given.poster_path === undefined) return { files, poster: null };
  const badPoster = new HttpError('api.body.param_invalid.poster_path');
  const poster = await requireUnpublished(services, userId, given.poster_path, badPoster);
  if (videos === 0 || poster.kind !== 'image' || files.some(({ id }) => id === poster.id)) throw badPoster;
  return { files, poster };
}

async function requireUnpublished(
  services: Services,
  userId: string,
  path: string,
  wrong: HttpError,
): Promise<FileRow> {
  const id = parseFileId(path);
  if (!id) throw wrong;
  const known = await findFileRow(services.db, id);
  // The upload was not published in time: the user must upload the file again.
  if (!known || known.create_at < getUnsentFileCutoff(services.clock())) throw new HttpError('api.file.expired');
  const isOurs = known.user_id === userId && known.group_id === null && toApiFilePath(known) === path;
  if (!isOurs || known.post_id !== null) throw wrong;
  const file = await finalizeDirectUpload(services, known);
  if (file.state === 'rejected') throw new HttpError(file.failure!);
  if (file.state !== 'processing') throw wrong;
  return file;
}

/** Assigns files to their post and enqueues their processing. @throws HttpError if a concurrent request has assigned one first */
export async function attachPostFiles(
  services: Pick<Services, 'clock' | 'jobs'>,
  trx: Transaction<Database>,
  postId: string,
  { files, poster }: ValidatedPostFiles,
): Promise<void> {
  const give = async (file: FileRow, position: number | null) => {
    const { numUpdatedRows } = await trx
      .updateTable('files')
      .set({
        post_id: postId,
        position,
        poster_id: file.kind === 'video' ? (poster?.id ?? null) : null,
      })
      .where('id', '=', file.id)
      .where('post_id', 'is', null)
      .where('state', '=', 'processing')
      .executeTakeFirst();
    if (numUpdatedRows === 0n) throw new HttpError('api.body.param_invalid.file_paths');
  };
  for (const [position, file] of files.entries()) await give(file, position);
  if (poster) await give(poster, null);
  await enqueuePostFiles(services, trx, files);
}
