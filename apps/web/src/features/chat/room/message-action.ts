import type { Group, Message } from '@quintet/domain/chat/message';
import type { MessageRow } from '@quintet/domain/chat/rows';
import type { MessageId } from '@quintet/i18n/ids';
import type { IconName } from '@quintet/ui/icons';
import type { ChatClient } from '../chat-client.ts';
import type { BubbleRow } from './bubble-row.ts';

/** Where a message stands and who looks at it. */
export interface MessageActionContext {
  readonly group: Group;
  readonly pins: readonly Message[];
}

/** What actions act through. */
export interface MessageActionDeps extends MessageActionContext {
  readonly chat: ChatClient;
  /** Says a word in passing. */
  readonly toast: (id: MessageId) => void;
  /** Asks before it is done. */
  readonly confirm: (dialog: ActionDialog) => void;
  /** Begins to choose several, this one first. */
  readonly select: (row: MessageRow) => void;
}

/** What is to be decided first. */
export type ActionDialog =
  | { readonly type: 'retract' | 'report' | 'share'; readonly messages: readonly Message[] }
  /** Why it was not done; a word that must be confirmed. */
  | { readonly type: 'refused'; readonly error: unknown };

/** One thing to do with a message, as data: menu, shortcut and test read the same record (design §8.9). */
export interface MessageAction {
  readonly id: string;
  readonly icon: IconName;
  readonly message: MessageId;
  readonly tone?: 'danger';
  /** A key that does it while the message has the focus; with Control, or Command on a Mac, where `isWithControl`. */
  readonly shortcut?: { readonly key: string; readonly isWithControl?: boolean };
  isAvailable(row: BubbleRow, context: MessageActionContext): boolean;
  run(row: BubbleRow, deps: MessageActionDeps): Promise<void>;
  /** The same with several that were chosen, in the order of the room; where it makes sense. */
  runAll?(messages: readonly Message[], deps: MessageActionDeps): Promise<void>;
}
