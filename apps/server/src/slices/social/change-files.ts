import { FILES_PER_SELECTION_MAX } from '@quintet/domain/limits';
import type { Transaction } from 'kysely';
import type { Database } from '../../base/database/types.ts';
import type { AppendEvent } from '../../platform/events/log.ts';
import { HttpError } from '../../platform/http/http-error.ts';
import { type FileRow, toApiFilePath } from '../../platform/media/files.ts';
import type { Services } from '../../platform/services.ts';
import { attachAndEnqueuePostFiles, requireAttachablePostFiles } from './attach-files.ts';
import { isPostUnready, lockPost, queryPostFiles, updatePostMediaAndState } from './process-files.ts';

const wrongPaths = () => new HttpError('api.body.param_invalid.file_paths');

/**
 * The uploaded pictures among `paths`, which name all pictures that a post is to have.
 * @throws HttpError for paths named twice, videos, and files that may not be published (`requireAttachablePostFiles`)
 */
export async function requireAddedPostImages(
  services: Services,
  userId: string,
  postId: string,
  paths: readonly string[],
): Promise<FileRow[]> {
  const own = await queryPostFiles(services.db, postId);
  const ownPaths = new Set(own.map(toApiFilePath));
  const file_paths = paths.filter((path) => !ownPaths.has(path));
  const isVideoChanged = own.some(({ kind }) => kind === 'video') && (paths.length !== 1 || file_paths.length > 0);
  if (isVideoChanged || new Set(paths).size < paths.length) throw wrongPaths();
  const { files } = await requireAttachablePostFiles(services, userId, { file_paths });
  if (files.some(({ kind }) => kind !== 'image')) throw wrongPaths();
  return files;
}

/**
 * Gives a post the pictures of `paths` in this order, and releases the others. Added pictures are shown once they are processed; until
 * then no answer names them, so they stay, last.
 * @throws HttpError param_invalid.file_paths for a post that waits for its files, for pictures that another request has removed, and for
 * too many pictures together with those that stay
 */
export async function replacePostImages(
  services: Pick<Services, 'clock' | 'jobs'>,
  trx: Transaction<Database>,
  append: AppendEvent,
  { postId, paths, added }: { postId: string; paths: readonly string[]; added: FileRow[] },
): Promise<void> {
  const post = await lockPost(trx, postId);
  if (!post || isPostUnready(post)) throw wrongPaths();
  await attachAndEnqueuePostFiles(services, trx, postId, { files: added, poster: null });
  const files = await queryPostFiles(trx, postId);
  const own = new Set(files.map(toApiFilePath));
  const unseen = files.filter(({ state }) => state === 'processing').map(toApiFilePath);
  const next = [...new Set([...paths, ...unseen])];
  if (!next.every((path) => own.has(path)) || next.length > FILES_PER_SELECTION_MAX) throw wrongPaths();
  const positions = new Map(next.map((path, position) => [path, position]));
  for (const file of files) {
    const position = positions.get(toApiFilePath(file));
    const changes = position === undefined ? ({ state: 'deleting', post_id: null } as const) : { position };
    await trx.updateTable('files').set(changes).where('id', '=', file.id).execute();
  }
  await updatePostMediaAndState(trx, append, post);
}
