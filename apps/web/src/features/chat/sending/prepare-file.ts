import { ApiError } from '@quintet/api/error';
import { checkFile, extensionOf, type FileKind } from '@quintet/domain/chat/files';
import type { FileToSend } from './outbox-file.ts';
import { readVideoMetadata } from '../../../shared/files/read-video.ts';
import { resizeImage } from '../../../shared/files/resize-image.ts';

/** The contract's most for a name. */
const NAME_MAX = 255;

/** A name with another ending, and short enough. */
function renamed(name: string, extension: string): string {
  const dot = name.lastIndexOf('.');
  const stem = (dot > 0 ? name.slice(0, dot) : name).trim() || 'file';
  return `${stem.slice(0, NAME_MAX - extension.length - 1)}.${extension}`;
}

/** Makes a chosen file ready to be sent. @throws ApiError with a code of the catalogue */
export async function prepare(file: File, kind: FileKind): Promise<FileToSend> {
  const extension = extensionOf(file);
  const nothing = { width: null, height: null, duration: null } as const;
  if (kind === 'image') {
    const picture = await resizeImage(file, extension).catch(() => null);
    if (!picture) throw new ApiError({ code: 'api.file.not_processed', status: 0, operation: null });
    return { ...nothing, ...picture, kind, filename: renamed(file.name, picture.extension) };
  }
  const filename = renamed(file.name, extension);
  if (kind !== 'video') return { ...nothing, kind, filename, extension, bytes: file };
  const { duration, width, height, poster } = await readVideoMetadata(file);
  const problem = checkFile({ kind, size: file.size, duration });
  if (problem) throw new ApiError({ code: problem, status: 0, operation: null });
  return { kind, filename, extension, duration, width, height, bytes: file, poster };
}
