import { type Draft, withoutReply } from '@quintet/domain/chat/drafts';
import { isRetracted, type Message, type Quote } from '@quintet/domain/chat/message';
import type { createStore } from 'jotai/vanilla';
import { keepDraft } from '../db/drafts.ts';
import type { ChatDatabase } from '../db/schema.ts';
import { draftsAtom } from './atoms.ts';
import type { Publisher } from './change-bus.ts';
import type { ChatSpares } from './write-ahead.ts';

interface DraftsOptions {
  readonly db: ChatDatabase;
  readonly store: ReturnType<typeof createStore>;
  readonly publisher: Publisher;
  readonly spares: ChatSpares;
}

/** What is being written. */
export interface Drafts {
  saveDraft(draft: Draft): Promise<void>;
  /** Answers a message with what is being written; null for not after all. */
  replyTo(groupId: string, reply: Quote | null): Promise<void>;
  /** Answers none of these messages any more, if they were taken back. Resolves to the groups where one was answered. */
  dropReplies(messages: readonly Message[]): Promise<string[]>;
}

export function createDrafts({ db, store, publisher, spares }: DraftsOptions): Drafts {
  async function saveDraft(draft: Draft): Promise<void> {
    publisher.publish({ drafts: [draft] });
    await spares.during(draft, () => keepDraft(db, draft));
  }

  return {
    saveDraft,
    async replyTo(groupId, reply) {
      const text = store.get(draftsAtom).get(groupId)?.text ?? '';
      await saveDraft({ groupId, text, reply, updatedAt: Date.now() });
    },
    async dropReplies(messages) {
      const groupIds: string[] = [];
      for (const { id, group_id } of messages.filter(({ type }) => isRetracted(type))) {
        const draft = store.get(draftsAtom).get(group_id);
        const rest = draft && withoutReply(draft, id, Date.now());
        if (!rest || rest === draft) continue;
        await saveDraft(rest);
        groupIds.push(group_id);
      }
      return groupIds;
    },
  };
}
