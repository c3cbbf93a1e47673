import { type RefObject, useRef } from 'react';
import { fn } from 'storybook/test';
import { useIntl } from 'react-intl';
import { AppBar } from '../../components/AppBar.tsx';
import { Badge } from '../../components/Badge.tsx';
import { ErrorState } from '../../components/ErrorState.tsx';
import { IconMenu } from '../../components/IconMenu.tsx';
import { SearchField } from '../../components/SearchField.tsx';
import { getTabPanelProps, Tabs } from '../../components/Tabs.tsx';
import { ChatListLayout } from '../../views/chat/ChatListLayout.tsx';
import { ChatListRow } from '../../views/chat/ChatListRow.tsx';
import { ChatListRows } from '../../views/chat/ChatListRows.tsx';
import { ChatListSkeleton } from '../../views/chat/ChatListSkeleton.tsx';
import { EmptyChats } from '../../views/chat/EmptyChats.tsx';
import { MessageSearchResults } from '../../views/chat/MessageSearchResults.tsx';
import VirtualChatList from '../../views/chat/VirtualChatList.tsx';
import { EXAMPLE_CHATS, STORY_NOW, EXAMPLE_SEARCH_RESULTS } from './fixtures.ts';

type ListState = 'full' | 'loading' | 'empty' | 'failed' | 'offline' | 'connecting' | 'found' | 'searching' | 'none';

interface ChatListProps {
  state?: ListState;
  /** The chat that is open beside the list. */
  openId?: string;
}

/** The chat list as features/chat/list composes it. */
export function StoryChatList({ state = 'full', openId }: ChatListProps) {
  const intl = useIntl();
  const panel = useRef<HTMLDivElement>(null);
  const isSearch = state === 'found' || state === 'searching' || state === 'none';
  const unread = intl.formatMessage({ id: 'chat.list.unread' }, { count: 1284 });
  return (
    <ChatListLayout
      bar={
        <AppBar
          variant="large"
          isBeside={openId !== undefined}
          title={intl.formatMessage({ id: 'chat.list.title' })}
          end={
            <IconMenu
              icon="add"
              label={intl.formatMessage({ id: 'chat.list.menu' })}
              items={(['new-chat', 'new-friend'] as const).map((id) => ({
                id,
                icon: id === 'new-chat' ? 'chat' : 'friends',
                label: intl.formatMessage({ id: `chat.menu.${id}` }),
                onSelect: fn(),
              }))}
            />
          }
          status={state === 'connecting' ? intl.formatMessage({ id: 'chat.list.connecting' }) : undefined}
        />
      }
      search={
        <SearchField
          value={isSearch ? 'station' : ''}
          onChange={fn()}
          onSubmit={fn()}
          canSubmit={isSearch}
          label={intl.formatMessage({ id: 'chat.search.label' })}
        />
      }
      tabs={
        <Tabs
          id="chats"
          label={intl.formatMessage({ id: 'chat.list.tabs' })}
          value="all"
          onChange={fn()}
          items={(['all', 'groups', 'friends'] as const).map((id) => ({
            id,
            label: intl.formatMessage({ id: `chat.list.tab-${id}` }),
            badge: id === 'groups' && state === 'full' && <Badge count={1284} label={unread} />,
          }))}
        />
      }
      panel={{ ref: panel, ...getTabPanelProps('chats', 'all') }}
    >
      <Content state={state} openId={openId} scroller={panel} />
    </ChatListLayout>
  );
}

interface RowsProps {
  openId: string | undefined;
  scroller: RefObject<HTMLElement | null>;
}

function Content({ state, ...rows }: RowsProps & { state: ListState }) {
  const intl = useIntl();
  switch (state) {
    case 'loading':
      return <ChatListSkeleton />;
    case 'empty':
      return <EmptyChats tab="all" onFriends={fn()} />;
    case 'failed':
      return (
        <ErrorState illustration="broken" title={intl.formatMessage({ id: 'chat.list.failed-title' })} onRetry={fn()} />
      );
    case 'offline':
      return (
        <ErrorState illustration="offline" title={intl.formatMessage({ id: 'chat.list.offline-title' })} onRetry={fn()}>
          {intl.formatMessage({ id: 'chat.list.offline-text' })}
        </ErrorState>
      );
    case 'found':
    case 'searching':
    case 'none':
      return (
        <MessageSearchResults
          phase={state === 'searching' ? 'searching' : 'found'}
          results={state === 'found' ? EXAMPLE_SEARCH_RESULTS : []}
          now={STORY_NOW}
          onOpen={fn()}
          onMore={state === 'found' ? fn() : undefined}
          onRetry={fn()}
        />
      );
    default:
      return <Rows {...rows} />;
  }
}

function Rows({ openId, scroller }: RowsProps) {
  const intl = useIntl();
  const byId = new Map(EXAMPLE_CHATS.map((chat) => [chat.id, chat]));
  return (
    <ChatListRows
      label={intl.formatMessage({ id: 'chat.list.label' })}
      ids={EXAMPLE_CHATS.map(({ id }) => id)}
      selectedId={openId}
      scroller={scroller}
      VirtualList={VirtualChatList}
      renderRow={(id, isTabStop) => (
        <ChatListRow
          {...byId.get(id)!}
          href={`/room/${id}`}
          now={STORY_NOW}
          isSelected={id === openId}
          isTabStop={isTabStop}
          onOpen={fn()}
          onActions={fn()}
          swipeActions={[
            {
              id: 'mute',
              icon: 'mute',
              label: intl.formatMessage({ id: 'chat.list.action-mute' }),
              onSelect: fn(),
            },
          ]}
        />
      )}
    />
  );
}
