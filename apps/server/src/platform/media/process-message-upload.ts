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
import { remuxToMp4, measureVideo, extractPoster } from './video.ts';

type ProcessorDeps = Pick<Services, 'config' | 'store'>;
type FileUpdate = Updateable<Database['files']>;
type Processor = (needs: ProcessorDeps, file: FileRow, draft: string) => Promise<FileUpdate>;

export const THUMBNAIL_VARIANT = 'thumbnail';
/** The same limit as in our app (web, resize-image.ts). */
const PICTURE_PIXELS = 2560;
const THUMBNAIL_PIXELS = 640;
const WEBP = 'image/webp';
const square = (pixels: number) => ({ width: pixels, height: pixels });

/**
 * Checks a finished upload of a message, processes and stores it. Returns the changes for its row.
 * @throws HttpError api.file.not_allowed for a file that does not match its type, api.file.too_long
 */
export async function processMessageUpload(needs: ProcessorDeps, file: FileRow, draft: string): Promise<FileUpdate> {
  try {
    return await PROCESSORS[file.kind](needs, file, draft);
  } catch (cause) {
    if (cause instanceof InvalidImageError) throw new HttpError('api.file.not_allowed', { cause });
    throw cause;
  }
}

const PROCESSORS: Record<FileKind, Processor> = {
  image: async ({ store }, { id }, draft) => {
    const [picture, thumbnail] = await encodeScaledImages(draft, [square(PICTURE_PIXELS), square(THUMBNAIL_PIXELS)]);
    const { content, width, height } = picture!;
    await store.put(getMessageFileStorageKey(id, ORIGINAL_VARIANT), content, WEBP);
    return {
      content_type: WEBP,
      size: content.length,
      width,
      height,
      ...(await storeFileThumbnail(store, id, thumbnail!)),
    };
  },

  video: async ({ config, store }, { id, extension, upload_duration }, draft) => {
    const verified = await requireVerifiedContentType(draft, extension);
    const measured = await measureVideo(draft, config.media);
    const duration = assertMediaDurationAllowed(measured.duration ?? upload_duration);
    const frame = await extractPoster(draft, config.media);
    const poster = frame && (await encodeScaledImages(frame, [square(THUMBNAIL_PIXELS)]))[0]!;
    const { width, height } = measured.width && measured.height ? measured : (poster ?? { width: null, height: null });
    const pictures = poster ? await storeFileThumbnail(store, id, poster) : {};

    const rewritten = `${draft}.mp4`;
    const isMp4 = verified !== 'video/webm' && (await remuxToMp4(draft, rewritten, config.media));
    const content_type = isMp4 ? 'video/mp4' : verified;
    const size = await keepFile(store, id, isMp4 ? rewritten : draft, content_type);
    await rm(rewritten, { force: true });
    return { content_type, size, duration, width, height, ...pictures };
  },

  audio: async ({ store }, { id, extension, upload_duration }, draft) => {
    const content_type = await requireVerifiedContentType(draft, extension);
    const duration = assertMediaDurationAllowed((await readAudioDuration(draft)) ?? upload_duration);
    return { content_type, duration, size: await keepFile(store, id, draft, content_type) };
  },

  file: async ({ store }, { id, extension }, draft) => {
    const content_type = await requireVerifiedContentType(draft, extension);
    return { content_type, size: await keepFile(store, id, draft, content_type) };
  },
};

/** @throws HttpError api.file.too_long */
export function assertMediaDurationAllowed(seconds: number | null): number | null {
  if (seconds !== null && seconds > VIDEO_MAX_SECONDS) throw new HttpError('api.file.too_long');
  return seconds;
}

async function keepFile(store: MediaStore, id: string, path: string, contentType: string): Promise<number> {
  const { size } = await stat(path);
  await store.put(getMessageFileStorageKey(id, ORIGINAL_VARIANT), { file: path }, contentType);
  return size;
}

/** Stores the thumbnail of a file; returns its variant and its ThumbHash. */
export async function storeFileThumbnail(store: MediaStore, id: string, { content, width, height }: EncodedImage) {
  await store.put(getMessageFileStorageKey(id, THUMBNAIL_VARIANT), content, WEBP);
  const variant = { name: THUMBNAIL_VARIANT, content_type: WEBP, size: content.length, width, height };
  return { thumbhash: await computeThumbhash(content), variants: JSON.stringify([variant]) };
}
