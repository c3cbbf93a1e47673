import { buffer } from 'node:stream/consumers';
import { HttpError } from '../http/http-error.ts';
import type { Services } from '../services.ts';
import type { FileRow } from './files.ts';
import { getMessageFileStorageKey } from './signed-urls.ts';
import { storeMessageFileThumbnail, THUMBNAIL_VARIANT } from './process-message-upload.ts';

/**
 * Uses an uploaded picture as the poster of a video from which the server could not extract one.
 * @throws HttpError for a file that is not a picture
 */
export async function attachUploadedPoster(
  { db, store }: Pick<Services, 'db' | 'store'>,
  video: FileRow,
  picture: FileRow,
) {
  const thumbnail = picture.variants.find(({ name }) => name === THUMBNAIL_VARIANT);
  if (picture.kind !== 'image' || !thumbnail) throw new HttpError('api.body.param_invalid.poster_path');
  if (video.variants.length > 0) return;
  const content = await buffer(await store.get(getMessageFileStorageKey(picture.id, THUMBNAIL_VARIANT)));
  const pictures = await storeMessageFileThumbnail(store, video.id, { ...thumbnail, content });
  const { width, height } = video.width ? video : picture;
  await db
    .updateTable('files')
    .set({ ...pictures, width, height })
    .where('id', '=', video.id)
    .execute();
}
