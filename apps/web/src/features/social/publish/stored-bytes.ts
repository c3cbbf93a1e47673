import type { DBSchema, IDBPTransaction } from 'idb';
import { createRandomHex } from '../../../shared/storage/random-hex.ts';
import type { PostDraft, PostDraftFile, PostDraftImage, PublishJob } from './draft-types.ts';

type WithFiles = Pick<PostDraft, 'files'>;

/** A value with keys into `files` instead of bytes; drafts of earlier versions hold the bytes themselves. */
type Stored<Value extends WithFiles> = Omit<Value, 'files'> & { readonly files: readonly StoredFile[] };
type StoredImage = Omit<PostDraftImage, 'bytes'> & { readonly bytes: string | Blob };
type StoredFile = Omit<PostDraftFile, 'bytes' | 'cropped' | 'poster'> & {
  readonly bytes: string | Blob;
  readonly poster?: string | Blob | null;
  readonly cropped?: { readonly cut: NonNullable<PostDraftFile['cropped']>['cut']; readonly whole: StoredImage };
};

export interface PublishDatabaseSchema extends DBSchema {
  draft: { key: 'draft'; value: Stored<PostDraft> };
  jobs: { key: string; value: Stored<PublishJob> };
  /** Pictures added to a published post and not saved yet, by post id. */
  edits: { key: string; value: Stored<WithFiles> };
  /** The bytes of all files, so that a change of text does not write them again. */
  files: { key: string; value: Blob };
}

export const PUBLISH_STORE_NAMES = ['draft', 'jobs', 'edits', 'files'] as const;
export type PublishDatabaseTransaction = IDBPTransaction<
  PublishDatabaseSchema,
  typeof PUBLISH_STORE_NAMES,
  'readwrite'
>;

/** The keys of bytes that were stored or read in this tab. */
const keys = new WeakMap<Blob, string>();

/** Stores bytes unless they are there; returns their key. */
async function storeBlob(tx: PublishDatabaseTransaction, bytes: Blob): Promise<string> {
  const key = keys.get(bytes) ?? createRandomHex(8);
  keys.set(bytes, key);
  const files = tx.objectStore('files');
  if ((await files.getKey(key)) === undefined) await files.put(bytes, key);
  return key;
}

export async function replaceFilesWithStoredKeys<Value extends WithFiles>(
  tx: PublishDatabaseTransaction,
  value: Value,
): Promise<Stored<Value>> {
  const files = value.files.map(async ({ bytes, cropped, poster, ...file }) => ({
    ...file,
    bytes: await storeBlob(tx, bytes),
    ...(poster !== undefined && { poster: poster && (await storeBlob(tx, poster)) }),
    ...(cropped && {
      cropped: { cut: cropped.cut, whole: { ...cropped.whole, bytes: await storeBlob(tx, cropped.whole.bytes) } },
    }),
  }));
  return { ...value, files: await Promise.all(files) };
}

async function loadBlob(tx: PublishDatabaseTransaction, stored: string | Blob): Promise<Blob> {
  if (typeof stored !== 'string') return stored;
  const bytes = (await tx.objectStore('files').get(stored)) ?? new Blob();
  keys.set(bytes, stored);
  return bytes;
}

export async function resolveStoredFiles<Value extends WithFiles>(
  tx: PublishDatabaseTransaction,
  stored: Stored<Value>,
): Promise<Value> {
  const files = stored.files.map(async ({ bytes, cropped, poster, ...file }) => ({
    ...file,
    bytes: await loadBlob(tx, bytes),
    ...(poster !== undefined && { poster: poster && (await loadBlob(tx, poster)) }),
    ...(cropped && {
      cropped: { cut: cropped.cut, whole: { ...cropped.whole, bytes: await loadBlob(tx, cropped.whole.bytes) } },
    }),
  }));
  return { ...stored, files: await Promise.all(files) } as unknown as Value;
}

/** Deletes bytes that no draft, job or edit names. */
export async function deleteUnusedFileBytes(tx: PublishDatabaseTransaction): Promise<void> {
  const stores = ['draft', 'jobs', 'edits'] as const;
  const values = (await Promise.all(stores.map((name) => tx.objectStore(name).getAll()))).flat();
  const used = new Set(
    values.flatMap(({ files }) =>
      files.flatMap(({ bytes, cropped, poster }) => [bytes, cropped?.whole.bytes, poster ?? undefined]),
    ),
  );
  for (const key of await tx.objectStore('files').getAllKeys())
    if (!used.has(key)) await tx.objectStore('files').delete(key);
}
