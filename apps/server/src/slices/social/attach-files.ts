import type { Schemas } from '@quintet/api/types';
import type { Transaction } from 'kysely';
import type { Database } from '../../base/database/types.ts';
import { HttpError } from '../../platform/http/http-error.ts';
import type { FileRow } from '../../platform/media/files.ts';
import { requireUnsentFile } from '../../platform/media/unsent-file.ts';
import type { Services } from '../../platform/services.ts';
import { enqueuePostFiles } from './file-jobs.ts';

type AttachedFilesInput = Pick<Schemas['CreatePostRequest'], 'file_paths' | 'poster_path'>;

/** The files of a post in their order, and the poster that the author uploaded for a video. */
export type AttachablePostFiles = { files: FileRow[]; poster: FileRow | null };

/** Finds the uploaded files of a new post. @throws HttpError for files of another user, files not uploaded yet or published already, and a video with other files */
export async function requireAttachablePostFiles(
  services: Services,
  userId: string,
  given: AttachedFilesInput,
): Promise<AttachablePostFiles> {
  const wrong = new HttpError('api.body.param_invalid.file_paths');
  const requireUnpublished = (path: string, error: HttpError): Promise<FileRow> =>
    requireUnsentFile(services, path, { userId, groupId: null }, 'processing', error);
  const files = await Promise.all(given.file_paths.map((path) => requireUnpublished(path, wrong)));
  const videos = files.filter(({ kind }) => kind === 'video').length;
  if ((videos > 0 && files.length > 1) || new Set(files.map(({ id }) => id)).size < files.length) throw wrong;
  if (given.poster_path === undefined) return { files, poster: null };
  const badPoster = new HttpError('api.body.param_invalid.poster_path');
  const poster = await requireUnpublished(given.poster_path, badPoster);
  if (videos === 0 || poster.kind !== 'image' || files.some(({ id }) => id === poster.id)) throw badPoster;
  return { files, poster };
}

/** Assigns files to their post and enqueues their processing. @throws HttpError if a concurrent request has assigned one first */
export async function attachAndEnqueuePostFiles(
  services: Pick<Services, 'clock' | 'jobs'>,
  trx: Transaction<Database>,
  postId: string,
  { files, poster }: AttachablePostFiles,
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
