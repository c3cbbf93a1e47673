import type { Readable } from 'node:stream';
import type { MultipartFile } from '@fastify/multipart';
import type { FastifyRequest } from 'fastify';
import { HttpError } from './http-error.ts';

/** Limits of a form. The callback that reads the file limits its size. */
const LIMITS = { fileSize: Infinity, files: 1, fields: 1, fieldSize: 10_000, parts: 2, headerPairs: 20 };

/**
 * Calls `read` with the file in a field of a multipart form, as it arrives. The file comes first; the server discards the rest
 * of the form after the response.
 * @throws HttpError api.body.param_invalid.<field> for a form without the file, and for a truncated form;
 * api.body.param_invalid.<name> for another field before the file
 */
export async function withFormFile<T>(
  request: FastifyRequest,
  field: string,
  read: (file: Readable) => Promise<T>,
): Promise<T> {
  const file = request.isMultipart() ? await findFile(request, field) : null;
  if (!file) throw new HttpError(`api.body.param_invalid.${field}`);
  try {
    return await read(file);
  } catch (error) {
    if (!file.errored) throw error;
    throw new HttpError(`api.body.param_invalid.${field}`, { cause: error });
  }
}

async function findFile(request: FastifyRequest, field: string): Promise<MultipartFile['file'] | null> {
  try {
    for await (const part of request.parts({ limits: LIMITS })) {
      if (part.type === 'file' && part.fieldname === field) return part.file;
      throw new HttpError(`api.body.param_invalid.${part.fieldname}`);
    }
  } catch (cause) {
    if (cause instanceof HttpError) throw cause;
    throw new HttpError(`api.body.param_invalid.${field}`, { cause });
  }
  return null;
}

/** All bytes of a stream. @throws HttpError of the given code (413) as soon as they are more than the limit */
export async function readStreamWithinLimit(stream: Readable, limit: number, tooLarge: string): Promise<Buffer> {
  const chunks: Buffer[] = [];
  let size = 0;
  for await (const chunk of stream.iterator({ destroyOnReturn: false }) as AsyncIterable<Buffer>) {
    size += chunk.length;
    if (size > limit) throw new HttpError(tooLarge, { status: 413 });
    chunks.push(chunk);
  }
  return Buffer.concat(chunks);
}
