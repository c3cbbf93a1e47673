import type { Group, Message } from '@quintet/domain/chat/message';
import { expandAlbumRow } from '@quintet/domain/chat/album-rows';
import type { RoomBubbleRow, RoomMessageRow } from '@quintet/domain/chat/room-row';
import { useAtomValue } from 'jotai/react';
import { useState } from 'react';
import { showError } from '../../../shared/feedback/errors.ts';
import { showToast } from '../../../shared/feedback/toasts.ts';
import type { ChatClient } from '../chat-client.ts';
import { pinnedMessagesAtomFamily } from '../sync/atoms.ts';
import type {
  MessageActionDeps,
  MessageAction,
  MessageActionDialogState,
  MessageActionContext,
} from './message-action.ts';
import { isMessageRow } from './bubble-row.ts';

/** The selected messages by id; null while not selecting. */
export type MessageSelection = ReadonlyMap<string, RoomMessageRow> | null;

export interface MessageActionsController {
  readonly context: MessageActionContext;
  /** Runs an action; errors are shown as the catalogue says. */
  readonly run: (action: MessageAction, row: RoomBubbleRow) => void;
  readonly runOnSelection: (action: MessageAction) => void;
  readonly selection: MessageSelection;
  readonly toggle: (row: RoomMessageRow) => void;
  readonly stopSelecting: () => void;
  /** The open dialog. */
  readonly dialog: MessageActionDialogState | null;
  readonly openDialog: (dialog: MessageActionDialogState) => void;
  readonly closeDialog: () => void;
}

const inOrder = (selection: MessageSelection): Message[] =>
  [...(selection?.values() ?? [])].map(({ message }) => message).sort((a, b) => a.seq - b.seq);

/** An action that is for several messages is for a whole album, others for its first message. */
async function runOnRow(action: MessageAction, row: RoomBubbleRow, deps: MessageActionDeps): Promise<void> {
  const members = row.album ?? [row];
  const messages = members.filter(isMessageRow).map(({ message }) => message);
  if (messages.length > 1 && action.runAll) await action.runAll(messages, deps);
  else if (isMessageRow(row)) await action.run(row, deps);
  else for (const member of members) await action.run(member, deps);
}

/** The state and handlers of a room's message actions. */
export function useMessageActionsController(chat: ChatClient, group: Group): MessageActionsController {
  const [dialog, setDialog] = useState<MessageActionDialogState | null>(null);
  const [selection, setSelection] = useState<MessageSelection>(null);
  const pins = useAtomValue(pinnedMessagesAtomFamily(group.id));
  const context: MessageActionContext = { group, pins };

  const toggle = (row: RoomMessageRow): void => {
    const next = new Map(selection);
    const isSelected = next.has(row.message.id);
    for (const member of expandAlbumRow(row).filter(isMessageRow)) {
      if (isSelected) next.delete(member.message.id);
      else next.set(member.message.id, member);
    }
    setSelection(next);
  };
  const deps: MessageActionDeps = { ...context, chat, toast: showToast, confirm: setDialog, select: toggle };
  return {
    context,
    run: (action, row) => void runOnRow(action, row, deps).catch(showError),
    runOnSelection(action) {
      void action.runAll?.(inOrder(selection), deps).catch(showError);
      setSelection(null);
    },
    selection,
    toggle,
    stopSelecting: () => setSelection(null),
    dialog,
    openDialog: setDialog,
    closeDialog: () => setDialog(null),
  };
}
