import { ApiError } from '@quintet/api/error';
import { validateFileLimits, getAllowedFileExtension, type FileKind } from '@quintet/domain/chat/files';
import type { FileToSend } from '../sync/outbox-file.ts';
import { readVideoMetadata } from '../../../shared/files/read-video.ts';
import { downscaleImageForUpload } from '../../../shared/files/downscale-image-for-upload.ts';

/** The contract's limit. */
const MAX_NAME_LENGTH = 255;

/** Replaces the extension and shortens the name. */
function withExtension(name: string, extension: string): string {
  const dot = name.lastIndexOf('.');
  const stem = (dot > 0 ? name.slice(0, dot) : name).trim() || 'file';
  return `${stem.slice(0, MAX_NAME_LENGTH - extension.length - 1)}.${extension}`;
}

/** Prepares a selected file for sending. @throws ApiError with a code of the catalogue */
export async function prepareFileToSend(file: File, kind: FileKind): Promise<FileToSend> {
  const extension = getAllowedFileExtension(file);
  const unknownSize = { width: null, height: null, duration: null } as const;
  if (kind === 'image') {
    const image = await downscaleImageForUpload(file, extension).catch(() => null);
    if (!image) throw new ApiError({ code: 'api.file.not_processed', status: 0, operation: null });
    return { ...unknownSize, ...image, kind, filename: withExtension(file.name, image.extension) };
  }
  const filename = withExtension(file.name, extension);
  if (kind !== 'video') return { ...unknownSize, kind, filename, extension, bytes: file };
  const { duration, width, height, poster } = await readVideoMetadata(file);
  const fileError = validateFileLimits({ kind, size: file.size, duration });
  if (fileError) throw new ApiError({ code: fileError, status: 0, operation: null });
  return { kind, filename, extension, duration, width, height, bytes: file, poster };
}
