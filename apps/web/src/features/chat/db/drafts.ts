import { type Draft, isKept, laterDraft } from '@quintet/domain/chat/drafts';
import type { ChatDatabase } from './schema.ts';

/** Keeps what was typed; an empty draft is dropped. Of two tabs the later one counts. */
export async function keepDraft(db: ChatDatabase, draft: Draft): Promise<void> {
  const tx = db.transaction('drafts', 'readwrite');
  const keep = async (): Promise<void> => {
    const later = laterDraft(await tx.store.get(draft.groupId), draft);
    if (isKept(later)) await tx.store.put(later);
    else await tx.store.delete(draft.groupId);
  };
  await Promise.all([keep(), tx.done]);
}
