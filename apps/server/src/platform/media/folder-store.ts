import { createReadStream } from 'node:fs';
import { copyFile, link, mkdir, open, rename, rm, stat, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import type { MediaStore } from './store.ts';

/** Stores media in a folder. A file appears under its name only when it is complete. */
export function createFolderMediaStore(root: string): MediaStore {
  const toPath = (key: string) => join(root, key);
  return {
    put: async (key, content) => {
      const path = toPath(key);
      const partialPath = `${path}.draft`;
      await mkdir(dirname(path), { recursive: true });
      if (content instanceof Uint8Array) await writeFile(partialPath, content);
      else await move(content.file, partialPath);
      await flushToDisk(partialPath);
      await rename(partialPath, path);
    },
    copy: async (from, to) => {
      const [source, path] = [toPath(from), toPath(to)];
      await mkdir(dirname(path), { recursive: true });
      // Stored files never change, so a hard link is enough; copy if the disk does not support links.
      await link(source, path).catch(() => copyFile(source, path));
    },
    head: async (key) => (await stat(toPath(key)).catch(() => null))?.size ?? null,
    get: async (key, range) => {
      const file = await open(toPath(key));
      return createReadStream('', { fd: file, ...(range && { start: range.first, end: range.last }) });
    },
    delete: (key) => rm(toPath(key), { force: true }),
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
async function flushToDisk(path: string): Promise<void> {
  const file = await open(path);
  try {
    await file.sync();
  } finally {
    await file.close();
  }
}
