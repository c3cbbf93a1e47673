import { HttpError } from '../http/http-error.ts';
import type { Services } from '../services.ts';
import { type FileRow, findFileRow, isFileAvailable, createFileRow } from './files.ts';
import { getMessageFileStorageKey, ORIGINAL_VARIANT } from './signed-urls.ts';

/** Copies a file into a new one that the user can send to a group. @throws HttpError api.file.expired if the original is gone */
export async function copyFileForSending(
  { clock, db, store }: Pick<Services, 'clock' | 'db' | 'store'>,
  original: FileRow,
  { userId, groupId }: { userId: string; groupId: string },
): Promise<FileRow> {
  if (!isFileAvailable(original, clock())) throw new HttpError('api.file.expired');
  const { kind, extension, content_type, width, height, thumbhash, variants } = original;
  const size = original.size ?? 0;
  const duration = original.duration ?? undefined;
  const copy = await createFileRow(db, { userId, groupId, kind, extension, size, duration }, size);
  try {
    for (const name of [ORIGINAL_VARIANT, ...variants.map((variant) => variant.name)])
      await store.copy(getMessageFileStorageKey(original.id, name), getMessageFileStorageKey(copy.id, name));
  } catch (error) {
    // The original may have been deleted meanwhile.
    if ((await findFileRow(db, original.id))?.state !== 'ready') throw new HttpError('api.file.expired');
    throw error;
  }
  return db
    .updateTable('files')
    .set({
      state: 'ready',
      content_type,
      size,
      width,
      height,
      thumbhash,
      duration: original.duration,
      variants: JSON.stringify(variants),
    })
    .where('id', '=', copy.id)
    .returningAll()
    .executeTakeFirstOrThrow();
}
