import { ChatType } from '@quintet/api/enums';
import { countUnmutedUnread } from '@quintet/domain/chat/groups';
import { CHAT_SEARCH_TEXT_MAX } from '@quintet/domain/limits';
import { filterItemsByText } from '@quintet/domain/text-filter';
import { SearchField } from '@quintet/ui/SearchField';
import { Badge } from '@quintet/ui/Badge';
import { getTabPanelProps, Tabs } from '@quintet/ui/Tabs';
import { ChatListBar } from '@quintet/ui/views/chat/ChatListBar';
import { ChatListLayout } from '@quintet/ui/views/chat/ChatListLayout';
import { ChatListSkeleton } from '@quintet/ui/views/chat/ChatListSkeleton';
import { useAtomValue } from 'jotai/react';
import { type ReactNode, useCallback, useRef, useState } from 'react';
import { useIntl } from 'react-intl';
import { useMatch, useNavigate } from 'react-router';
import { LazyPagePart } from '../../../shared/loading/LazyPagePart.tsx';
import { connectionStateAtom } from '../../../shared/events/connection-state.ts';
import { useIsOnline } from '../../../shared/requests/network.ts';
import type { LazyComponentLoader } from '../../../shared/loading/use-lazy-component.ts';
import { paths } from '../../../shared/navigation/paths.ts';
import { groupListStatusAtom } from '../sync/atoms.ts';
import { getRoomNavigationOptions } from '../list-navigation.ts';
import { useMessageSearchInAllChats } from '../search/use-message-search-in-all-chats.ts';
import { useDelayedFlag } from '../use-delayed-flag.ts';
import { ChatRows } from './ChatRows.tsx';
import { useGetGroupDisplay } from './group-display.ts';
import { EmptyChatListOrError } from './EmptyChatListOrError.tsx';
import { CHAT_LIST_TABS, type ChatListTab } from './list-tabs.ts';
import { useRestoreChatListScroll } from './use-restore-chat-list-scroll.ts';
import { useChatListGroups } from './use-chat-list-groups.ts';

const loadChatSearch = () => import('../search/ChatListSearchResults.tsx');

interface ChatListPageProps {
  /** Loads the menu that app/ fills with entries of other slices (README, Registries). */
  loadMenu: LazyComponentLoader<object>;
  /** Loads the friends, which are another slice's. */
  loadFriends: LazyComponentLoader<object>;
}

/** The chat list (spec §2): all chats by last activity, groups, or friends. */
export default function ChatListPage({ loadMenu, loadFriends }: ChatListPageProps): ReactNode {
  const intl = useIntl();
  const navigate = useNavigate();
  const [tab, setTab] = useState<ChatListTab>('all');
  const panel = useRef<HTMLDivElement>(null);
  useRestoreChatListScroll(panel);
  const groups = useChatListGroups();
  const getDisplay = useGetGroupDisplay();
  const listStatus = useAtomValue(groupListStatusAtom);
  const isOnline = useIsOnline();
  const isConnecting = useDelayedFlag(useAtomValue(connectionStateAtom) !== 'live' && isOnline, 1500);
  const openId = useMatch(paths.room.pattern)?.params.id;
  const onlyGroups = groups.filter(({ type }) => type === ChatType.GROUP);
  const visibleGroups = tab === 'groups' ? onlyGroups : groups;
  const open = useCallback((href: string): void => void navigate(href, getRoomNavigationOptions()), [navigate]);
  const rowProps = { openId, onOpen: open, scroller: panel };
  const search = useMessageSearchInAllChats();
  const searchText = search.text.trim();
  const matchingGroups =
    searchText === '' ? [] : filterItemsByText(groups, searchText, (group) => [getDisplay(group).name]);

  return (
    <ChatListLayout
      bar={
        <ChatListBar
          isBeside={openId !== undefined}
          isConnecting={isConnecting}
          menu={<LazyPagePart load={loadMenu} props={{}} />}
        />
      }
      search={
        <SearchField
          value={search.text}
          onChange={search.setText}
          onSubmit={search.search}
          canSubmit={search.canSearch}
          label={intl.formatMessage({ id: 'chat.search.label' })}
          aria-invalid={search.isTooLong}
        />
      }
      searchError={
        search.isTooLong ? intl.formatMessage({ id: 'chat.search.too-long' }, { max: CHAT_SEARCH_TEXT_MAX }) : undefined
      }
      tabs={
        <Tabs
          id="chats"
          label={intl.formatMessage({ id: 'chat.list.tabs' })}
          value={tab}
          onChange={setTab}
          items={CHAT_LIST_TABS.map(({ id, label }) => {
            const count = id === 'groups' ? countUnmutedUnread(onlyGroups) : 0;
            return {
              id,
              label: intl.formatMessage({ id: label }),
              badge: count > 0 && (
                <Badge count={count} label={intl.formatMessage({ id: 'chat.list.unread' }, { count })} />
              ),
            };
          })}
        />
      }
      panel={{ ref: panel, ...getTabPanelProps('chats', tab) }}
    >
      {searchText !== '' ? (
        <LazyPagePart
          load={loadChatSearch}
          props={{
            search,
            chats: <ChatRows groups={matchingGroups} {...rowProps} />,
            hasChats: matchingGroups.length > 0,
            onOpen: ({ id, group_id }) => open(paths.room.href({ id: group_id }, { message: id })),
          }}
        />
      ) : tab === 'friends' ? (
        <LazyPagePart load={loadFriends} props={{}} />
      ) : visibleGroups.length > 0 ? (
        <ChatRows groups={visibleGroups} {...rowProps} />
      ) : listStatus.status === 'opening' ? (
        <ChatListSkeleton />
      ) : (
        <EmptyChatListOrError tab={tab} error={listStatus.status === 'failed' ? listStatus.error : null} />
      )}
    </ChatListLayout>
  );
}
