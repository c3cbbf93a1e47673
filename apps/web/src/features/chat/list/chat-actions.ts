import { Toggle } from '@quintet/api/enums';
import type { Group } from '@quintet/domain/chat/message';
import type { MessageId } from '@quintet/i18n/ids';
import type { IconName } from '@quintet/ui/icons';
import type { ChatClient } from '../chat-client.ts';

/** What a chat action needs. */
interface ChatActionContext {
  readonly chat: ChatClient;
  /** Opens the confirmation for clearing the history. */
  readonly confirmClear: (group: Group) => void;
}

/** An action on a chat of the list, as data (design §8.9). */
interface ChatAction {
  readonly id: string;
  readonly icon: IconName;
  readonly message: MessageId;
  /** A short label for the swipe action; without it the action is in the menu only. */
  readonly swiped?: MessageId;
  readonly tone?: 'danger';
  isAvailable(group: Group): boolean;
  run(group: Group, context: ChatActionContext): Promise<void>;
}

const isMuted = ({ notify }: Group): boolean => notify === Toggle.CLOSE;

export const CHAT_ROW_ACTIONS: readonly ChatAction[] = [
  {
    id: 'read',
    icon: 'double-check',
    message: 'chat.list.action-read',
    isAvailable: ({ unread, last_message }) => unread > 0 && last_message !== null,
    async run({ id: groupId, last_message: last }, { chat }) {
      if (last) await chat.markRead({ groupId, msgId: last.id, seq: last.seq });
    },
  },
  {
    id: 'mute',
    icon: 'mute',
    message: 'chat.list.action-mute',
    swiped: 'chat.list.action-mute',
    isAvailable: (group) => !isMuted(group),
    run: ({ id }, { chat }) => chat.groupCommands.changeNotify(id, { notify: false }),
  },
  {
    id: 'unmute',
    icon: 'bell',
    message: 'chat.list.action-unmute',
    swiped: 'chat.list.action-unmute',
    isAvailable: isMuted,
    run: ({ id }, { chat }) => chat.groupCommands.changeNotify(id, { notify: true }),
  },
  {
    id: 'clear',
    icon: 'trash',
    message: 'chat.list.action-clear',
    swiped: 'chat.list.clear-confirm',
    tone: 'danger',
    isAvailable: ({ last_message }) => last_message !== null,
    async run(group, { confirmClear }) {
      confirmClear(group);
    },
  },
];
