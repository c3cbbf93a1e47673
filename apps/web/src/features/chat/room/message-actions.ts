import { REPORT_MESSAGES } from '@quintet/domain/limits';
import type { Message, Quote } from '@quintet/domain/chat/message';
import { copyAll, copyOne, isCopyable } from './copy-message.ts';
import type { Doing, MessageAction, Standing } from './message-action.ts';
import { isPinned, isRetractable, isShareable, mayPin, maySpeak } from './can-do.ts';
import { isDroppable, isFailed, isMessage, type Subject } from './bubble-row.ts';

/** The server says why, and it must be confirmed: full, or pinned already (spec §8, Pinning). */
async function orSayWhy(doing: Doing, work: Promise<void>): Promise<void> {
  try {
    await work;
  } catch (error) {
    doing.ask({ is: 'refused', error });
  }
}

const quoteOf = ({ id, user_id, type, text, filename }: Message): Quote => ({ id, user_id, type, text, filename });

export const MESSAGE_ACTIONS: readonly MessageAction[] = [
  {
    id: 'retry',
    icon: 'retry',
    message: 'chat.action.retry',
    isAvailable: isFailed,
    async perform(subject, { chat }) {
      if (isFailed(subject)) await chat.retry(subject.item.cid);
    },
  },
  {
    id: 'reply',
    icon: 'reply',
    message: 'chat.action.reply',
    shortcut: { key: 'r' },
    isAvailable: (subject, { group }) => isMessage(subject) && maySpeak(group),
    async perform(subject, { chat, group }) {
      if (isMessage(subject)) await chat.replyTo(group.id, quoteOf(subject.message));
    },
  },
  {
    id: 'copy',
    icon: 'copy',
    message: 'chat.action.copy',
    shortcut: { key: 'c', isWithControl: true },
    isAvailable: isCopyable,
    perform: copyOne,
    performAll: copyAll,
  },
  {
    id: 'pin',
    icon: 'pin',
    message: 'chat.action.pin',
    shortcut: { key: 'p' },
    isAvailable: (subject, standing) => isMessage(subject) && mayPin(standing) && !isPinned(subject, standing),
    async perform(subject, doing) {
      if (isMessage(subject)) await orSayWhy(doing, doing.chat.messages.pin(subject.message));
    },
  },
  {
    id: 'unpin',
    icon: 'pin',
    message: 'chat.action.unpin',
    shortcut: { key: 'p' },
    isAvailable: (subject, standing) => mayPin(standing) && isPinned(subject, standing),
    async perform(subject, doing) {
      if (isMessage(subject)) await orSayWhy(doing, doing.chat.messages.unpin(subject.message));
    },
  },
  {
    id: 'share',
    icon: 'share',
    message: 'chat.action.share',
    shortcut: { key: 's' },
    isAvailable: isShareable,
    async perform(subject, { ask }) {
      if (isMessage(subject)) ask({ is: 'share', messages: [subject.message] });
    },
    async performAll(messages, { ask }) {
      ask({ is: 'share', messages });
    },
  },
  {
    id: 'select',
    icon: 'check',
    message: 'chat.action.select',
    shortcut: { key: 'x' },
    isAvailable: isMessage,
    async perform(subject, { select }) {
      if (isMessage(subject)) select(subject);
    },
  },
  {
    id: 'report',
    icon: 'flag',
    message: 'chat.action.report',
    isAvailable: (subject) => isMessage(subject) && !subject.isOwn,
    async perform(subject, { ask }) {
      if (isMessage(subject)) ask({ is: 'report', messages: [subject.message] });
    },
    async performAll(messages, { ask }) {
      ask({ is: 'report', messages: messages.slice(-REPORT_MESSAGES) });
    },
  },
  {
    id: 'retract',
    icon: 'trash',
    message: 'chat.action.retract',
    tone: 'danger',
    shortcut: { key: 'Delete' },
    isAvailable: isRetractable,
    async perform(subject, { ask }) {
      if (isMessage(subject)) ask({ is: 'retract', messages: [subject.message] });
    },
    async performAll(messages, { ask }) {
      ask({ is: 'retract', messages });
    },
  },
  {
    id: 'delete',
    icon: 'trash',
    message: 'chat.action.delete',
    tone: 'danger',
    shortcut: { key: 'Delete' },
    isAvailable: isDroppable,
    async perform(subject, { chat }) {
      if (isDroppable(subject)) await chat.remove(subject.item.cid);
    },
  },
];

interface KeyPress {
  readonly key: string;
  readonly ctrlKey: boolean;
  readonly metaKey: boolean;
  readonly altKey: boolean;
}

/** The action that a key stands for with this message. */
export function actionOfKey(press: KeyPress, subject: Subject, standing: Standing): MessageAction | undefined {
  if (press.altKey) return undefined;
  const isWithControl = press.ctrlKey || press.metaKey;
  return MESSAGE_ACTIONS.find(
    (action) =>
      action.shortcut?.key.toLowerCase() === press.key.toLowerCase() &&
      (action.shortcut.isWithControl ?? false) === isWithControl &&
      action.isAvailable(subject, standing),
  );
}
