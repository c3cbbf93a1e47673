import { randomBytes } from 'node:crypto';
import { FILE_MAX_BYTES, IMAGE_MAX_BYTES, VIDEO_MAX_BYTES } from '@quintet/domain/limits';
import { type Kysely, type Selectable, sql } from 'kysely';
import type { FileKind } from '../../base/database/file-tables.ts';
import type { Database } from '../../base/database/types.ts';
import { HttpError } from '../http/http-error.ts';

export type FileRow = Selectable<Database['files']>;

/** Hours within which a file must be uploaded, and then again within which it must be sent. */
export const UPLOAD_LIFETIME_HOURS = 24;
/** Limit of unsent files of one user. */
const MAX_UNSENT = { files: 200, bytes: 2 * 2 ** 30 };

/** The size limit of each kind in bytes, and the error code above it (spec §5). */
export const FILE_SIZE_LIMITS: Record<FileKind, { limit: number; tooLarge: string }> = {
  image: { limit: IMAGE_MAX_BYTES, tooLarge: 'api.file.image_too_large' },
  audio: { limit: FILE_MAX_BYTES, tooLarge: 'api.file.image_too_large' },
  file: { limit: FILE_MAX_BYTES, tooLarge: 'api.file.image_too_large' },
  video: { limit: VIDEO_MAX_BYTES, tooLarge: 'api.file.too_large' },
};

/** A file that a user is about to upload. */
export type NewUpload = {
  userId: string;
  /** Null for a file of a post. */
  groupId: string | null;
  kind: FileKind;
  extension: string;
  /** Bytes. */
  size: number | undefined;
  /** Seconds. */
  duration: number | undefined;
};

/** Creates the row for an upload. `limit` in bytes. @throws HttpError api.too_many_requests for a user with too many unsent files */
export async function createFileRow(db: Kysely<Database>, upload: NewUpload, limit: number): Promise<FileRow> {
  const { userId, groupId, kind, extension, size, duration } = upload;
  const { rows } = await sql<{ files: number; bytes: number }>`
    select count(*)::int as files, coalesce(sum(coalesce(upload_size, ${limit})), 0)::double precision as bytes
    from files where user_id = ${userId} and message_id is null and post_id is null and state in ('uploading', 'processing', 'ready')`.execute(
    db,
  );
  const unsent = rows[0]!;
  if (unsent.files >= MAX_UNSENT.files || unsent.bytes + (size ?? limit) > MAX_UNSENT.bytes)
    throw new HttpError('api.too_many_requests');
  return db
    .insertInto('files')
    .values({
      id: randomBytes(16).toString('hex'),
      secret: randomBytes(32),
      user_id: userId,
      group_id: groupId,
      kind,
      extension,
      upload_size: size ?? null,
      upload_duration: duration ?? null,
    })
    .returningAll()
    .executeTakeFirstOrThrow();
}

/** Unsent files created before this time cannot be sent any more; the next sweep deletes them. */
export const getUnsentFileCutoff = (now: Date): Date => new Date(now.getTime() - 2 * UPLOAD_LIFETIME_HOURS * 3600_000);

/** Whether a file is available. An expired file is unavailable at once, even before it is swept. */
export const isFileAvailable = ({ state, expire_at }: Pick<FileRow, 'state' | 'expire_at'>, now: Date): boolean =>
  state === 'ready' && (expire_at === null || expire_at > now);

export const findFileRow = (db: Kysely<Database>, id: string): Promise<FileRow | undefined> =>
  db.selectFrom('files').selectAll().where('id', '=', id).executeTakeFirst();

/** The file path used in the API. */
export const toApiFilePath = ({ id, extension }: Pick<FileRow, 'id' | 'extension'>): string =>
  `files/${id}.${extension}`;

/** Parses a path from `toApiFilePath`; null if it is not one. */
export const parseFileId = (path: string): string | null =>
  /^files\/([0-9a-f]{32})\.[a-z0-9]{1,8}$/.exec(path)?.[1] ?? null;
