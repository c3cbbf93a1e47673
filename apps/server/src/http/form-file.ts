import type { FastifyRequest } from 'fastify';
import { Failure } from './failure.ts';

type Wanted = {
  /** The form's field. */
  field: string;
  /** Bytes; the reading stops there. */
  limit: number;
  /** The code for a file that is larger. */
  tooLarge: string;
};

/** The file of a multipart form. @throws Failure where the form has none, or too much */
export async function readFormFile(request: FastifyRequest, { field, limit, tooLarge }: Wanted): Promise<Buffer> {
  const missing = new Failure(`api.body.param_invalid.${field}`);
  if (!request.isMultipart()) throw missing;
  const limits = { fileSize: limit, files: 1, fields: 20, fieldSize: 10_000, parts: 21, headerPairs: 20 };
  try {
    for await (const part of request.parts({ limits })) {
      if (part.type === 'file' && part.fieldname === field) return await part.toBuffer();
      if (part.type === 'file') part.file.resume();
    }
  } catch (cause) {
    if ((cause as { code?: string }).code === 'FST_REQ_FILE_TOO_LARGE')
      throw new Failure(tooLarge, { status: 413, cause });
    throw new Failure(`api.body.param_invalid.${field}`, { cause });
  }
  throw missing;
}
