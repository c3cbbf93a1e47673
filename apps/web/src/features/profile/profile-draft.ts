import type { EditedProfile } from '@quintet/domain/profile/edit';

/** Unsaved input of edit profile, kept in this tab until it is saved or discarded. */
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

/** Null removes the draft. */
export function saveProfileDraft(userId: string, draft: EditedProfile | null): void {
  try {
    if (draft) sessionStorage.setItem(DRAFT_KEY, JSON.stringify({ ...draft, userId }));
    else sessionStorage.removeItem(DRAFT_KEY);
  } catch {
    // Without storage there are no drafts.
  }
}
