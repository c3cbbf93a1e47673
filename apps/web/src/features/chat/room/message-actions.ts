import { ChatType, GroupRole, Permission } from '@quintet/api/enums';
import { REPORT_MESSAGES } from '@quintet/domain/limits';
import type { Group, Message, Quote } from '@quintet/domain/chat/message';
import type { MessageRow, PendingRow } from '@quintet/domain/chat/rows';
import type { MessageId } from '@quintet/i18n/ids';
import type { IconName } from '@quintet/ui/icons';
import type { Chat } from '../chat.ts';
import { copyImage } from './copy-image.ts';
import type { Subject } from './subject.ts';

/** Where a message stands and who looks at it. */
export interface Standing {
  readonly group: Group;
  readonly pins: readonly Message[];
}

/** What actions act through. */
export interface Doing extends Standing {
  readonly chat: Chat;
  /** Says a word in passing. */
  readonly say: (id: MessageId) => void;
  /** Asks before it is done. */
  readonly ask: (question: Question) => void;
  /** Begins to choose several, this one first. */
  readonly select: (subject: MessageRow) => void;
}

/** What is to be decided first. */
export type Question =
  | { readonly is: 'retract' | 'report' | 'share'; readonly messages: readonly Message[] }
  /** Why it was not done; a word that must be confirmed. */
  | { readonly is: 'refused'; readonly error: unknown };

/** One thing to do with a message, as data: menu, shortcut and test read the same record (design §8.9). */
export interface MessageAction {
  readonly id: string;
  readonly icon: IconName;
  readonly message: MessageId;
  readonly tone?: 'danger';
  /** A key that does it while the message has the focus; with Control, or Command on a Mac, where `isWithControl`. */
  readonly shortcut?: { readonly key: string; readonly isWithControl?: boolean };
  isAvailable(subject: Subject, standing: Standing): boolean;
  perform(subject: Subject, doing: Doing): Promise<void>;
  /** The same with several that were chosen, in the order of the room; where it makes sense. */
  performAll?(messages: readonly Message[], doing: Doing): Promise<void>;
}

const textOf = (subject: Subject): string =>
  (subject.kind === 'pending' ? subject.item.text : subject.message.type === 'text' && subject.message.text) || '';

const imageOf = (subject: Subject): string | null =>
  (subject.kind === 'msg' && subject.message.type === 'image' && subject.message.media?.url) || null;

/** Whatever was said; envelopes are of their chat, and media that have gone of none. */
const isShareable = (subject: Subject): boolean => {
  if (!isMessage(subject) || subject.message.type === 'red_envelope') return false;
  return subject.message.file_path === null ? true : Boolean(subject.message.media?.url);
};

const isFailed = (subject: Subject): subject is PendingRow =>
  subject.kind === 'pending' && subject.item.state === 'failed';

/** It does not go of itself, or not yet; one that was just handed over is past calling back. */
const isDroppable = (subject: Subject): subject is PendingRow =>
  subject.kind === 'pending' && subject.item.state !== 'sending';

const isMessage = (subject: Subject): subject is MessageRow => subject.kind === 'msg';

/** One's own; in a group also an admin's and the owner's (design §6). Envelopes are not taken back. */
const isRetractable = (subject: Subject, { group }: Standing): boolean =>
  isMessage(subject) &&
  subject.message.type !== 'red_envelope' &&
  (subject.isOwn || (group.type === ChatType.GROUP && group.user_auth.role !== GroupRole.MEMBER));

/** Whether one may say something here. */
export const maySpeak = ({ user_auth, target }: Group): boolean =>
  user_auth.permissions.send_message === Permission.GRANTED && !target?.account_cancelled;

const isPinned = (subject: Subject, { pins }: Standing): boolean =>
  isMessage(subject) && pins.some(({ id }) => id === subject.message.id);

const mayPin = ({ group }: Standing): boolean => group.user_auth.permissions.pin_message === Permission.GRANTED;

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
    isAvailable: (subject) => textOf(subject) !== '' || imageOf(subject) !== null,
    async perform(subject, { say }) {
      const image = imageOf(subject);
      try {
        await (image ? copyImage(image) : navigator.clipboard.writeText(textOf(subject)));
        say('chat.action.copied');
      } catch {
        say('chat.action.copy-failed');
      }
    },
    async performAll(messages, { say }) {
      try {
        const [first] = messages;
        // A clipboard holds one picture; of several messages it takes what is said.
        if (messages.length === 1 && first?.type === 'image' && first.media?.url) await copyImage(first.media.url);
        else await navigator.clipboard.writeText(messages.flatMap(({ text }) => text ?? []).join('\n'));
        say('chat.action.copied');
      } catch {
        say('chat.action.copy-failed');
      }
    },
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
