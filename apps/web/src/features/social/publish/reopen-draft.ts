import { atom } from 'jotai/vanilla';
import { currentSession } from '../../../shared/session.ts';
import type { Job } from './draft.ts';
import { saveDraft, readDraft } from './storage.ts';
import { discardJob } from './publish-queue.ts';

const reopenedBase = atom(0);

/** Changes when a pending post becomes a draft again. */
export const reopenedAtom = atom((get) => get(reopenedBase));

/** Turns a pending post back into the draft. False when there is another draft. */
export async function reopenDraft({
  cid,
  paths: _paths,
  targets: _targets,
  isRefused: _isRefused,
  ...draft
}: Job): Promise<boolean> {
  const { userId, store } = currentSession();
  if (await readDraft(userId)) return false;
  await saveDraft(userId, draft);
  await discardJob(cid);
  store.set(reopenedBase, (times) => times + 1);
  return true;
}
