import type { Readable } from 'node:stream';
import type { Schemas } from '@quintet/api/types';
import type { FileKind } from '../../database/file-tables.ts';
import { requireUser } from '../../http/caller.ts';
import { Failure } from '../../http/failure.ts';
import type { Call } from '../../http/handler.ts';
import { offerUpload, receive } from '../../media/uploads.ts';
import { readRoom, refuseSilenced } from './room.ts';

type Asked = Pick<Call<'getVideoUploadUrl'>, 'caller' | 'params' | 'services'> & {
  query: { extension: string; size?: number; duration?: number };
};

/** Where a member uploads what it may send to the group now; whether it still may is asked again when it is sent. */
export const offer =
  (kind: FileKind) =>
  async ({ caller, params, query, services }: Asked): Promise<Schemas['UploadTarget']> => {
    const { userId } = requireUser(caller);
    const room = await readRoom(services.db, params.id, userId);
    await refuseSilenced(services.db, room, kind);
    const { extension, size, duration } = query;
    return offerUpload(services, { userId, groupId: params.id, kind, extension, size, duration });
  };

/** The body is the file, or the rest of it. */
export async function takeBytes({
  params,
  query,
  request,
  services,
}: Call<'putUpload'>): Promise<Schemas['UploadProgress']> {
  const length = Number(request.headers['content-length'] ?? NaN);
  const piece = { stream: request.raw, offset: query.offset ?? 0, length: Number.isNaN(length) ? null : length };
  try {
    return await receive(services, params.ticket, piece);
  } finally {
    await drain(request.raw);
  }
}

/** Milliseconds. */
const DRAINING = 2000;

/** Lets the rest of what is refused go by: a browser that still sends when the connection closes does not read why. */
async function drain(stream: Readable): Promise<void> {
  if (stream.readableEnded || stream.destroyed) return;
  await new Promise<void>((resolve) => {
    const timer = setTimeout(resolve, DRAINING);
    for (const event of ['end', 'error', 'close']) {
      stream.once(event, () => {
        clearTimeout(timer);
        resolve();
      });
    }
    stream.resume();
  });
}

/** The form's field `file` is the file. */
export async function takeForm({ params, request, services }: Call<'postUpload'>): Promise<true> {
  const missing = new Failure('api.body.param_invalid.file');
  if (!request.isMultipart()) throw missing;
  const limits = { fileSize: Infinity, files: 1, fields: 20, fieldSize: 10_000, parts: 21, headerPairs: 20 };
  try {
    for await (const part of request.parts({ limits })) {
      if (part.type !== 'file') continue;
      if (part.fieldname !== 'file') part.file.resume();
      else return await takeWhole(services, params.ticket, part.file);
    }
  } finally {
    await drain(request.raw);
  }
  throw missing;
}

async function takeWhole(services: Call<'postUpload'>['services'], ticket: string, stream: Readable): Promise<true> {
  const { is_complete } = await receive(services, ticket, { stream, offset: null, length: null });
  if (!is_complete) throw new Failure('api.body.param_invalid.file');
  return true;
}
