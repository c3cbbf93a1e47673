import { isMine, QUICK_EMOJIS } from '@quintet/domain/chat/reactions';
import type { Group, Message } from '@quintet/domain/chat/message';
import type { Spot } from '@quintet/ui/views/chat/MessageBubble';
import { MessageMenu } from '@quintet/ui/views/chat/MessageMenu';
import { lazy, type ReactNode } from 'react';
import { useIntl } from 'react-intl';
import { maySpeak } from './can-do.ts';
import { MESSAGE_ACTIONS } from './message-actions.ts';
import type { Subject } from './bubble-row.ts';
import type { Desk } from './use-message-actions.ts';

const Emojis = lazy(() => import('../emoji/RoomEmojiPicker.tsx'));

export interface OpenMenu {
  readonly subject: Subject;
  readonly at: Spot;
}

interface ActionsMenuProps {
  menu: OpenMenu;
  group: Group;
  desk: Desk;
  onReact: (message: Message, emoji: string) => void;
  onClose: () => void;
}

/** What can be done with one message: the record, and the emojis to react with. */
export function ActionsMenu({ menu: { subject, at }, group, desk, onReact, onClose }: ActionsMenuProps): ReactNode {
  const intl = useIntl();
  const actions = MESSAGE_ACTIONS.filter((action) => action.isAvailable(subject, desk.standing));
  if (actions.length === 0) return null;
  const message = subject.kind === 'msg' && maySpeak(group) ? subject.message : null;
  return (
    <MessageMenu
      at={at}
      items={actions.map((action) => ({
        id: action.id,
        icon: action.icon,
        label: intl.formatMessage({ id: action.message }),
        ...(action.tone && { tone: action.tone }),
        onSelect: () => desk.act(action, subject),
      }))}
      {...(message && {
        reactions: {
          emojis: QUICK_EMOJIS,
          isMine: (emoji) => isMine(message, emoji),
          onReact: (emoji) => onReact(message, emoji),
        },
        picker: (
          <Emojis
            onPick={(emoji) => {
              onClose();
              onReact(message, emoji);
            }}
          />
        ),
      })}
      onClose={onClose}
    />
  );
}
