import { CHAT_SEARCH_TEXT_MAX } from '@quintet/domain/limits';
import type { MessageId } from '@quintet/i18n/ids';
import { useRef } from 'react';
import { fn } from 'storybook/test';
import { useIntl } from 'react-intl';
import { Badge } from '../../components/Badge.tsx';
import { IconMenu } from '../../components/IconMenu.tsx';
import { SearchField } from '../../components/SearchField.tsx';
import { getTabPanelProps, Tabs } from '../../components/Tabs.tsx';
import type { IconName } from '../../icons/names.ts';
import { ChatListBar } from '../../views/chat/ChatListBar.tsx';
import { ChatListLayout } from '../../views/chat/ChatListLayout.tsx';
import {
  isStoryChatSearchState,
  StoryChatListContent,
  type StoryChatListContentState,
} from './StoryChatListContent.tsx';
import type { StoryChatListOverlayState } from './StoryOverlayOnChatList.tsx';

export type StoryChatListState =
  | 'full'
  | 'connecting'
  | 'search-too-long'
  | StoryChatListContentState
  | StoryChatListOverlayState;

interface ChatListProps {
  state?: StoryChatListState;
  /** The chat that is open beside the list. */
  openId?: string;
}

/** What can be started from the list (apps/web/src/app/ChatListStartMenuAndDialogs.tsx). */
const MENU: readonly (readonly [IconName, MessageId])[] = [
  ['chat', 'chat.menu.new-chat'],
  ['group', 'groups.menu.new'],
  ['friends', 'chat.menu.new-friend'],
  ['link', 'groups.menu.enter-code'],
  ['search', 'social.home.search'],
];

const SELECTED_TABS: Readonly<Partial<Record<StoryChatListState, 'groups' | 'friends'>>> = {
  'groups-empty': 'groups',
  friends: 'friends',
  'friends-empty': 'friends',
};

/** The chat list as features/chat/list composes it. */
export function StoryChatList({ state = 'full', openId }: ChatListProps) {
  const intl = useIntl();
  const panel = useRef<HTMLDivElement>(null);
  const isTooLong = state === 'search-too-long';
  const searched = isTooLong ? 'Where do we meet on Saturday?' : isStoryChatSearchState(state) ? 'station' : '';
  const unread = intl.formatMessage({ id: 'chat.list.unread' }, { count: 1284 });
  const tab = SELECTED_TABS[state] ?? 'all';
  return (
    <ChatListLayout
      bar={
        <ChatListBar
          isBeside={openId !== undefined}
          isConnecting={state === 'connecting'}
          menu={
            <IconMenu
              icon="add"
              label={intl.formatMessage({ id: 'chat.list.menu' })}
              items={MENU.map(([icon, id]) => ({ id, icon, label: intl.formatMessage({ id }), onSelect: fn() }))}
            />
          }
        />
      }
      search={
        <SearchField
          value={searched}
          onChange={fn()}
          onSubmit={fn()}
          canSubmit={searched !== '' && !isTooLong}
          label={intl.formatMessage({ id: 'chat.search.label' })}
          aria-invalid={isTooLong}
        />
      }
      searchError={
        isTooLong ? intl.formatMessage({ id: 'chat.search.too-long' }, { max: CHAT_SEARCH_TEXT_MAX }) : undefined
      }
      tabs={
        <Tabs
          id="chats"
          label={intl.formatMessage({ id: 'chat.list.tabs' })}
          value={tab}
          onChange={fn()}
          items={(['all', 'groups', 'friends'] as const).map((id) => ({
            id,
            label: intl.formatMessage({ id: `chat.list.tab-${id}` }),
            badge: id === 'groups' && state === 'full' && <Badge count={1284} label={unread} />,
          }))}
        />
      }
      panel={{ ref: panel, ...getTabPanelProps('chats', tab) }}
    >
      {!isTooLong && <StoryChatListContent state={state} openId={openId} scroller={panel} />}
    </ChatListLayout>
  );
}
