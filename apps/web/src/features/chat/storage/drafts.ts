import { type MessageDraft, isEmptyMessageDraft, getLaterMessageDraft } from '@quintet/domain/chat/drafts';
import type { ChatDatabase } from './schema.ts';

/** Saves a draft, or deletes an empty one. The later draft of two tabs wins; resolves to it. */
export async function writeMessageDraft(db: ChatDatabase, draft: MessageDraft): Promise<MessageDraft> {
  const tx = db.transaction('drafts', 'readwrite');
  const write = async (): Promise<MessageDraft> => {
    const later = getLaterMessageDraft(await tx.store.get(draft.groupId), draft);
    if (!isEmptyMessageDraft(later)) await tx.store.put(later);
    else await tx.store.delete(draft.groupId);
    return later;
  };
  const [later] = await Promise.all([write(), tx.done]);
  return later;
}
