import { rm, stat } from 'node:fs/promises';
import { VIDEO_MAX_SECONDS } from '@quintet/domain/limits';
import type { Updateable } from 'kysely';
import type { FileKind } from '../../base/database/file-tables.ts';
import type { Database } from '../../base/database/types.ts';
import { HttpError } from '../http/http-error.ts';
import type { Services } from '../services.ts';
import type { FileRow } from './files.ts';
import { encodeScaledImages, InvalidImageError, type EncodedImage, computeThumbhash } from './images.ts';
import { getMessageFileStorageKey, ORIGINAL_VARIANT } from './signed-urls.ts';
import { requireVerifiedContentType } from './verified-content-type.ts';
import type { MediaStore } from './store.ts';
import { readAudioDuration } from './read-container-metadata.ts';
import { tryRemuxToMp4, measureVideo, extractPoster } from './video.ts';

type ProcessorDeps = Pick<Services, 'config' | 'store'>;
type FileUpdate = Updateable<Database['files']>;
type Processor = (deps: ProcessorDeps, file: FileRow, uploadPath: string) => Promise<FileUpdate>;

export const THUMBNAIL_VARIANT = 'thumbnail';
/** The same limit as in our app (web, downscale-image-for-upload.ts). */
const PICTURE_PIXELS = 2560;
const THUMBNAIL_PIXELS = 640;
const WEBP = 'image/webp';
const toSquareBox = (pixels: number) => ({ width: pixels, height: pixels });

/**
 * Checks a finished upload of a message, processes and stores it. Returns the changes for its row.
 * @throws HttpError api.file.not_allowed for a file that does not match its type, api.file.too_long
 */
export async function processMessageUpload(
  deps: ProcessorDeps,
  file: FileRow,
  uploadPath: string,
): Promise<FileUpdate> {
  try {
    return await PROCESSORS[file.kind](deps, file, uploadPath);
  } catch (cause) {
    if (cause instanceof InvalidImageError) throw new HttpError('api.file.not_allowed', { cause });
    throw cause;
  }
}

const PROCESSORS: Record<FileKind, Processor> = {
  image: async ({ store }, { id }, uploadPath) => {
    const [picture, thumbnail] = await encodeScaledImages(uploadPath, [
      toSquareBox(PICTURE_PIXELS),
      toSquareBox(THUMBNAIL_PIXELS),
    ]);
    const { content, width, height } = picture!;
    await store.put(getMessageFileStorageKey(id, ORIGINAL_VARIANT), content, WEBP);
    return {
      content_type: WEBP,
      size: content.length,
      width,
      height,
      ...(await storeMessageFileThumbnail(store, id, thumbnail!)),
    };
  },

  video: async ({ config, store }, { id, extension, upload_duration }, uploadPath) => {
    const verified = await requireVerifiedContentType(uploadPath, extension);
    const measured = await measureVideo(uploadPath, config.media);
    const duration = requireAllowedMediaDuration(measured.duration ?? upload_duration);
    const frame = await extractPoster(uploadPath, config.media);
    const poster = frame && (await encodeScaledImages(frame, [toSquareBox(THUMBNAIL_PIXELS)]))[0]!;
    const { width, height } = measured.width && measured.height ? measured : (poster ?? { width: null, height: null });
    const pictures = poster ? await storeMessageFileThumbnail(store, id, poster) : {};

    const rewritten = `${uploadPath}.mp4`;
    const isMp4 = verified !== 'video/webm' && (await tryRemuxToMp4(uploadPath, rewritten, config.media));
    const content_type = isMp4 ? 'video/mp4' : verified;
    const size = await storeOriginal(store, id, isMp4 ? rewritten : uploadPath, content_type);
    await rm(rewritten, { force: true });
    return { content_type, size, duration, width, height, ...pictures };
  },

  audio: async ({ store }, { id, extension, upload_duration }, uploadPath) => {
    const content_type = await requireVerifiedContentType(uploadPath, extension);
    const duration = requireAllowedMediaDuration((await readAudioDuration(uploadPath)) ?? upload_duration);
    return { content_type, duration, size: await storeOriginal(store, id, uploadPath, content_type) };
  },

  file: async ({ store }, { id, extension }, uploadPath) => {
    const content_type = await requireVerifiedContentType(uploadPath, extension);
    return { content_type, size: await storeOriginal(store, id, uploadPath, content_type) };
  },
};

/** Returns the duration in seconds. @throws HttpError api.file.too_long */
export function requireAllowedMediaDuration(seconds: number | null): number | null {
  if (seconds !== null && seconds > VIDEO_MAX_SECONDS) throw new HttpError('api.file.too_long');
  return seconds;
}

async function storeOriginal(store: MediaStore, id: string, path: string, contentType: string): Promise<number> {
  const { size } = await stat(path);
  await store.put(getMessageFileStorageKey(id, ORIGINAL_VARIANT), { file: path }, contentType);
  return size;
}

/** Stores the thumbnail of a file; returns its variant and its ThumbHash. */
export async function storeMessageFileThumbnail(
  store: MediaStore,
  id: string,
  { content, width, height }: EncodedImage,
) {
  await store.put(getMessageFileStorageKey(id, THUMBNAIL_VARIANT), content, WEBP);
  const variant = { name: THUMBNAIL_VARIANT, content_type: WEBP, size: content.length, width, height };
  return { thumbhash: await computeThumbhash(content), variants: JSON.stringify([variant]) };
}
