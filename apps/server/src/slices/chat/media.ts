import type { Schemas } from '@quintet/api/types';
import type { Kysely } from 'kysely';
import type { Database } from '../../base/database/types.ts';
import type { UserCaller } from '../../platform/http/caller.ts';
import { HttpError } from '../../platform/http/http-error.ts';
import { type FileRow, isFileAvailable } from '../../platform/media/files.ts';
import { getSignedUrlExpiry, getSignedMessageFileUrl } from '../../platform/media/signed-urls.ts';
import { THUMBNAIL_VARIANT } from '../../platform/media/process-message-upload.ts';
import type { Services } from '../../platform/services.ts';
import { requireGroupMember } from '../groups/membership.ts';
import { findReadableMessageFile } from './readable-file.ts';

type Media = Schemas['Media'];
type Row = { id: string; file_path: string | null };

/** Presents a message's file to one reader; the links are valid for this reader only. */
type MediaPresenter = (reader: string) => Media;

/** Returns the views of files by message id; messages without a file are left out. */
export async function queryMediaPresenters(
  db: Kysely<Database>,
  rows: readonly Row[],
): Promise<Map<string, MediaPresenter>> {
  const ids = rows.filter(({ file_path }) => file_path !== null).map(({ id }) => id);
  if (ids.length === 0) return new Map();
  const files = await db.selectFrom('files').selectAll().where('message_id', 'in', ids).execute();
  return new Map(files.map((file) => [file.message_id!, toMediaPresenter(file)]));
}

/** Size in pixels, thumbhash and duration remain after the file has expired. */
export function toMediaPresenter(file: FileRow): MediaPresenter {
  const { id, content_type, size, width, height, thumbhash, duration, variants } = file;
  const isShown = isFileAvailable(file, new Date());
  const hasThumbnail = variants.some(({ name }) => name === THUMBNAIL_VARIANT);
  return (reader) => ({
    file_id: id,
    content_type: content_type!,
    size: size!,
    url: isShown ? getSignedMessageFileUrl(file, reader) : null,
    thumbnail_url: isShown && hasThumbnail ? getSignedMessageFileUrl(file, reader, THUMBNAIL_VARIANT) : null,
    width,
    height,
    thumbhash,
    duration,
  });
}

/** A link to a file of a message that the user may see. @throws HttpError api.file.expired, api.data_not_exist, api.forbidden */
export async function queryGroupFileLink(
  { clock, db }: Pick<Services, 'clock' | 'db'>,
  { userId }: UserCaller,
  groupId: string,
  fileId: string,
): Promise<Schemas['GroupFile']> {
  await requireGroupMember(db, groupId, userId);
  const file = await findReadableMessageFile(db, userId, fileId);
  if (file?.group_id !== groupId) throw new HttpError('api.data_not_exist');
  if (!isFileAvailable(file, clock())) throw new HttpError('api.file.expired');
  return {
    file_id: file.id,
    url: getSignedMessageFileUrl(file, userId, undefined, clock()),
    filename: file.filename ?? `${file.kind}.${file.extension}`,
    content_type: file.content_type!,
    size: file.size!,
    expire_at: new Date(
      Math.min(getSignedUrlExpiry(clock()).getTime(), file.expire_at?.getTime() ?? Infinity),
    ).toISOString(),
  };
}
