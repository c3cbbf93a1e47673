import { ApiError } from '@quintet/api/error';
import { checkCount, checkFile, extensionOf, kindOf, type FileProblem } from '@quintet/domain/chat/files';
import { FILES_PER_SELECTION } from '@quintet/domain/limits';
import { readVideoMetadata } from '../../../shared/files/read-video.ts';
import { resizeImage } from '../../../shared/files/resize-image.ts';
import { randomHex } from '../../../shared/random-hex.ts';
import type { KeptFile } from './storage.ts';

const refuse = (code: FileProblem): ApiError => new ApiError({ code, status: 0, operation: 'createPost' });

/** A file that may not go, and why: it cannot be read, it is a video beside other files, or what the catalogue says. */
export interface Refused {
  /** Empty: it is about how many there are. */
  readonly name: string;
  readonly why: ApiError | 'unreadable' | 'mixed';
}

async function take(file: File): Promise<KeptFile | null> {
  const kind = kindOf(file);
  if (kind !== 'image' && kind !== 'video') throw refuse('api.file.not_allowed');
  const problem = checkFile({ kind, size: file.size });
  if (problem) throw refuse(problem);
  const id = randomHex(2);
  if (kind === 'image') {
    const picture = await resizeImage(file, extensionOf(file)).catch(() => null);
    return picture && { id, kind, duration: null, ...picture };
  }
  const facts = await readVideoMetadata(file);
  const tooLong = checkFile({ kind, size: file.size, ...facts });
  if (tooLong) throw refuse(tooLong);
  return { id, kind, bytes: file, extension: extensionOf(file), ...facts };
}

/** The chosen files, to come after the known ones: pictures up to the limit, or one video (spec §5); and those that may not go. */
export async function takeFiles(
  known: readonly KeptFile[],
  chosen: readonly File[],
): Promise<{ readonly taken: readonly KeptFile[]; readonly refused: readonly Refused[] }> {
  const taken: KeptFile[] = [];
  const refused: Refused[] = [];
  for (const file of chosen) {
    try {
      const next = await take(file);
      const all = [...known, ...taken, ...(next ? [next] : [])];
      if (all.length > 1 && all.some(({ kind }) => kind === 'video')) {
        refused.push({ name: file.name, why: 'mixed' });
        continue;
      }
      if (checkCount(all.length)) {
        refused.push({ name: '', why: refuse('api.file.too_many') });
        break;
      }
      if (next) taken.push(next);
      else refused.push({ name: file.name, why: 'unreadable' });
    } catch (error) {
      if (!(error instanceof ApiError)) throw error;
      refused.push({ name: file.name, why: error });
    }
  }
  return { taken, refused };
}

export const isFull = (files: readonly KeptFile[]): boolean =>
  files.length >= FILES_PER_SELECTION || files.some(({ kind }) => kind === 'video');
