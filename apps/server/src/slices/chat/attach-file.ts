import type { Schemas } from '@quintet/api/types';
import type { Transaction } from 'kysely';
import type { FileKind } from '../../base/database/file-tables.ts';
import type { Database } from '../../base/database/types.ts';
import type { UserCaller } from '../../platform/http/caller.ts';
import { HttpError } from '../../platform/http/http-error.ts';
import { type FileRow, toApiFilePath } from '../../platform/media/files.ts';
import { attachUploadedPoster } from '../../platform/media/attach-uploaded-poster.ts';
import { requireUnsentFile } from '../../platform/media/unsent-file.ts';
import type { Services } from '../../platform/services.ts';

type AttachmentInput = Pick<
  Schemas['SendMessageRequest'],
  'type' | 'group_id' | 'file_path' | 'filename' | 'duration' | 'poster_path'
>;

const KINDS: Partial<Record<AttachmentInput['type'], FileKind>> = {
  image: 'image',
  video: 'video',
  audio: 'audio',
  file: 'file',
};

type Attachment = {
  file_path: string;
  file_id: string;
  filename: string | null;
  /** Seconds. */
  duration: number | null;
};

/** The kind of file that a message of this type carries. */
export const getFileKindForMessageType = (type: AttachmentInput['type']): FileKind | undefined => KINDS[type];

/**
 * Reads the content of a message with a file, and attaches the poster of a video to it. @throws HttpError if the file belongs to
 * another user, group or kind, is not uploaded yet, or is sent already
 */
export async function prepareMessageAttachment(
  services: Services,
  { userId }: UserCaller,
  given: AttachmentInput,
): Promise<Attachment> {
  const file = await requireUnsent(services, userId, given, 'file_path');
  if (file.kind !== getFileKindForMessageType(given.type)) throw new HttpError('api.body.param_invalid.file_path');
  if (given.poster_path !== undefined) {
    if (file.kind !== 'video') throw new HttpError('api.body.param_invalid.poster_path');
    await attachUploadedPoster(services, file, await requireUnsent(services, userId, given, 'poster_path'));
  }
  return {
    file_path: toApiFilePath(file),
    file_id: file.id,
    filename: nameFor(file, given.filename),
    duration: file.duration ?? (file.kind === 'video' || file.kind === 'audio' ? (given.duration ?? null) : null),
  };
}

const requireUnsent = (
  services: Services,
  userId: string,
  given: AttachmentInput,
  field: 'file_path' | 'poster_path',
): Promise<FileRow> => {
  const wrong = new HttpError(`api.body.param_invalid.${field}`);
  return requireUnsentFile(services, given[field] ?? '', { userId, groupId: given.group_id }, 'ready', wrong);
};

/** Returns the name of a document, with the extension that matches its content. */
function nameFor({ kind, extension }: FileRow, filename: string | undefined): string | null {
  const name = filename === undefined ? null : filename.replace(/[\p{Cc}\p{Cf}/\\]/gu, '').trim() || null;
  if (kind !== 'file') return name;
  if (name === null) throw new HttpError('api.body.param_invalid.filename');
  if (!name.toLowerCase().endsWith(`.${extension}`)) throw new HttpError('api.file.not_allowed');
  return name;
}

/** Assigns a file to its message; no other message can use it then. @throws HttpError if a concurrent request assigned it first */
export async function attachMessageFile(
  trx: Transaction<Database>,
  fileId: string,
  message: { id: string; expire_at: Date | null },
): Promise<void> {
  const { numUpdatedRows } = await trx
    .updateTable('files')
    .set({ message_id: message.id, expire_at: message.expire_at })
    .where('id', '=', fileId)
    .where('message_id', 'is', null)
    .where('state', '=', 'ready')
    .executeTakeFirst();
  if (numUpdatedRows === 0n) throw new HttpError('api.body.param_invalid.file_path');
}
