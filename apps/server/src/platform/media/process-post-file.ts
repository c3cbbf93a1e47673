import { createWriteStream } from 'node:fs';
import { mkdir, mkdtemp, rm, stat } from 'node:fs/promises';
import { join } from 'node:path';
import { pipeline } from 'node:stream/promises';
import type { Updateable } from 'kysely';
import type { FileKind, FileVariant } from '../../base/database/file-tables.ts';
import type { Database } from '../../base/database/types.ts';
import { HttpError } from '../http/http-error.ts';
import type { Services } from '../services.ts';
import type { MediaConfig } from '../../base/media-config.ts';
import type { FileRow } from './files.ts';
import { encodeScaledImages, measureImage, InvalidImageError, computeThumbhash } from './images.ts';
import { getCheckedPostUploadStorageKey, getPostMediaStorageKey, getPostVideoFileName } from './post-media-urls.ts';
import { requireAllowedMediaDuration } from './process-message-upload.ts';
import { requireVerifiedContentType } from './verified-content-type.ts';
import { encodeToMp4IfFfmpegExists, measureVideo, BROWSER_PLAYABLE_VIDEO_CODEC, extractPoster } from './video.ts';

type ProcessorDeps = Pick<Services, 'config' | 'store'>;
type FileUpdate = Updateable<Database['files']>;
type ProcessedPostFile = Omit<FileUpdate, 'variants'> & { variants: FileVariant[] };

const WEBP = 'image/webp';
/** Widths of the variants in pixels. A very tall picture becomes narrower to keep the maximum ratio. */
const WIDTHS = [360, 720, 1440];
const MAX_ASPECT_RATIO = 3;
/** For a video of unknown size. */
const DEFAULT_VIDEO_SIZE = { width: 1280, height: 720 };

/**
 * Checks an upload for a post and stores it unchanged; it is processed when the post is published.
 * @throws HttpError api.file.not_allowed for a file that does not match its type, api.file.too_long
 */
export async function checkAndStorePostUpload(
  { config, store }: ProcessorDeps,
  file: FileRow,
  uploadPath: string,
): Promise<FileUpdate> {
  const content_type =
    file.kind === 'image'
      ? await requirePicture(uploadPath)
      : await requireVerifiedContentType(uploadPath, file.extension);
  const is_long = file.kind === 'video' && (await isSlowToEncode(uploadPath, file, config.media));
  await store.put(getCheckedPostUploadStorageKey(file.id), { file: uploadPath }, content_type);
  return { content_type, is_long };
}

/** Seconds; a video up to this length is encoded quickly. */
const MAX_QUICK_SECONDS = 30;

async function isSlowToEncode(uploadPath: string, file: FileRow, programs: MediaConfig): Promise<boolean> {
  const { codec, duration } = await measureVideo(uploadPath, programs);
  const seconds = requireAllowedMediaDuration(duration ?? file.upload_duration);
  return codec !== null && codec !== BROWSER_PLAYABLE_VIDEO_CODEC && (seconds === null || seconds > MAX_QUICK_SECONDS);
}

async function requirePicture(uploadPath: string): Promise<string> {
  try {
    await measureImage(uploadPath);
    return 'application/octet-stream';
  } catch (cause) {
    if (cause instanceof InvalidImageError) throw new HttpError('api.file.not_allowed', { cause });
    throw cause;
  }
}

/** Makes the variants of a post's file. An aborted run must be repeated. @throws InvalidImageError, HttpError if retrying cannot help */
export async function processPostFile(
  { config, store }: ProcessorDeps,
  file: FileRow,
  signal: AbortSignal,
): Promise<ProcessedPostFile> {
  const uploadsDir = join(config.dataDir, 'uploads');
  await mkdir(uploadsDir, { recursive: true });
  const tempDir = await mkdtemp(join(uploadsDir, 'post-'));
  try {
    const fetch = async (id: string): Promise<string> => {
      const path = join(tempDir, id);
      await pipeline(await store.get(getCheckedPostUploadStorageKey(id)), createWriteStream(path));
      return path;
    };
    return await PROCESSORS[file.kind]!({ store, programs: { ...config.media, signal } }, file, fetch);
  } finally {
    await rm(tempDir, { recursive: true, force: true });
  }
}

type PostFileProcessorDeps = Pick<ProcessorDeps, 'store'> & {
  programs: Parameters<typeof encodeToMp4IfFfmpegExists>[3];
};
type PostFileProcessor = (
  tools: PostFileProcessorDeps,
  file: FileRow,
  fetch: (id: string) => Promise<string>,
) => Promise<ProcessedPostFile>;

const PROCESSORS: Partial<Record<FileKind, PostFileProcessor>> = {
  image: async ({ store }, { id }, fetch) => {
    const { variants, thumbhash } = await storeScaledImages(store, id, await fetch(id));
    const { width, height, size } = variants.at(-1)!;
    return { content_type: WEBP, width, height, size, thumbhash, variants };
  },

  video: async ({ programs, store }, file, fetch) => {
    const path = await fetch(file.id);
    const measured = await measureVideo(path, programs);
    // Prefer the cover chosen by the author.
    const frame = file.poster_id ? await fetch(file.poster_id) : await extractPoster(path, programs);
    const poster = frame ? await storeScaledImages(store, file.id, frame) : { variants: [], thumbhash: null };
    const box = measured.width && measured.height ? measured : (poster.variants.at(-1) ?? DEFAULT_VIDEO_SIZE);

    const encodedPath = `${path}.mp4`;
    const isEncoded = await encodeToMp4IfFfmpegExists(path, encodedPath, measured, programs);
    const content_type = isEncoded ? 'video/mp4' : file.content_type!;
    const { size } = await stat(isEncoded ? encodedPath : path);
    const key = getPostMediaStorageKey(file.id, getPostVideoFileName({ ...file, content_type }));
    await store.put(key, { file: isEncoded ? encodedPath : path }, content_type);
    return {
      content_type,
      size,
      width: box.width,
      height: box.height,
      duration: measured.duration ?? file.upload_duration,
      thumbhash: poster.thumbhash,
      variants: poster.variants,
    };
  },
};

/** Stores the picture in each width; returns the variants, smallest first. */
async function storeScaledImages(store: ProcessorDeps['store'], id: string, source: string | Buffer) {
  const { width } = await measureImage(source);
  const widths = [...WIDTHS.filter((each) => each < width), Math.min(width, WIDTHS.at(-1)!)];
  const pictures = await encodeScaledImages(
    source,
    [...new Set(widths)].map((each) => ({ width: each, height: each * MAX_ASPECT_RATIO })),
  );
  const variants: FileVariant[] = [];
  for (const { content, ...size } of pictures) {
    if (variants.some((known) => known.width === size.width)) continue;
    const name = `${size.width}.webp`;
    await store.put(getPostMediaStorageKey(id, name), content, WEBP);
    variants.push({ name, content_type: WEBP, size: content.length, ...size });
  }
  return { variants, thumbhash: await computeThumbhash(pictures[0]!.content) };
}
