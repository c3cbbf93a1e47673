import { mkdir, open, rm, stat } from 'node:fs/promises';
import { join } from 'node:path';
import type { Readable } from 'node:stream';

export type PartialUploadStore = {
  pathOf: (id: string) => string;
  /** Bytes received so far. */
  sizeOf: (id: string) => Promise<number>;
  /** Writes the stream from byte `offset` on; keeps the bytes received before the stream breaks. @throws UploadTooLargeError */
  write: (id: string, stream: Readable, options: WriteOptions) => Promise<void>;
  remove: (id: string) => Promise<void>;
};

type WriteOptions = { offset: number; limit: number; signal: AbortSignal };

/** Thrown for the first byte above the limit. The caller must handle the rest of the stream. */
export class UploadTooLargeError extends Error {
  override name = 'UploadTooLargeError';
}

/** Keeps each unfinished upload in its own file in the folder `root`. */
export function createPartialUploadStore(root: string): PartialUploadStore {
  const pathOf = (id: string) => join(root, id);
  return {
    pathOf,
    sizeOf: async (id) => (await stat(pathOf(id)).catch(() => null))?.size ?? 0,
    write: async (id, stream, { offset, limit, signal }) => {
      await mkdir(root, { recursive: true });
      const file = await open(pathOf(id), offset === 0 ? 'w' : 'r+');
      const destroyStream = () => stream.destroy();
      signal.addEventListener('abort', destroyStream);
      try {
        let position = offset;
        for await (const chunk of stream.iterator({ destroyOnReturn: false }) as AsyncIterable<Buffer>) {
          if (position + chunk.length > limit) throw new UploadTooLargeError();
          signal.throwIfAborted();
          await file.write(chunk, 0, chunk.length, position);
          position += chunk.length;
        }
        signal.throwIfAborted();
        await file.sync();
      } finally {
        signal.removeEventListener('abort', destroyStream);
        await file.close();
      }
    },
    remove: (id) => rm(pathOf(id), { force: true }),
  };
}
