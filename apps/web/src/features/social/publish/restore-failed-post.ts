import { atom } from 'jotai/vanilla';
import { getCurrentSession } from '../../../shared/session/session.ts';
import type { PublishJob } from './draft-types.ts';
import { savePostDraft, readPostDraft } from './draft-storage.ts';
import { discardPublishJob } from './publish-queue.ts';

/** `count` grows when a pending post becomes a draft again. */
const reopenedBase = atom<{ count: number; error: unknown }>({ count: 0, error: null });

/** The reopened draft, and why it could not be published. */
export const failedPostRestorationAtom = atom((get) => get(reopenedBase));
/** The draft has changed, so the reason is gone. */
export const clearRestoredPostErrorAtom = atom(null, (_get, set) =>
  set(reopenedBase, ({ count }) => ({ count, error: null })),
);

/** Turns a pending post back into the draft, which shows why it failed. False when there is another draft. */
export async function restoreFailedPost(job: PublishJob, error: unknown): Promise<boolean> {
  const { cid, paths: _paths, targets: _targets, isRefused: _isRefused, ...draft } = job;
  const { userId, store } = getCurrentSession();
  if (await readPostDraft(userId)) return false;
  await savePostDraft(userId, draft);
  await discardPublishJob(cid);
  store.set(reopenedBase, ({ count }) => ({ count: count + 1, error }));
  return true;
}
