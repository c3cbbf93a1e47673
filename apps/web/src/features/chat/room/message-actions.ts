import type { RoomBubbleRow } from '@quintet/domain/chat/room-row';
import { REPORT_MESSAGES_MAX } from '@quintet/domain/limits';
import type { Message, QuotedMessage } from '@quintet/domain/chat/message';
import { isShortcutPressed, type KeyPress } from '@quintet/ui/shortcut';
import { paths } from '../../../shared/navigation/paths.ts';
import { copyMessages, copyMessage, copyTextWithChatToast, canCopyMessage } from './copy-message.ts';
import type { MessageActionDeps, MessageAction, MessageActionContext } from './message-action.ts';
import {
  isMessagePinned,
  canRetractMessage,
  canForwardMessage,
  canPinMessages,
  canSendTextInGroup,
} from './message-rules.ts';
import { canRemovePendingRow, isFailedRow, isMessageRow } from './bubble-row.ts';

/** Shows the server's error in a dialog: too many pins, or pinned already (spec §8, Pinning). */
async function runOrShowError(deps: MessageActionDeps, promise: Promise<void>): Promise<void> {
  try {
    await promise;
  } catch (error) {
    deps.confirm({ type: 'refused', error });
  }
}

const quoteOf = ({ id, user_id, type, text, filename, block_user_ids }: Message): QuotedMessage => ({
  id,
  user_id,
  type,
  text,
  filename,
  ...(block_user_ids.length > 0 && { block_user_ids }),
});

export const replyMessageAction: MessageAction = {
  id: 'reply',
  icon: 'reply',
  message: 'chat.action.reply',
  shortcut: { key: 'r' },
  isAvailable: (row, { group }) => isMessageRow(row) && canSendTextInGroup(group),
  async run(row, { chat, group }) {
    if (isMessageRow(row)) await chat.replyTo(group.id, quoteOf(row.message));
  },
};

export const MESSAGE_ACTIONS: readonly MessageAction[] = [
  {
    id: 'retry',
    icon: 'retry',
    message: 'chat.action.retry',
    isAvailable: isFailedRow,
    async run(row, { chat }) {
      if (isFailedRow(row)) await chat.retry(row.item.cid);
    },
  },
  replyMessageAction,
  {
    id: 'copy',
    icon: 'copy',
    message: 'chat.action.copy',
    shortcut: { key: 'c', isWithControl: true },
    isAvailable: canCopyMessage,
    run: copyMessage,
    runAll: copyMessages,
  },
  {
    id: 'pin',
    icon: 'pin',
    message: 'chat.action.pin',
    shortcut: { key: 'p' },
    isAvailable: (row, context) => isMessageRow(row) && canPinMessages(context) && !isMessagePinned(row, context),
    async run(row, deps) {
      if (isMessageRow(row)) await runOrShowError(deps, deps.chat.messageCommands.pin(row.message));
    },
  },
  {
    id: 'unpin',
    icon: 'pin',
    message: 'chat.action.unpin',
    shortcut: { key: 'p' },
    isAvailable: (row, context) => canPinMessages(context) && isMessagePinned(row, context),
    async run(row, deps) {
      if (isMessageRow(row)) await runOrShowError(deps, deps.chat.messageCommands.unpin(row.message));
    },
  },
  {
    id: 'forward',
    icon: 'share',
    message: 'chat.action.forward',
    shortcut: { key: 's' },
    isAvailable: canForwardMessage,
    isAvailableTogether: isMessageRow,
    async run(row, { confirm }) {
      if (isMessageRow(row)) confirm({ type: 'forward', messages: [row.message] });
    },
    async runAll(messages, { confirm }) {
      confirm({ type: 'forward', messages });
    },
  },
  {
    id: 'link',
    icon: 'link',
    message: 'chat.action.copy-link',
    isAvailable: isMessageRow,
    async run(row, deps) {
      if (!isMessageRow(row)) return;
      const { group_id: id, id: message } = row.message;
      await copyTextWithChatToast(location.origin + paths.room.href({ id }, { message }), deps);
    },
  },
  {
    id: 'select',
    icon: 'check',
    message: 'chat.action.select',
    shortcut: { key: 'x' },
    isAvailable: isMessageRow,
    async run(row, { select }) {
      if (isMessageRow(row)) select(row);
    },
  },
  {
    id: 'reactions',
    icon: 'emoji',
    message: 'chat.reactions.who',
    isAvailable: (row) => isMessageRow(row) && Boolean(row.message.emojis?.length),
    async run(row, { confirm }) {
      if (isMessageRow(row)) confirm({ type: 'reactions', messages: [row.message] });
    },
  },
  {
    id: 'report',
    icon: 'flag',
    message: 'chat.action.report',
    isAvailable: (row) => isMessageRow(row) && !row.isOwn,
    async run(row, { confirm }) {
      if (isMessageRow(row)) confirm({ type: 'report', messages: [row.message] });
    },
    async runAll(messages, { confirm }) {
      confirm({ type: 'report', messages: messages.slice(-REPORT_MESSAGES_MAX) });
    },
  },
  {
    id: 'hide',
    icon: 'eye-off',
    message: 'chat.action.hide',
    isAvailable: isMessageRow,
    async run(row, { confirm }) {
      if (isMessageRow(row)) confirm({ type: 'hide', messages: [row.message] });
    },
    async runAll(messages, { confirm }) {
      confirm({ type: 'hide', messages });
    },
  },
  {
    id: 'retract',
    icon: 'trash',
    message: 'chat.action.retract',
    tone: 'danger',
    shortcut: { key: 'Delete' },
    isAvailable: canRetractMessage,
    async run(row, { confirm }) {
      if (isMessageRow(row)) confirm({ type: 'retract', messages: [row.message] });
    },
    async runAll(messages, { confirm }) {
      confirm({ type: 'retract', messages });
    },
  },
  {
    id: 'delete',
    icon: 'trash',
    message: 'chat.action.delete',
    tone: 'danger',
    shortcut: { key: 'Delete' },
    isAvailable: canRemovePendingRow,
    async run(row, { chat }) {
      if (canRemovePendingRow(row)) await chat.remove(row.item.cid);
    },
  },
];

/** The action for a key press on a message. */
export const getMessageActionForKey = (
  press: KeyPress,
  row: RoomBubbleRow,
  context: MessageActionContext,
): MessageAction | undefined =>
  MESSAGE_ACTIONS.find(
    (action) => action.shortcut && isShortcutPressed(press, action.shortcut) && action.isAvailable(row, context),
  );
