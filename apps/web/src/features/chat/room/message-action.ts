import type { Group, Message } from '@quintet/domain/chat/message';
import type { RoomBubbleRow, RoomMessageRow } from '@quintet/domain/chat/room-row';
import type { MessageId } from '@quintet/i18n/ids';
import type { IconName } from '@quintet/ui/icons';
import type { Shortcut } from '@quintet/ui/shortcut';
import type { ChatClient } from '../chat-client.ts';

/** The group and its pins, which decide what the user may do. */
export interface MessageActionContext {
  readonly group: Group;
  readonly pins: readonly Message[];
}

/** What a message action needs. */
export interface MessageActionDeps extends MessageActionContext {
  readonly chat: ChatClient;
  /** Shows a toast. */
  readonly toast: (id: MessageId) => void;
  /** Opens a dialog before acting. */
  readonly confirm: (dialog: MessageActionDialogState) => void;
  /** Starts selecting messages with this one. */
  readonly select: (row: RoomMessageRow) => void;
}

/** The dialog of an action. */
export type MessageActionDialogState =
  | {
      readonly type: 'retract' | 'hide' | 'report' | 'forward' | 'unpin' | 'reactions';
      readonly messages: readonly Message[];
    }
  /** Shows an error that must be confirmed. */
  | { readonly type: 'refused'; readonly error: unknown };

/** A message action as data: menu, shortcuts and tests use the same record (design §8.9). */
export interface MessageAction {
  readonly id: string;
  readonly icon: IconName;
  readonly message: MessageId;
  readonly tone?: 'danger';
  /** A key for the focused message and in its menu. */
  readonly shortcut?: Shortcut;
  isAvailable(row: RoomBubbleRow, context: MessageActionContext): boolean;
  /** Of messages selected together, if it is available for more of them than alone. */
  isAvailableTogether?(row: RoomBubbleRow): boolean;
  run(row: RoomBubbleRow, deps: MessageActionDeps): Promise<void>;
  /** Runs the action on several messages in room order, if it supports that. */
  runAll?(messages: readonly Message[], deps: MessageActionDeps): Promise<void>;
}
