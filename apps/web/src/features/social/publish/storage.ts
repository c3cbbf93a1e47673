import type { Audience } from '@quintet/domain/social/audience';
import type { Cut } from '@quintet/domain/social/cut';
import { type DBSchema, openDB } from 'idb';
import type { UploadTarget } from '../../../shared/files/upload.ts';

/** An image or video of a draft, ready to send. */
export interface DraftFile {
  readonly id: string;
  readonly kind: 'image' | 'video';
  readonly bytes: Blob;
  readonly extension: string;
  readonly width: number | null;
  readonly height: number | null;
  /** Seconds. */
  readonly duration: number | null;
  /** How the image was cropped, and its original. */
  readonly cropped?: { readonly cut: Cut; readonly whole: DraftImage };
  /** The cover of a video; null where this browser shows no frame. */
  readonly poster?: Blob | null;
  /** The second of the video that the author chose as its cover. */
  readonly posterAt?: number;
}

export type DraftImage = Pick<DraftFile, 'bytes' | 'extension' | 'width' | 'height'>;

/** The draft of a post. */
export interface Draft {
  readonly text: string;
  readonly tags: readonly string[];
  readonly audience: Audience;
  readonly allowsComments: boolean;
  readonly files: readonly DraftFile[];
}

/** A pending post. */
export interface Job extends Draft {
  /** Created once, so that retries publish the post once. */
  readonly cid: string;
  /** File paths of uploaded files, by file id. */
  readonly paths: Readonly<Record<string, string>>;
  /** Upload targets of started uploads, by file id. */
  readonly targets?: Readonly<Record<string, UploadTarget>>;
  /** The server has refused it; another tab does not take it over. */
  readonly isRefused?: boolean;
}

interface Schema extends DBSchema {
  draft: { key: 'draft'; value: Draft };
  jobs: { key: string; value: Job };
}

const open = (userId: string) =>
  openDB<Schema>(`quintet.publish.${userId}`, 1, {
    upgrade(db) {
      db.createObjectStore('draft');
      db.createObjectStore('jobs', { keyPath: 'cid' });
    },
    // A logout in another tab deletes the database.
    blocking: (_current, _blocked, event) => (event.target as IDBDatabase).close(),
  });

/** Opens the database of drafts and jobs for one callback; logging out deletes it. */
async function withDatabase<Value>(userId: string, callback: (db: Awaited<ReturnType<typeof open>>) => Promise<Value>) {
  const db = await open(userId);
  try {
    return await callback(db);
  } finally {
    db.close();
  }
}

export const readDraft = (userId: string): Promise<Draft | undefined> =>
  withDatabase(userId, (db) => db.get('draft', 'draft'));
/** Null deletes the draft. */
export async function saveDraft(userId: string, draft: Draft | null): Promise<void> {
  await withDatabase(userId, async (db) => {
    if (draft) await db.put('draft', draft, 'draft');
    else await db.delete('draft', 'draft');
  });
}
/** Compares without bytes: a file's bytes depend only on its id and crop. */
export const isSameDraft = (a?: Draft, b?: Draft): boolean => JSON.stringify(a) === JSON.stringify(b);

/** Deletes the draft unless it has changed. */
export async function deleteDraft(userId: string, draft: Draft): Promise<void> {
  await withDatabase(userId, async (db) => {
    const { store, done } = db.transaction('draft', 'readwrite');
    if (isSameDraft(await store.get('draft'), draft)) await store.delete('draft');
    await done;
  });
}
export const readJobs = (userId: string): Promise<Job[]> => withDatabase(userId, (db) => db.getAll('jobs'));
export const saveJob = (userId: string, job: Job): Promise<unknown> =>
  withDatabase(userId, (db) => db.put('jobs', job));
export const deleteJob = (userId: string, cid: string): Promise<unknown> =>
  withDatabase(userId, (db) => db.delete('jobs', cid));
