import { type ChatDatabase, type StoredOutboxFile, toPosterKey } from './schema.ts';

/** A private window of WebKit does not; tried apart, as a Blob among other requests would block its transaction for good. */
async function canStoreBlobs(db: ChatDatabase): Promise<boolean> {
  try {
    await db.put('files', new Blob(['probe']), 'probe');
    await db.delete('files', 'probe');
    return true;
  } catch {
    return false;
  }
}

const toBytes = async (blob: Blob): Promise<StoredOutboxFile> => ({
  type: blob.type,
  content: await blob.arrayBuffer(),
});

const toBlob = (file: StoredOutboxFile | undefined): Blob | undefined =>
  file && 'content' in file ? new Blob([file.content], { type: file.type }) : file;

/** Resolves to a function that turns a file into what this browser can store: a Blob, or bytes where it cannot store Blobs. */
export const createStoredFileConverter = async (
  db: ChatDatabase,
): Promise<(blob: Blob) => StoredOutboxFile | Promise<StoredOutboxFile>> =>
  (await canStoreBlobs(db)) ? (blob) => blob : toBytes;

/** The bytes of a pending file. */
export const readOutboxFile = async (db: ChatDatabase, cid: string): Promise<Blob | undefined> =>
  toBlob(await db.get('files', cid));

export const readOutboxPoster = (db: ChatDatabase, cid: string): Promise<Blob | undefined> =>
  readOutboxFile(db, toPosterKey(cid));
