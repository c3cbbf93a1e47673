import { createReadStream } from 'node:fs';
import { copyFile, link, mkdir, open, rename, rm, stat, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import type { MediaStore } from './store.ts';

/** Stores media in a folder. A file appears under its name only when it is complete. */
export function createFolderStore(root: string): MediaStore {
  const placeOf = (key: string) => join(root, key);
  return {
    put: async (key, content) => {
      const place = placeOf(key);
      const draft = `${place}.draft`;
      await mkdir(dirname(place), { recursive: true });
      if (content instanceof Uint8Array) await writeFile(draft, content);
      else await move(content.file, draft);
      await settle(draft);
      await rename(draft, place);
    },
    copy: async (from, to) => {
      const [known, place] = [placeOf(from), placeOf(to)];
      await mkdir(dirname(place), { recursive: true });
      // Stored files never change, so a hard link is enough; copy if the disk does not support links.
      await link(known, place).catch(() => copyFile(known, place));
    },
    head: async (key) => (await stat(placeOf(key)).catch(() => null))?.size ?? null,
    get: async (key, range) => {
      const file = await open(placeOf(key));
      return createReadStream('', { fd: file, ...(range && { start: range.first, end: range.last }) });
    },
    delete: (key) => rm(placeOf(key), { force: true }),
  };
}

/** Moves a file, also to another disk. */
async function move(from: string, to: string): Promise<void> {
  try {
    await rename(from, to);
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== 'EXDEV') throw error;
    await copyFile(from, to);
    await rm(from, { force: true });
  }
}

/** Flushes a file to disk, so that a confirmed upload survives a power failure. */
async function settle(path: string): Promise<void> {
  const file = await open(path);
  try {
    await file.sync();
  } finally {
    await file.close();
  }
}
