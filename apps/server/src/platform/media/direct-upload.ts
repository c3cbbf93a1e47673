import { createWriteStream } from 'node:fs';
import { mkdir } from 'node:fs/promises';
import { dirname } from 'node:path';
import { pipeline } from 'node:stream/promises';
import type { Services } from '../services.ts';
import { type FileRow, findFileRow, FILE_SIZE_LIMITS } from './files.ts';
import { finalizeUpload } from './finalize-upload.ts';
import { getDirectUploadStorageKey } from './post-media-urls.ts';

const underWay = new Map<string, Promise<void>>();

/**
 * Finalizes a file that a browser uploaded to object storage, when it is first used. Returns the updated row; its state is
 * still `uploading` if no upload was found.
 */
export async function finalizeDirectUpload(services: Services, file: FileRow): Promise<FileRow> {
  if (file.state !== 'uploading' || !services.store.direct) return file;
  const work =
    underWay.get(file.id) ??
    downloadAndFinalize(services, file).finally(() => {
      underWay.delete(file.id);
    });
  underWay.set(file.id, work);
  await work;
  return (await findFileRow(services.db, file.id)) ?? file;
}

async function downloadAndFinalize(services: Services, file: FileRow): Promise<void> {
  const { partialUploads, store } = services;
  const key = getDirectUploadStorageKey(file.id);
  const size = await store.head(key);
  if (size === null) return;
  const uploadPath = partialUploads.pathOf(file.id);
  const isWithin = size > 0 && size <= FILE_SIZE_LIMITS[file.kind].limit && size === (file.upload_size ?? size);
  if (isWithin) {
    await mkdir(dirname(uploadPath), { recursive: true });
    await pipeline(await store.get(key), createWriteStream(uploadPath));
  }
  await finalizeUpload(services, file, {
    received: size,
    errorCode: isWithin ? null : FILE_SIZE_LIMITS[file.kind].tooLarge,
  });
  await store.delete(key);
}
