import type { EditedProfile } from '@quintet/domain/profile/edit';

/** What was typed in edit profile and not saved, kept in this tab until it is saved or discarded. */
const DRAFT_KEY = 'quintet.profile-draft';

export function readProfileDraft(userId: string): EditedProfile | null {
  try {
    const stored = JSON.parse(sessionStorage.getItem(DRAFT_KEY) ?? 'null') as
      | (EditedProfile & { userId: string })
      | null;
    return stored?.userId === userId ? stored : null;
  } catch {
    return null;
  }
}

/** Null: there is nothing to keep. */
export function saveProfileDraft(userId: string, draft: EditedProfile | null): void {
  try {
    if (draft) sessionStorage.setItem(DRAFT_KEY, JSON.stringify({ ...draft, userId }));
    else sessionStorage.removeItem(DRAFT_KEY);
  } catch {
    // A browser that forbids storage keeps no drafts.
  }
}
