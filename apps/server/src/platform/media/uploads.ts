import type { Readable } from 'node:stream';
import type { Schemas } from '@quintet/api/types';
import { HttpError } from '../http/http-error.ts';
import type { Services } from '../services.ts';
import { UploadTooLargeError } from './partial-upload-store.ts';
import { finalizeUpload } from './finalize-upload.ts';
import {
  type FileRow,
  findFileRow,
  createFileRow,
  toApiFilePath,
  FILE_SIZE_LIMITS,
  UPLOAD_LIFETIME_HOURS,
  type NewUpload,
} from './files.ts';
import { getDirectUploadStorageKey } from './post-media-urls.ts';
import { parseUnverifiedMediaToken, getVerifiedMediaTokenExpiry, signMediaToken } from './media-tokens.ts';

type Progress = Schemas['UploadProgress'];

const UPLOADS = '/api/v1/files/uploads/';

/** Creates an upload URL, valid for a day. It leads to object storage if that is configured and the size is known. */
export async function createUploadTarget(
  { clock, db, store }: Services,
  upload: NewUpload,
): Promise<Schemas['UploadTarget']> {
  const file = await createFileRow(db, upload, FILE_SIZE_LIMITS[upload.kind].limit);
  const until = new Date(clock().getTime() + UPLOAD_LIFETIME_HOURS * 3600_000);
  return {
    url: (await offerDirect({ db, store }, file, until)) ?? UPLOADS + signMediaToken('upload', file, until),
    method: 'PUT',
    file_path: toApiFilePath(file),
    expire_at: until.toISOString(),
  };
}

async function offerDirect(
  { db, store }: Pick<Services, 'db' | 'store'>,
  { id, upload_size: size }: FileRow,
  until: Date,
): Promise<string | null> {
  if (!store.direct || size === null) return null;
  await db.insertInto('direct_uploads').values({ file_id: id, end_at: until }).execute();
  return store.direct.uploadUrl(getDirectUploadStorageKey(id), { until, size });
}

/** @throws HttpError api.forbidden for an invalid ticket, api.file.expired for an expired one */
async function readTicket({ clock, db }: Services, ticket: string): Promise<FileRow> {
  const claim = parseUnverifiedMediaToken(ticket);
  const file = claim && (await findFileRow(db, claim.id));
  const until = file ? getVerifiedMediaTokenExpiry('upload', file, ticket) : null;
  if (!file || !until) throw new HttpError('api.forbidden');
  if (until < clock()) throw new HttpError('api.file.expired');
  return file;
}

/** Bytes received so far. @throws HttpError as `readTicket`, or with the reason for which the upload was refused */
export async function readTicketUploadProgress(services: Services, ticket: string): Promise<Progress> {
  return readUploadProgress(services, await readTicket(services, ticket));
}

/** @param file undefined if the file was deleted while its bytes arrived */
async function readUploadProgress({ partialUploads }: Services, file: FileRow | undefined): Promise<Progress> {
  if (!file || file.state === 'deleting' || file.state === 'deleted') throw new HttpError('api.file.expired');
  if (file.state === 'rejected') throw new HttpError(file.failure!);
  const is_complete = file.state !== 'uploading';
  const received = is_complete ? file.upload_size! : await partialUploads.sizeOf(file.id);
  return { received, size: file.upload_size, is_complete };
}

/** `offset` is the byte at which the stream continues the file; null if the stream is the whole file. */
type Piece = { stream: Readable; offset: number | null; length: number | null };

/**
 * Writes bytes as they arrive; the last byte triggers processing of the file. Sending bytes for a finished upload again
 * changes nothing.
 * @throws HttpError for too many bytes, bytes of another file type, and (409) an offset other than the received size
 */
export async function receiveUploadBytes(services: Services, ticket: string, piece: Piece): Promise<Progress> {
  const { id } = await readTicket(services, ticket);
  return services.runAbortingPrevious(id, async (signal) => {
    // The previous writer may have finished the upload.
    const file = await readTicket(services, ticket);
    if (file.state === 'uploading') await write(services, file, piece, signal);
    return readUploadProgress(services, await findFileRow(services.db, id));
  });
}

async function write(services: Services, file: FileRow, piece: Piece, signal: AbortSignal): Promise<void> {
  const { partialUploads } = services;
  const { limit, tooLarge } = FILE_SIZE_LIMITS[file.kind];
  const most = file.upload_size ?? limit;
  const offset = piece.offset ?? 0;
  const here = await partialUploads.sizeOf(file.id);
  if (piece.offset !== null && piece.offset !== here)
    throw new HttpError('api.body.param_invalid.offset', {
      status: 409,
      result: await readUploadProgress(services, file),
    });
  if (offset + (piece.length ?? 0) > most) throw new HttpError(tooLarge, { status: 413 });
  try {
    await partialUploads.write(file.id, piece.stream, { offset, limit: most, signal });
  } catch (cause) {
    if (cause instanceof UploadTooLargeError) {
      await partialUploads.remove(file.id);
      throw new HttpError(tooLarge, { status: 413 });
    }
    // The connection broke, or another request continues the upload: no client reads this response.
    if (signal.aborted || piece.stream.destroyed) throw new HttpError('api.cancelled', { cause });
    throw cause;
  }
  const received = await partialUploads.sizeOf(file.id);
  if (received > 0 && (file.upload_size === null || received === file.upload_size))
    await finalizeUpload(services, file, { received, errorCode: null });
}
