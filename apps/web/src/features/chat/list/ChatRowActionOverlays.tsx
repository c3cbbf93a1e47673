import type { Group } from '@quintet/domain/chat/message';
import type { MenuItemData } from '@quintet/ui/MenuItems';
import type { ContextMenuPoint } from '@quintet/ui/views/chat/MessageBubble';
import { MessageMenu } from '@quintet/ui/views/chat/MessageMenu';
import type { ReactNode } from 'react';
import { useIntl } from 'react-intl';
import { useIsWide } from '../../../shared/appearance/use-is-wide.ts';
import type { ChatClient } from '../chat-client.ts';
import { useGetGroupDisplay } from './group-display.ts';
import { ClearHistoryDialog } from './ClearHistoryDialog.tsx';

interface ChatRowActionOverlaysProps {
  chat: ChatClient;
  /** The open menu and its chat. */
  menu: { readonly group: Group; readonly at: ContextMenuPoint; readonly items: readonly MenuItemData[] } | null;
  onMenuClose: () => void;
  /** The chat to clear. */
  toClear: Group | null;
  onCleared: () => void;
}

/** The menu and dialog of the chat list, loaded on first use. */
export default function ChatRowActionOverlays({
  chat,
  menu,
  onMenuClose,
  toClear,
  onCleared,
}: ChatRowActionOverlaysProps): ReactNode {
  return (
    <>
      {menu && <ChatActionsMenu {...menu} onClose={onMenuClose} />}
      {toClear && <ClearHistoryDialog chat={chat} group={toClear} onClose={onCleared} />}
    </>
  );
}

interface ChatActionsMenuProps {
  group: Group;
  at: ContextMenuPoint;
  items: readonly MenuItemData[];
  onClose: () => void;
}

function ChatActionsMenu({ group, ...menu }: ChatActionsMenuProps): ReactNode {
  const intl = useIntl();
  const { name } = useGetGroupDisplay()(group);
  const isWide = useIsWide();
  return (
    <MessageMenu
      {...menu}
      isPlain={isWide || !menu.at.isTouch}
      label={intl.formatMessage({ id: 'chat.list.actions' }, { name })}
    />
  );
}
