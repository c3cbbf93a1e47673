import type { EditedProfile } from '@quintet/domain/profile/edit';
import { createSessionStorageValue } from '../../shared/storage/session-storage.ts';

/** Unsaved input of edit profile, kept in this tab until it is saved or discarded. */
const storage = createSessionStorageValue<EditedProfile & { readonly userId: string }>('quintet.profile-draft');

export function readProfileDraft(userId: string): EditedProfile | null {
  const stored = storage.read();
  return stored?.userId === userId ? stored : null;
}

/** Null removes the draft. */
export const saveProfileDraft = (userId: string, draft: EditedProfile | null): void =>
  storage.write(draft && { ...draft, userId });
