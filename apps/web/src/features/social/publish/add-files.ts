import { ApiError } from '@quintet/api/error';
import { checkCount, checkFile, extensionOf, kindOf, type FileProblem } from '@quintet/domain/chat/files';
import { FILES_PER_SELECTION } from '@quintet/domain/limits';
import { readVideo } from '../../../shared/files/read-video.ts';
import { shrinkPicture } from '../../../shared/files/shrink-picture.ts';
import { randomHex } from '../../../shared/random-hex.ts';
import type { KeptFile } from './kept.ts';

const refuse = (code: FileProblem | 'api.file.not_processed'): ApiError =>
  new ApiError({ code, status: 0, operation: 'createPost' });

async function take(file: File): Promise<KeptFile> {
  const kind = kindOf(file);
  if (kind !== 'image' && kind !== 'video') throw refuse('api.file.not_allowed');
  const problem = checkFile({ kind, size: file.size });
  if (problem) throw refuse(problem);
  const id = randomHex(2);
  if (kind === 'image') {
    const picture = await shrinkPicture(file, extensionOf(file)).catch(() => null);
    if (!picture) throw refuse('api.file.not_processed');
    return { id, kind, duration: null, ...picture };
  }
  const facts = await readVideo(file);
  const tooLong = checkFile({ kind, size: file.size, ...facts });
  if (tooLong) throw refuse(tooLong);
  return { id, kind, bytes: file, extension: extensionOf(file), ...facts };
}

/**
 * The chosen files, to come after the known ones: pictures up to the limit, or one video (spec §5).
 * @throws ApiError of the first that may not go
 */
export async function takeFiles(known: readonly KeptFile[], chosen: readonly File[]): Promise<readonly KeptFile[]> {
  const taken: KeptFile[] = [];
  for (const file of chosen) {
    const next = await take(file);
    const all = [...known, ...taken, next];
    if (all.length > 1 && all.some(({ kind }) => kind === 'video')) throw refuse('api.file.not_allowed');
    if (checkCount(all.length)) throw refuse('api.file.too_many');
    taken.push(next);
  }
  return taken;
}

export const isFull = (files: readonly KeptFile[]): boolean =>
  files.length >= FILES_PER_SELECTION || files.some(({ kind }) => kind === 'video');
