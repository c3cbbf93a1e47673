import { randomBytes } from 'node:crypto';
import { AVATAR_PIXELS, IMAGE_MAX_BYTES } from '@quintet/domain/limits';
import type { FastifyRequest } from 'fastify';
import { HttpError } from '../http/http-error.ts';
import { readStreamWithinLimit, withFormFile } from '../http/form-file.ts';
import { encodeSquareImages, measureImage, InvalidImageError } from './images.ts';
import type { MediaStore } from './store.ts';

const THUMBNAIL_PIXELS = 120;
const FOLDER = 'avatars';
const PREFIX = `/media/${FOLDER}/`;

export type StoredAvatar = { avatar: string; avatar_thumbnail: string };

type Upload = { field: string; mustBeExact: boolean };

/**
 * Stores a form's picture as an avatar of a user or a group, in two sizes under random names.
 * @throws HttpError api.file.avatar_size, image_too_large, not_allowed
 */
export async function storeUploadedAvatar(
  store: MediaStore,
  request: FastifyRequest,
  upload: Upload,
): Promise<StoredAvatar> {
  const { field, mustBeExact } = upload;
  const source = await withFormFile(request, field, (file) =>
    readStreamWithinLimit(file, IMAGE_MAX_BYTES, 'api.file.image_too_large'),
  );
  return storeAvatar(store, source, mustBeExact);
}

/** Stores an image as an avatar in two sizes. @throws HttpError as `storeUploadedAvatar` does */
export async function storeAvatar(store: MediaStore, source: Buffer, mustBeExact = false): Promise<StoredAvatar> {
  const { large, small } = await remake(source, mustBeExact);
  const name = randomBytes(16).toString('hex');
  await store.put(`${FOLDER}/${name}.webp`, large, 'image/webp');
  await store.put(`${FOLDER}/${name}-small.webp`, small, 'image/webp');
  return { avatar: `${PREFIX}${name}.webp`, avatar_thumbnail: `${PREFIX}${name}-small.webp` };
}

async function remake(source: Buffer, mustBeExact: boolean) {
  try {
    const { width, height } = await measureImage(source);
    if (mustBeExact && (width !== AVATAR_PIXELS || height !== AVATAR_PIXELS))
      throw new HttpError('api.file.avatar_size');
    return await encodeSquareImages(source, AVATAR_PIXELS, THUMBNAIL_PIXELS);
  } catch (cause) {
    if (cause instanceof InvalidImageError) throw new HttpError('api.file.not_allowed', { cause });
    throw cause;
  }
}

/** Deletes avatars that are no longer used. */
export async function deleteAvatars(store: MediaStore, addresses: readonly (string | null)[]): Promise<void> {
  const ours = addresses.filter((address) => address?.startsWith(PREFIX));
  await Promise.all(ours.map((address) => store.delete(`${FOLDER}/${address!.slice(PREFIX.length)}`)));
}
