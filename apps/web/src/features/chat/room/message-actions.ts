import type { MessageId } from '@quintet/i18n/ids';
import type { PendingRow } from '@quintet/domain/chat/rows';
import type { IconName } from '@quintet/ui/icons';
import type { Chat } from '../chat.ts';
import type { Subject } from './subject.ts';

interface ActionContext {
  readonly chat: Chat;
  /** Says a word in passing. */
  readonly say: (id: MessageId) => void;
}

/** One thing to do with a message, as data: menu, shortcut and test read the same record (design §8.9). */
export interface MessageAction {
  readonly id: string;
  readonly icon: IconName;
  readonly message: MessageId;
  readonly tone?: 'danger';
  isAvailable(subject: Subject): boolean;
  perform(subject: Subject, context: ActionContext): Promise<void>;
}

const textOf = (subject: Subject): string =>
  (subject.kind === 'pending' ? subject.item.text : subject.message.type === 'text' && subject.message.text) || '';

const isFailed = (subject: Subject): subject is PendingRow =>
  subject.kind === 'pending' && subject.item.state === 'failed';

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
    id: 'copy',
    icon: 'copy',
    message: 'chat.action.copy',
    isAvailable: (subject) => textOf(subject) !== '',
    async perform(subject, { say }) {
      try {
        await navigator.clipboard.writeText(textOf(subject));
        say('chat.action.copied');
      } catch {
        say('chat.action.copy-failed');
      }
    },
  },
  {
    id: 'delete',
    icon: 'trash',
    message: 'chat.action.delete',
    tone: 'danger',
    isAvailable: isFailed,
    async perform(subject, { chat }) {
      if (isFailed(subject)) await chat.remove(subject.item.cid);
    },
  },
];
