import type { EditedProfile } from '@quintet/domain/profile/edit';

/** What was typed in edit profile and not saved, kept in this tab until it is saved or discarded. */
const KEY = 'quintet.profile-draft';

export function readDraft(userId: string): EditedProfile | null {
  try {
    const kept = JSON.parse(sessionStorage.getItem(KEY) ?? 'null') as (EditedProfile & { userId: string }) | null;
    return kept?.userId === userId ? kept : null;
  } catch {
    return null;
  }
}

/** Null: there is nothing to keep. */
export function keepDraft(userId: string, draft: EditedProfile | null): void {
  try {
    if (draft) sessionStorage.setItem(KEY, JSON.stringify({ ...draft, userId }));
    else sessionStorage.removeItem(KEY);
  } catch {
    // A browser that forbids storage keeps no drafts.
  }
}
