import type { ReactNode, RefObject } from 'react';
import { useIntl } from 'react-intl';
import { fn } from 'storybook/test';
import { ErrorState } from '../../components/ErrorState.tsx';
import { ChatListRow } from '../../views/chat/ChatListRow.tsx';
import { ChatListRows } from '../../views/chat/ChatListRows.tsx';
import { ChatListSkeleton } from '../../views/chat/ChatListSkeleton.tsx';
import { EmptyChats } from '../../views/chat/EmptyChats.tsx';
import { MessageSearchResults } from '../../views/chat/MessageSearchResults.tsx';
import VirtualChatList from '../../views/chat/VirtualChatList.tsx';
import { FriendList } from '../../views/contacts/FriendList.tsx';
import { FriendListPlaceholder } from '../../views/contacts/FriendListPlaceholder.tsx';
import { EXAMPLE_FRIENDS, toStoryFriendSections } from '../../views/contacts/story-friends.ts';
import styles from '../screens.module.css';
import { EXAMPLE_CHATS, EXAMPLE_SEARCH_RESULTS, STORY_NOW_MS } from './story-chats.ts';

const SEARCH_PHASES = { found: 'found', searching: 'searching', none: 'found', 'search-failed': 'failed' } as const;
type SearchState = keyof typeof SEARCH_PHASES;

/** Whether a state of the chat list shows a search. */
export const isStoryChatSearchState = (state: string): state is SearchState => state in SEARCH_PHASES;

export type StoryChatListContentState =
  | 'loading'
  | 'empty'
  | 'failed'
  | 'offline'
  | 'groups-empty'
  | 'friends'
  | 'friends-empty'
  | SearchState;

interface ContentProps {
  state: string;
  /** The chat that is open beside the list. */
  openId: string | undefined;
  scroller: RefObject<HTMLElement | null>;
}

/** The tab panel of the chat list: chats, friends or search results. */
export function StoryChatListContent({ state, ...rows }: ContentProps): ReactNode {
  const intl = useIntl();
  if (isStoryChatSearchState(state)) return <SearchResults state={state} {...rows} />;
  switch (state) {
    case 'loading':
      return <ChatListSkeleton />;
    case 'empty':
      return <EmptyChats tab="all" onFriends={fn()} />;
    case 'groups-empty':
      return <EmptyChats tab="groups" onFriends={fn()} />;
    case 'friends':
      return (
        <FriendList sections={toStoryFriendSections(EXAMPLE_FRIENDS)} onOpen={fn()} onProfile={fn()} onDelete={fn()} />
      );
    case 'friends-empty':
      return <FriendListPlaceholder state="empty" onAdd={fn()} />;
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
    default:
      return <StoryChatRows chats={EXAMPLE_CHATS} {...rows} />;
  }
}

/** Chats by name, then messages of all chats. */
function SearchResults({ state, ...rows }: Omit<ContentProps, 'state'> & { state: SearchState }) {
  const intl = useIntl();
  const isFound = state === 'found';
  return (
    <>
      {isFound && (
        <>
          <h2 className={styles.heading}>{intl.formatMessage({ id: 'chat.search.chats' })}</h2>
          <StoryChatRows chats={EXAMPLE_CHATS.slice(2, 3)} {...rows} />
        </>
      )}
      <h2 className={styles.heading}>{intl.formatMessage({ id: 'chat.search.results' })}</h2>
      <MessageSearchResults
        phase={SEARCH_PHASES[state]}
        results={isFound ? EXAMPLE_SEARCH_RESULTS : []}
        now={STORY_NOW_MS}
        onOpen={fn()}
        onMore={isFound ? fn() : undefined}
        onRetry={fn()}
      />
    </>
  );
}

/** The rows of chats. */
export function StoryChatRows({
  chats,
  openId,
  scroller,
}: Omit<ContentProps, 'state'> & { chats: typeof EXAMPLE_CHATS }) {
  const intl = useIntl();
  const byId = new Map(chats.map((chat) => [chat.id, chat]));
  const mute = { id: 'mute', icon: 'mute', label: intl.formatMessage({ id: 'chat.list.action-mute' }) } as const;
  return (
    <ChatListRows
      label={intl.formatMessage({ id: 'chat.list.label' })}
      ids={chats.map(({ id }) => id)}
      selectedId={openId}
      scroller={scroller}
      VirtualList={VirtualChatList}
      renderRow={(id, isTabStop) => (
        <ChatListRow
          {...byId.get(id)!}
          href={`/room/${id}`}
          now={STORY_NOW_MS}
          isSelected={id === openId}
          isTabStop={isTabStop}
          onOpen={fn()}
          onActions={fn()}
          swipeActions={[{ ...mute, onSelect: fn() }]}
        />
      )}
    />
  );
}
