import { ApiError } from '@quintet/api/error';
import {
  validateFileCount,
  validateFileLimits,
  getAllowedFileExtension,
  getSendableFileKind,
  type FileErrorCode,
} from '@quintet/domain/chat/files';
import { FILES_PER_SELECTION_MAX } from '@quintet/domain/limits';
import { readVideoMetadata } from '../../../shared/files/read-video.ts';
import { downscaleImageForUpload } from '../../../shared/files/downscale-image-for-upload.ts';
import { createRandomHex } from '../../../shared/storage/random-hex.ts';
import type { PostDraftFile } from './draft-types.ts';

const toFileError = (code: FileErrorCode): ApiError => new ApiError({ code, status: 0, operation: 'createPost' });

/** A rejected file: unreadable, a video mixed with other files, or an error of the catalogue. */
export interface RejectedPostFile {
  /** Empty when there are too many files. */
  readonly name: string;
  readonly reason: ApiError | 'unreadable' | 'mixed-media';
}

async function prepareFile(file: File): Promise<PostDraftFile | null> {
  const kind = getSendableFileKind(file);
  if (kind !== 'image' && kind !== 'video') throw toFileError('api.file.not_allowed');
  const fileError = validateFileLimits({ kind, size: file.size });
  if (fileError) throw toFileError(fileError);
  const id = createRandomHex(2);
  if (kind === 'image') {
    const image = await downscaleImageForUpload(file, getAllowedFileExtension(file)).catch(() => null);
    return image && { id, kind, duration: null, ...image };
  }
  const metadata = await readVideoMetadata(file);
  const lengthError = validateFileLimits({ kind, size: file.size, ...metadata });
  if (lengthError) throw toFileError(lengthError);
  return { id, kind, bytes: file, extension: getAllowedFileExtension(file), ...metadata };
}

/** Prepares selected files: up to the limit of images, or one video (spec §5). Returns accepted and rejected files. */
export async function prepareSelectedPostFiles(
  current: readonly Pick<PostDraftFile, 'kind'>[],
  selected: readonly File[],
): Promise<{ readonly accepted: readonly PostDraftFile[]; readonly rejected: readonly RejectedPostFile[] }> {
  const accepted: PostDraftFile[] = [];
  const rejected: RejectedPostFile[] = [];
  for (const file of selected) {
    try {
      const next = await prepareFile(file);
      const all = [...current, ...accepted, ...(next ? [next] : [])];
      if (all.length > 1 && all.some(({ kind }) => kind === 'video')) {
        rejected.push({ name: file.name, reason: 'mixed-media' });
        continue;
      }
      if (validateFileCount(all.length)) {
        rejected.push({ name: '', reason: toFileError('api.file.too_many') });
        break;
      }
      if (next) accepted.push(next);
      else rejected.push({ name: file.name, reason: 'unreadable' });
    } catch (error) {
      if (!(error instanceof ApiError)) throw error;
      rejected.push({ name: file.name, reason: error });
    }
  }
  return { accepted, rejected };
}

export const isPostDraftFull = (files: readonly Pick<PostDraftFile, 'kind'>[]): boolean =>
  files.length >= FILES_PER_SELECTION_MAX || files.some(({ kind }) => kind === 'video');
