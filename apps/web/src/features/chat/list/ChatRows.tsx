import type { Group } from '@quintet/domain/chat/message';
import type { MenuItemData } from '@quintet/ui/MenuItems';
import { ChatListRows, MAX_UNVIRTUALIZED_ROWS } from '@quintet/ui/views/chat/ChatListRows';
import type { ContextMenuPoint } from '@quintet/ui/views/chat/MessageBubble';
import { type ReactNode, type RefObject, useCallback, useState } from 'react';
import { useIntl } from 'react-intl';
import { showError } from '../../../shared/feedback/errors.ts';
import { useLazyDialog, useLazyComponent } from '../../../shared/loading/use-lazy-component.ts';
import { useChatClient } from '../chat-client-atom.ts';
import { CHAT_ROW_ACTIONS } from './chat-actions.ts';
import { ChatRow } from './ChatRow.tsx';

const loadRowActions = () => import('./ChatRowActionOverlays.tsx');
const loadVirtualList = () => import('@quintet/ui/views/chat/VirtualChatList');

interface ChatRowsProps {
  groups: readonly Group[];
  openId: string | undefined;
  onOpen: (href: string) => void;
  /** The element that scrolls the rows. */
  scroller: RefObject<HTMLElement | null>;
}

/** The chat rows with their actions. */
export function ChatRows({ groups, openId, onOpen, scroller }: ChatRowsProps): ReactNode {
  const intl = useIntl();
  const chat = useChatClient();
  const [menu, setMenu] = useState<{ group: Group; at: ContextMenuPoint } | null>(null);
  const [toClear, setToClear] = useState<Group | null>(null);
  const RowActions = useLazyDialog(menu !== null || toClear !== null, loadRowActions, () => {
    setMenu(null);
    setToClear(null);
  });
  const VirtualList = useLazyComponent(groups.length > MAX_UNVIRTUALIZED_ROWS, loadVirtualList);
  const byId = new Map(groups.map((group) => [group.id, group]));

  const getActions = useCallback(
    (group: Group, isSwiped: boolean): MenuItemData[] =>
      CHAT_ROW_ACTIONS.filter((action) => chat && action.isAvailable(group) && (!isSwiped || action.swiped)).map(
        (action) => ({
          id: action.id,
          icon: action.icon,
          label: intl.formatMessage({ id: (isSwiped && action.swiped) || action.message }),
          ...(action.tone && { tone: action.tone }),
          onSelect: () => void action.run(group, { chat: chat!, confirmClear: setToClear }).catch(showError),
        }),
      ),
    [chat, intl],
  );
  const openMenu = useCallback((group: Group, at: ContextMenuPoint): void => setMenu({ group, at }), []);

  return (
    <>
      <ChatListRows
        label={intl.formatMessage({ id: 'chat.list.label' })}
        ids={groups.map(({ id }) => id)}
        selectedId={openId}
        scroller={scroller}
        VirtualList={VirtualList}
        renderRow={(id, isTabStop) => (
          <ChatRow
            group={byId.get(id)!}
            isSelected={id === openId}
            isTabStop={isTabStop}
            onOpen={onOpen}
            actionsOf={getActions}
            onActions={openMenu}
          />
        )}
      />
      {chat && RowActions && (menu || toClear) && (
        <RowActions
          chat={chat}
          menu={menu && { ...menu, items: getActions(menu.group, false) }}
          onMenuClose={() => setMenu(null)}
          toClear={toClear}
          onCleared={() => setToClear(null)}
        />
      )}
    </>
  );
}
