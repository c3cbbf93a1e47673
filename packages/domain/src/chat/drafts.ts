import type { PickedMention } from '../mentions.ts';
import type { QuotedMessage } from './message.ts';

/** A typed text that is not sent yet (spec §3, Group.draft). */
export interface MessageDraft {
  readonly groupId: string;
  readonly text: string;
  /** The names that were picked while typing. */
  readonly picked?: readonly PickedMention[];
  /** The message that it replies to; null for none (spec §3, Group.replyMessageId). */
  readonly reply: QuotedMessage | null;
  /** Milliseconds since the epoch; the later draft of two tabs wins. */
  readonly updatedAt: number;
}

/** An empty draft is not saved. */
export function isEmptyMessageDraft(draft: MessageDraft): boolean {
  return draft.text.trim() === '' && draft.reply === null;
}

export function getLaterMessageDraft(a: MessageDraft | undefined, b: MessageDraft): MessageDraft {
  return a && a.updatedAt > b.updatedAt ? a : b;
}

/** The draft after a message was retracted: without its reply if it replied to that message, else unchanged (spec §4, Retract). */
export function withoutRetractedReply(draft: MessageDraft, retractedId: string, now: number): MessageDraft {
  return draft.reply?.id === retractedId ? { ...draft, reply: null, updatedAt: now } : draft;
}
