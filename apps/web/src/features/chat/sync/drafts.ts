import { type MessageDraft, withoutRetractedReply } from '@quintet/domain/chat/drafts';
import { isRetractedMessageType, type Message, type QuotedMessage } from '@quintet/domain/chat/message';
import type { createStore } from 'jotai/vanilla';
import { writeMessageDraft } from '../storage/drafts.ts';
import type { ChatDatabase } from '../storage/schema.ts';
import { messageDraftsByGroupAtom } from './atoms.ts';
import type { ChatChangeBus } from './change-bus.ts';
import type { ChatWriteAheadLog } from './write-ahead-log.ts';

interface DraftCommandsOptions {
  readonly db: ChatDatabase;
  readonly store: ReturnType<typeof createStore>;
  readonly changeBus: ChatChangeBus;
  readonly writeAhead: ChatWriteAheadLog;
}

/** Saves drafts. */
export interface MessageDraftCommands {
  saveDraft(draft: MessageDraft): Promise<void>;
  /** Sets the reply target of a draft; null removes it. */
  replyTo(groupId: string, reply: QuotedMessage | null): Promise<void>;
  /** Removes retracted reply targets from drafts; resolves to the ids of the changed groups. */
  removeReplies(messages: readonly Message[]): Promise<string[]>;
}

export function createMessageDraftCommands({
  db,
  store,
  changeBus,
  writeAhead,
}: DraftCommandsOptions): MessageDraftCommands {
  async function saveDraft(draft: MessageDraft): Promise<void> {
    changeBus.publish({ drafts: [draft] });
    await writeAhead.guard(draft, () => writeMessageDraft(db, draft));
  }

  return {
    saveDraft,
    async replyTo(groupId, reply) {
      const draft = store.get(messageDraftsByGroupAtom).get(groupId);
      await saveDraft({ text: '', ...draft, groupId, reply, updatedAt: Date.now() });
    },
    async removeReplies(messages) {
      const groupIds: string[] = [];
      for (const { id, group_id } of messages.filter(({ type }) => isRetractedMessageType(type))) {
        const draft = store.get(messageDraftsByGroupAtom).get(group_id);
        const rest = draft && withoutRetractedReply(draft, id, Date.now());
        if (!rest || rest === draft) continue;
        await saveDraft(rest);
        groupIds.push(group_id);
      }
      return groupIds;
    },
  };
}
