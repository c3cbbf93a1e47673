import { openDB, unwrap } from 'idb';
import {
  deleteUnusedFileBytes,
  resolveStoredFiles,
  PUBLISH_STORE_NAMES,
  type PublishDatabaseSchema,
  type PublishDatabaseTransaction,
  replaceFilesWithStoredKeys,
} from './stored-bytes.ts';
import { abortOnBackForwardCache } from '../../../shared/storage/back-forward-cache.ts';
import { onLogout } from '../../../shared/session/local-data.ts';
import type { PostDraft, PostDraftFile, PublishJob } from './draft-types.ts';

const open = (userId: string) =>
  openDB<PublishDatabaseSchema>(`quintet.publish.${userId}`, 3, {
    upgrade(db, oldVersion) {
      if (oldVersion < 1) {
        db.createObjectStore('draft');
        db.createObjectStore('jobs', { keyPath: 'cid' });
      }
      if (oldVersion < 2) db.createObjectStore('files');
      db.createObjectStore('edits');
    },
    // A logout in another tab deletes the database.
    blocking: (_current, _blocked, event) => (event.target as IDBDatabase).close(),
  });

/** Opens the database of drafts and jobs for one transaction, which runs again if the page was cached; logging out deletes it. */
async function runTransaction<Value>(
  userId: string,
  mode: 'readonly' | 'readwrite',
  callback: (tx: PublishDatabaseTransaction) => Promise<Value>,
): Promise<Value> {
  const db = await open(userId);
  let wasCached = false;
  try {
    const tx = db.transaction(PUBLISH_STORE_NAMES, mode) as PublishDatabaseTransaction;
    abortOnBackForwardCache(unwrap(tx), () => (wasCached = true));
    const [value] = await Promise.all([callback(tx), tx.done]);
    return value;
  } catch (error) {
    if (!wasCached) throw error;
  } finally {
    db.close();
  }
  return runTransaction(userId, mode, callback);
}

/** Writes, and deletes the bytes that nothing names any more. */
const write = (userId: string, callback: (tx: PublishDatabaseTransaction) => Promise<unknown>): Promise<void> =>
  runTransaction(userId, 'readwrite', async (tx) => {
    await callback(tx);
    await deleteUnusedFileBytes(tx);
  });

/** Drafts of this tab that are not stored yet, by user; null for a deleted draft. A full device never stores them. */
const unsavedDrafts = new Map<string, PostDraft | null>();
onLogout(() => unsavedDrafts.clear());

/** Sets the draft that `readPostDraft` returns until `savePostDraft` has stored it. Null: there is no draft. */
export const setUnsavedPostDraft = (userId: string, draft: PostDraft | null): void =>
  void unsavedDrafts.set(userId, draft);

/** Reads this tab's unsaved draft, else the stored one. */
export async function readPostDraft(userId: string): Promise<PostDraft | undefined> {
  const stored = unsavedDrafts.has(userId) ? undefined : await readStoredPostDraft(userId);
  // It may have been written while the stored one was read.
  const unsaved = unsavedDrafts.get(userId);
  return unsaved === undefined ? stored : (unsaved ?? undefined);
}

const readStoredPostDraft = (userId: string): Promise<PostDraft | undefined> =>
  runTransaction(userId, 'readonly', async (tx) => {
    const stored = await tx.objectStore('draft').get('draft');
    return stored && resolveStoredFiles(tx, stored);
  });

/** Null deletes the draft. */
export async function savePostDraft(userId: string, draft: PostDraft | null): Promise<void> {
  await write(userId, async (tx) =>
    draft
      ? tx.objectStore('draft').put(await replaceFilesWithStoredKeys(tx, draft), 'draft')
      : tx.objectStore('draft').delete('draft'),
  );
  if (unsavedDrafts.get(userId) === draft) unsavedDrafts.delete(userId);
}

/** Compares without bytes: those of a file depend only on its id, its crop and the time of its cover. */
export const isSamePostDraft = (a?: object, b?: object): boolean => toComparable(a) === toComparable(b);
const toComparable = (draft?: object): string | undefined =>
  JSON.stringify(draft, (name, value: unknown) => (name === 'bytes' || name === 'poster' ? undefined : value));

/** Deletes the draft unless it has changed. */
export function deleteUnchangedPostDraft(userId: string, draft: PostDraft): Promise<void> {
  const isUnsaved = unsavedDrafts.get(userId) === draft;
  if (isUnsaved) unsavedDrafts.delete(userId);
  return write(userId, async (tx) => {
    const store = tx.objectStore('draft');
    // The stored draft is an older version of an unsaved one.
    if (isUnsaved || isSamePostDraft(await store.get('draft'), draft)) await store.delete('draft');
  });
}

export const readPublishJobs = (userId: string): Promise<PublishJob[]> =>
  runTransaction(userId, 'readonly', async (tx) => {
    const stored = await tx.objectStore('jobs').getAll();
    return Promise.all(stored.map((job) => resolveStoredFiles(tx, job)));
  });

export const savePublishJob = (userId: string, job: PublishJob): Promise<void> =>
  write(userId, async (tx) => tx.objectStore('jobs').put(await replaceFilesWithStoredKeys(tx, job)));

export const deletePublishJob = (userId: string, cid: string): Promise<void> =>
  write(userId, (tx) => tx.objectStore('jobs').delete(cid));

/** The pictures added to a published post and not saved yet. */
export const readPostEditFiles = (userId: string, postId: string): Promise<readonly PostDraftFile[]> =>
  runTransaction(userId, 'readonly', async (tx) => {
    const stored = await tx.objectStore('edits').get(postId);
    return stored ? (await resolveStoredFiles(tx, stored)).files : [];
  });

export const savePostEditFiles = (userId: string, postId: string, files: readonly PostDraftFile[]): Promise<void> =>
  write(userId, async (tx) => {
    const store = tx.objectStore('edits');
    if (files.length > 0) await store.put(await replaceFilesWithStoredKeys(tx, { files }), postId);
    else await store.delete(postId);
  });
