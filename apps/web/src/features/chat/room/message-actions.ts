import { ChatType, GroupRole, Permission } from '@quintet/api/enums';
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
}

/** What actions act through. */
export interface Doing extends Standing {
  readonly chat: Chat;
  /** Says a word in passing. */
  readonly say: (id: MessageId) => void;
  /** Asks before it is done. */
  readonly ask: (question: Question) => void;
}

/** What is to be decided first. */
export type Question = { readonly is: 'retract'; readonly messages: readonly Message[] };

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
}

const textOf = (subject: Subject): string =>
  (subject.kind === 'pending' ? subject.item.text : subject.message.type === 'text' && subject.message.text) || '';

const imageOf = (subject: Subject): string | null =>
  (subject.kind === 'msg' && subject.message.type === 'image' && subject.message.media?.url) || null;

const isFailed = (subject: Subject): subject is PendingRow =>
  subject.kind === 'pending' && subject.item.state === 'failed';

const isMessage = (subject: Subject): subject is MessageRow => subject.kind === 'msg';

/** One's own; in a group also an admin's and the owner's (design §6). Envelopes are not taken back. */
const isRetractable = (subject: Subject, { group }: Standing): boolean =>
  isMessage(subject) &&
  subject.message.type !== 'red_envelope' &&
  (subject.isOwn || (group.type === ChatType.GROUP && group.user_auth.role !== GroupRole.MEMBER));

/** Whether one may say something here. */
export const maySpeak = ({ user_auth, target }: Group): boolean =>
  user_auth.permissions.send_message === Permission.GRANTED && !target?.account_cancelled;

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
  },
  {
    id: 'delete',
    icon: 'trash',
    message: 'chat.action.delete',
    tone: 'danger',
    shortcut: { key: 'Delete' },
    isAvailable: isFailed,
    async perform(subject, { chat }) {
      if (isFailed(subject)) await chat.remove(subject.item.cid);
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
