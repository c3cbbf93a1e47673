import { atom } from 'jotai/vanilla';
import { getCurrentSession } from '../../../shared/session/session.ts';
import type { PublishJob } from './draft-types.ts';
import { savePostDraft, readPostDraft } from './draft-storage.ts';
import { discardPublishJob } from './publish-queue.ts';

const restoredPostErrorBase = atom<{ restoreCount: number; error: unknown }>({ restoreCount: 0, error: null });

/** Why the post that became a draft again was not published. `restoreCount` grows with each such post. */
export const restoredPostErrorAtom = atom((get) => get(restoredPostErrorBase));
/** The draft has changed, so the reason is gone. */
export const clearRestoredPostErrorAtom = atom(null, (_get, set) =>
  set(restoredPostErrorBase, ({ restoreCount }) => ({ restoreCount, error: null })),
);

/** Turns a pending post back into the draft, which shows why it failed. False when there is another draft. */
export async function restoreFailedPost(job: PublishJob, error: unknown): Promise<boolean> {
  const { cid, paths: _paths, targets: _targets, isRefused: _isRefused, ...draft } = job;
  const { userId, store } = getCurrentSession();
  if (await readPostDraft(userId)) return false;
  await savePostDraft(userId, draft);
  await discardPublishJob(cid);
  store.set(restoredPostErrorBase, ({ restoreCount }) => ({ restoreCount: restoreCount + 1, error }));
  return true;
}
