import { REPORT_MESSAGES_MAX } from '@quintet/domain/limits';
import type { Message, Quote } from '@quintet/domain/chat/message';
import { isShortcut, type KeyPress } from '@quintet/ui/shortcut';
import { paths } from '../../../shared/navigation/paths.ts';
import { copyAll, copyOne, copyText, canCopy } from './copy-message.ts';
import type { MessageActionDeps, MessageAction, MessageActionContext } from './message-action.ts';
import { isPinned, canRetract, canForward, canPin, canSendText } from './message-rules.ts';
import { canRemove, isFailed, isMessage, type BubbleRow } from './bubble-row.ts';

/** Shows the server's error in a dialog: too many pins, or pinned already (spec §8, Pinning). */
async function runOrExplain(deps: MessageActionDeps, promise: Promise<void>): Promise<void> {
  try {
    await promise;
  } catch (error) {
    deps.confirm({ type: 'refused', error });
  }
}

const quoteOf = ({ id, user_id, type, text, filename, block_user_ids }: Message): Quote => ({
  id,
  user_id,
  type,
  text,
  filename,
  ...(block_user_ids.length > 0 && { block_user_ids }),
});

export const replyAction: MessageAction = {
  id: 'reply',
  icon: 'reply',
  message: 'chat.action.reply',
  shortcut: { key: 'r' },
  isAvailable: (row, { group }) => isMessage(row) && canSendText(group),
  async run(row, { chat, group }) {
    if (isMessage(row)) await chat.replyTo(group.id, quoteOf(row.message));
  },
};

export const MESSAGE_ACTIONS: readonly MessageAction[] = [
  {
    id: 'retry',
    icon: 'retry',
    message: 'chat.action.retry',
    isAvailable: isFailed,
    async run(row, { chat }) {
      if (isFailed(row)) await chat.retry(row.item.cid);
    },
  },
  replyAction,
  {
    id: 'copy',
    icon: 'copy',
    message: 'chat.action.copy',
    shortcut: { key: 'c', isWithControl: true },
    isAvailable: canCopy,
    run: copyOne,
    runAll: copyAll,
  },
  {
    id: 'pin',
    icon: 'pin',
    message: 'chat.action.pin',
    shortcut: { key: 'p' },
    isAvailable: (row, context) => isMessage(row) && canPin(context) && !isPinned(row, context),
    async run(row, deps) {
      if (isMessage(row)) await runOrExplain(deps, deps.chat.messageCommands.pin(row.message));
    },
  },
  {
    id: 'unpin',
    icon: 'pin',
    message: 'chat.action.unpin',
    shortcut: { key: 'p' },
    isAvailable: (row, context) => canPin(context) && isPinned(row, context),
    async run(row, deps) {
      if (isMessage(row)) await runOrExplain(deps, deps.chat.messageCommands.unpin(row.message));
    },
  },
  {
    id: 'share',
    icon: 'share',
    message: 'chat.action.share',
    shortcut: { key: 's' },
    isAvailable: canForward,
    isAvailableTogether: isMessage,
    async run(row, { confirm }) {
      if (isMessage(row)) confirm({ type: 'share', messages: [row.message] });
    },
    async runAll(messages, { confirm }) {
      confirm({ type: 'share', messages });
    },
  },
  {
    id: 'link',
    icon: 'link',
    message: 'chat.action.copy-link',
    isAvailable: isMessage,
    async run(row, deps) {
      if (!isMessage(row)) return;
      const { group_id: id, id: message } = row.message;
      await copyText(location.origin + paths.room.href({ id }, { message }), deps);
    },
  },
  {
    id: 'select',
    icon: 'check',
    message: 'chat.action.select',
    shortcut: { key: 'x' },
    isAvailable: isMessage,
    async run(row, { select }) {
      if (isMessage(row)) select(row);
    },
  },
  {
    id: 'reactions',
    icon: 'emoji',
    message: 'chat.reactions.who',
    isAvailable: (row) => isMessage(row) && Boolean(row.message.emojis?.length),
    async run(row, { confirm }) {
      if (isMessage(row)) confirm({ type: 'reactions', messages: [row.message] });
    },
  },
  {
    id: 'report',
    icon: 'flag',
    message: 'chat.action.report',
    isAvailable: (row) => isMessage(row) && !row.isOwn,
    async run(row, { confirm }) {
      if (isMessage(row)) confirm({ type: 'report', messages: [row.message] });
    },
    async runAll(messages, { confirm }) {
      confirm({ type: 'report', messages: messages.slice(-REPORT_MESSAGES_MAX) });
    },
  },
  {
    id: 'hide',
    icon: 'eye-off',
    message: 'chat.action.hide',
    isAvailable: isMessage,
    async run(row, { confirm }) {
      if (isMessage(row)) confirm({ type: 'hide', messages: [row.message] });
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
    isAvailable: canRetract,
    async run(row, { confirm }) {
      if (isMessage(row)) confirm({ type: 'retract', messages: [row.message] });
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
    isAvailable: canRemove,
    async run(row, { chat }) {
      if (canRemove(row)) await chat.remove(row.item.cid);
    },
  },
];

/** The action for a key press on a message. */
export const getActionForKey = (
  press: KeyPress,
  row: BubbleRow,
  context: MessageActionContext,
): MessageAction | undefined =>
  MESSAGE_ACTIONS.find(
    (action) => action.shortcut && isShortcut(press, action.shortcut) && action.isAvailable(row, context),
  );
