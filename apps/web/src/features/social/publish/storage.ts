import type { Audience } from '@quintet/domain/social/audience';
import type { Cut } from '@quintet/domain/social/cut';
import { type DBSchema, openDB } from 'idb';
import type { UploadTarget } from '../../../shared/files/upload.ts';

/** A picture or video as it will be sent. */
export interface DraftFile {
  readonly id: string;
  readonly kind: 'image' | 'video';
  readonly bytes: Blob;
  readonly extension: string;
  readonly width: number | null;
  readonly height: number | null;
  /** Seconds. */
  readonly duration: number | null;
  /** Of a picture that was cropped: how, and what it was before. */
  readonly cropped?: { readonly cut: Cut; readonly whole: DraftImage };
}

export type DraftImage = Pick<DraftFile, 'bytes' | 'extension' | 'width' | 'height'>;

/** What is being written. */
export interface Draft {
  readonly text: string;
  readonly tags: readonly string[];
  readonly audience: Audience;
  readonly allowsComments: boolean;
  readonly files: readonly DraftFile[];
}

/** A post on its way. */
export interface Job extends Draft {
  /** Made once: however often it is tried, the post is published once. */
  readonly cid: string;
  /** Where files have been uploaded to, by id. */
  readonly paths: Readonly<Record<string, string>>;
  /** Where uploads have begun, by id: they go on there. */
  readonly targets?: Readonly<Record<string, UploadTarget>>;
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
    // The account leaves in another tab: what it kept may go.
    blocking: (_current, _blocked, event) => (event.target as IDBDatabase).close(),
  });

/** What is kept on this device, files too: it outlives a reload. Logging out drops it. */
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
/** Null: there is nothing to keep. */
export async function saveDraft(userId: string, draft: Draft | null): Promise<void> {
  await withDatabase(userId, async (db) => {
    if (draft) await db.put('draft', draft, 'draft');
    else await db.delete('draft', 'draft');
  });
}
/** Files keep their bytes as long as they keep their id and how they are cropped. */
export const isSameDraft = (a?: Draft, b?: Draft): boolean => JSON.stringify(a) === JSON.stringify(b);

/** Drops the draft, unless another one is kept by now. */
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
