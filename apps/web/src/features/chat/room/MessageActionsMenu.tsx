import { isMine, QUICK_EMOJIS } from '@quintet/domain/chat/reactions';
import type { Group, Message } from '@quintet/domain/chat/message';
import type { MenuPoint } from '@quintet/ui/views/chat/MessageBubble';
import { MessageMenu } from '@quintet/ui/views/chat/MessageMenu';
import type { ReactNode } from 'react';
import { useIntl } from 'react-intl';
import { LazyPart } from '../../../shared/loading/LazyPart.tsx';
import { canSendText } from './can-do.ts';
import { MESSAGE_ACTIONS } from './message-actions.ts';
import type { BubbleRow } from './bubble-row.ts';
import type { MessageActions } from './use-message-actions.ts';

const loadEmojiPicker = () => import('../emoji/RoomEmojiPicker.tsx');

export interface OpenMenu {
  readonly row: BubbleRow;
  readonly at: MenuPoint;
}

interface MessageActionsMenuProps {
  menu: OpenMenu;
  group: Group;
  messageActions: MessageActions;
  onReact: (message: Message, emoji: string) => void;
  onClose: () => void;
}

/** The actions and reactions for one message. */
export function MessageActionsMenu({
  menu: { row, at },
  group,
  messageActions,
  onReact,
  onClose,
}: MessageActionsMenuProps): ReactNode {
  const intl = useIntl();
  const actions = MESSAGE_ACTIONS.filter((action) => action.isAvailable(row, messageActions.context));
  if (actions.length === 0) return null;
  const message = row.kind === 'msg' && canSendText(group) ? row.message : null;
  return (
    <MessageMenu
      at={at}
      items={actions.map((action) => ({
        id: action.id,
        icon: action.icon,
        label: intl.formatMessage({ id: action.message }),
        ...(action.tone && { tone: action.tone }),
        onSelect: () => messageActions.run(action, row),
      }))}
      {...(message && {
        reactions: {
          emojis: QUICK_EMOJIS,
          isMine: (emoji) => isMine(message, emoji),
          onReact: (emoji) => onReact(message, emoji),
        },
        picker: (
          <LazyPart
            load={loadEmojiPicker}
            props={{
              onPick: (emoji) => {
                onClose();
                onReact(message, emoji);
              },
            }}
          />
        ),
      })}
      onClose={onClose}
    />
  );
}
