import { FILE_MAX_BYTES, IMAGE_MAX_BYTES, VIDEO_MAX_BYTES } from '@quintet/domain/limits';
import type { FileKind } from '../../base/database/file-tables.ts';

/** The size limit of each kind in bytes, and the error code above it (spec §5). */
export const SIZES: Record<FileKind, { limit: number; tooLarge: string }> = {
  image: { limit: IMAGE_MAX_BYTES, tooLarge: 'api.file.image_too_large' },
  audio: { limit: FILE_MAX_BYTES, tooLarge: 'api.file.image_too_large' },
  file: { limit: FILE_MAX_BYTES, tooLarge: 'api.file.image_too_large' },
  video: { limit: VIDEO_MAX_BYTES, tooLarge: 'api.file.too_large' },
};
