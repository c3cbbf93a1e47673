import { ApiError } from '@quintet/api/error';
import { checkCount, checkFile, extensionOf, kindOf, type FileProblem } from '@quintet/domain/chat/files';
import { FILES_PER_SELECTION } from '@quintet/domain/limits';
import { readVideoMetadata } from '../../../shared/files/read-video.ts';
import { resizeImage } from '../../../shared/files/resize-image.ts';
import { randomHex } from '../../../shared/random-hex.ts';
import type { DraftFile } from './storage.ts';

const toFileError = (code: FileProblem): ApiError => new ApiError({ code, status: 0, operation: 'createPost' });

/** A file that may not go, and why: it cannot be read, it is a video beside other files, or what the catalogue says. */
export interface RejectedFile {
  /** Empty: it is about how many there are. */
  readonly name: string;
  readonly reason: ApiError | 'unreadable' | 'mixed-media';
}

async function prepareFile(file: File): Promise<DraftFile | null> {
  const kind = kindOf(file);
  if (kind !== 'image' && kind !== 'video') throw toFileError('api.file.not_allowed');
  const fileError = checkFile({ kind, size: file.size });
  if (fileError) throw toFileError(fileError);
  const id = randomHex(2);
  if (kind === 'image') {
    const image = await resizeImage(file, extensionOf(file)).catch(() => null);
    return image && { id, kind, duration: null, ...image };
  }
  const metadata = await readVideoMetadata(file);
  const lengthError = checkFile({ kind, size: file.size, ...metadata });
  if (lengthError) throw toFileError(lengthError);
  return { id, kind, bytes: file, extension: extensionOf(file), ...metadata };
}

/** The chosen files, to come after the known ones: pictures up to the limit, or one video (spec §5); and those that may not go. */
export async function addFiles(
  current: readonly DraftFile[],
  selected: readonly File[],
): Promise<{ readonly accepted: readonly DraftFile[]; readonly rejected: readonly RejectedFile[] }> {
  const accepted: DraftFile[] = [];
  const rejected: RejectedFile[] = [];
  for (const file of selected) {
    try {
      const next = await prepareFile(file);
      const all = [...current, ...accepted, ...(next ? [next] : [])];
      if (all.length > 1 && all.some(({ kind }) => kind === 'video')) {
        rejected.push({ name: file.name, reason: 'mixed-media' });
        continue;
      }
      if (checkCount(all.length)) {
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

export const isFull = (files: readonly DraftFile[]): boolean =>
  files.length >= FILES_PER_SELECTION || files.some(({ kind }) => kind === 'video');
