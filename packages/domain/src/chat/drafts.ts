import type { Quote } from './message.ts';

/** A text that was typed and not sent (spec §3, Group.draft). */
export interface Draft {
  readonly groupId: string;
  readonly text: string;
  /** The message that it replies to; null for none (spec §3, Group.replyMessageId). */
  readonly reply: Quote | null;
  /** Milliseconds; of two tabs the later one counts. */
  readonly updatedAt: number;
}

/** An empty draft is not saved. */
export function isEmptyDraft(draft: Draft): boolean {
  return draft.text.trim() === '' && draft.reply === null;
}

export function laterDraft(a: Draft | undefined, b: Draft): Draft {
  return a && a.updatedAt > b.updatedAt ? a : b;
}

/** The draft once a message was taken back: what it replied to is gone (spec §4, Retract). Itself where that was another. */
export function withoutReply(draft: Draft, retractedId: string, now: number): Draft {
  return draft.reply?.id === retractedId ? { ...draft, reply: null, updatedAt: now } : draft;
}
