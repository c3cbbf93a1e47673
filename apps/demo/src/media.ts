import { randomBytes } from 'node:crypto';
import { copyFile, mkdir, readFile, rm } from 'node:fs/promises';
import { extname, join } from 'node:path';
import type { Database } from '@quintet/server/database/types';
import { type StoredAvatar, storeAvatar } from '@quintet/server/media/avatars';
import type { FileRow } from '@quintet/server/media/files';
import { encodeScaledImages, measureImage, computeThumbhash } from '@quintet/server/media/images';
import { getPostMediaStorageKey, getPostVideoFileName } from '@quintet/server/media/post-media-urls';
import { processMessageUpload } from '@quintet/server/media/process-message-upload';
import { measureVideo } from '@quintet/server/media/video';
import type { Insertable } from 'kysely';
import type { ScriptedMessageFile } from './chats/scripts.ts';
import type { ServerConfig } from '@quintet/server/config';
import type { MediaStore } from '@quintet/server/media/store';

const ASSETS = join(import.meta.dirname, '../assets');
const WEBP = 'image/webp';
/** Additional widths of a post's images, in pixels. */
const SMALLER_WIDTHS = [360, 720];
const CONCURRENCY = 4;

type NewFile = Insertable<Database['files']> & Pick<FileRow, 'id' | 'extension'>;
type Owner = Pick<NewFile, 'user_id' | 'group_id'>;
export type DemoMediaDeps = {
  config: ServerConfig;
  store: MediaStore;
  smallerWidths?: readonly number[] | undefined;
};

const readAsset = (name: string): Promise<Buffer> => readFile(join(ASSETS, name));

/** Runs work for all items, a few at a time; results are in order. */
export async function mapConcurrently<T, R>(items: readonly T[], work: (item: T) => Promise<R>): Promise<R[]> {
  const results: R[] = [];
  const entries = items.entries();
  const worker = async () => {
    for (const [index, item] of entries) results[index] = await work(item);
  };
  await Promise.all(Array.from({ length: CONCURRENCY }, worker));
  return results;
}

/** Stores avatars and icons like uploads. */
export async function storeDemoAvatars(
  { store }: DemoMediaDeps,
  names: readonly string[],
): Promise<Map<string, StoredAvatar>> {
  const avatars = await mapConcurrently(names, async (name) => storeAvatar(store, await readAsset(`${name}.webp`)));
  return new Map(names.map((name, index) => [name, avatars[index]!]));
}

const newFile = (kind: NewFile['kind'], extension: string) => ({
  id: randomBytes(16).toString('hex'),
  secret: randomBytes(32),
  kind,
  extension,
  state: 'ready' as const,
});

/** Stores a message's file like an upload. */
export async function storeDemoMessageFile(
  { config, store }: DemoMediaDeps,
  { type, asset }: ScriptedMessageFile,
  owner: Owner,
) {
  const file = { ...newFile(type, extname(asset).slice(1)), ...owner };
  const upload = join(config.dataDir, 'uploads', file.id);
  await mkdir(join(config.dataDir, 'uploads'), { recursive: true });
  await copyFile(join(ASSETS, asset), upload);
  try {
    return { ...file, ...(await processMessageUpload({ config, store }, file as unknown as FileRow, upload)) };
  } finally {
    await rm(upload, { force: true });
  }
}

/** Stores an image or video of a post in its variants. Returns its row without post and author. */
export type StoredDemoPostFile = Awaited<ReturnType<typeof storeDemoPostFile>>;
export async function storeDemoPostFile(storage: DemoMediaDeps, name: string, hasVideo: boolean) {
  const { store } = storage;
  const file = newFile(hasVideo ? 'video' : 'image', hasVideo ? 'mp4' : 'webp');
  const images = await storeImages(storage, file.id, await readAsset(`${name}.webp`));
  const { width, height, size } = images.variants.at(-1)!;
  if (!hasVideo) return { ...file, ...images, content_type: WEBP, width, height, size };

  const path = join(ASSETS, `${name}.mp4`);
  const video = await readFile(path);
  const box = await measureVideo(path, storage.config.media);
  const content_type = 'video/mp4';
  await store.put(
    getPostMediaStorageKey(file.id, getPostVideoFileName({ ...file, content_type })),
    video,
    content_type,
  );
  const { duration } = box;
  return { ...file, ...images, content_type, width: box.width, height: box.height, duration, size: video.length };
}

async function storeImages({ store, smallerWidths = SMALLER_WIDTHS }: DemoMediaDeps, id: string, image: Buffer) {
  const own = await measureImage(image);
  const boxes = smallerWidths.filter((width) => width < own.width).map((width) => ({ width, height: width * 3 }));
  const images = [...(await encodeScaledImages(image, boxes)), { content: image, ...own }];
  const variants = images.map(({ content, ...box }) => ({
    name: `${box.width}.webp`,
    content_type: WEBP,
    size: content.length,
    ...box,
  }));
  for (const [index, { content }] of images.entries())
    await store.put(getPostMediaStorageKey(id, variants[index]!.name), content, WEBP);
  return { variants, thumbhash: await computeThumbhash(images[0]!.content) };
}
