import type { RoomBubbleRow } from '@quintet/domain/chat/room-row';
import { hasMyReaction, QUICK_EMOJIS } from '@quintet/domain/chat/reactions';
import type { Group, Message } from '@quintet/domain/chat/message';
import { toMenuKeyboardShortcut } from '@quintet/ui/menu-keyboard-shortcut';
import type { ContextMenuPoint } from '@quintet/ui/views/chat/MessageBubble';
import { MessageMenu } from '@quintet/ui/views/chat/MessageMenu';
import type { ReactNode } from 'react';
import { useIntl } from 'react-intl';
import { useIsWide } from '../../../shared/appearance/use-is-wide.ts';
import { renderEmojiPicker } from '../../../shared/emoji/render-emoji-picker.tsx';
import { showToast } from '../../../shared/feedback/toasts.ts';
import { copyTextWithChatToast } from './copy-message.ts';
import { canSendTextInGroup } from './message-rules.ts';
import { MESSAGE_ACTIONS } from './message-actions.ts';
import type { MessageActionsController } from './use-message-actions-controller.ts';

export interface MessageMenuState {
  readonly row: RoomBubbleRow;
  readonly at: ContextMenuPoint;
  /** Copied instead of the whole message. */
  readonly selectedText: string;
}

interface MessageActionsMenuProps {
  menu: MessageMenuState;
  group: Group;
  messageActions: MessageActionsController;
  onReact: (message: Message, emoji: string) => void;
  onClose: () => void;
}

/** The actions and reactions for one message, loaded on first use. */
export default function MessageActionsMenu({
  menu: { row, at, selectedText },
  group,
  messageActions,
  onReact,
  onClose,
}: MessageActionsMenuProps): ReactNode {
  const intl = useIntl();
  const isWide = useIsWide();
  const actions = MESSAGE_ACTIONS.filter((action) => action.isAvailable(row, messageActions.context));
  if (actions.length === 0) return null;
  const message = row.kind === 'msg' && canSendTextInGroup(group) ? row.message : null;
  return (
    <MessageMenu
      at={at}
      isPlain={isWide}
      items={actions.map((action) => {
        const isPart = action.id === 'copy' && selectedText !== '';
        return {
          id: action.id,
          icon: action.icon,
          label: intl.formatMessage({ id: isPart ? 'chat.action.copy-part' : action.message }),
          shortcut: isWide && action.shortcut ? toMenuKeyboardShortcut(action.shortcut) : undefined,
          ...(action.tone && { tone: action.tone }),
          onSelect: () =>
            isPart ? void copyTextWithChatToast(selectedText, { toast: showToast }) : messageActions.run(action, row),
        };
      })}
      {...(message && {
        reactions: {
          emojis: QUICK_EMOJIS,
          isMine: (emoji) => hasMyReaction(message, emoji),
          onReact: (emoji) => onReact(message, emoji),
        },
        picker: renderEmojiPicker((emoji) => {
          onClose();
          onReact(message, emoji);
        }),
      })}
      onClose={onClose}
    />
  );
}
