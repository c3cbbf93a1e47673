import type { Message } from '@quintet/domain/chat/message';
import { getSearchExcerptParts } from '@quintet/domain/chat/search';
import { type MessageSearchResultData, MessageSearchResults } from '@quintet/ui/views/chat/MessageSearchResults';
import { useAtomValue } from 'jotai/react';
import type { ReactNode } from 'react';
import { useIntl } from 'react-intl';
import { groupsByIdAtom } from '../sync/atoms.ts';
import { useGetGroupDisplay } from '../list/group-display.ts';
import { useNow } from '../use-now.ts';
import type { MessageSearch } from './use-paged-message-search.ts';
import styles from './ChatListSearchResults.module.css';

interface ChatListSearchResultsProps {
  search: MessageSearch;
  /** Rows of the chats that match by name. */
  chats: ReactNode;
  hasChats: boolean;
  onOpen: (message: Message) => void;
}

/** Search results of the chat list: chats by name, then messages of all chats. */
export default function ChatListSearchResults({
  search,
  chats,
  hasChats,
  onOpen,
}: ChatListSearchResultsProps): ReactNode {
  const intl = useIntl();
  const now = useNow();
  const getDisplay = useGetGroupDisplay();
  const groups = useAtomValue(groupsByIdAtom);
  const { found: results } = search;

  const toResult = (message: Message): MessageSearchResultData => {
    const group = groups.get(message.group_id);
    const display = group ? getDisplay(group) : { name: '', avatarId: message.group_id, kind: 'group' as const };
    return {
      id: message.id,
      ...display,
      pieces: getSearchExcerptParts(message.text ?? message.filename ?? '', results?.text ?? ''),
      at: Date.parse(message.create_at),
    };
  };

  return (
    <>
      {hasChats && (
        <>
          <h2 className={styles.heading}>{intl.formatMessage({ id: 'chat.search.chats' })}</h2>
          {chats}
        </>
      )}
      {results && (
        <>
          <h2 className={styles.heading}>{intl.formatMessage({ id: 'chat.search.results' })}</h2>
          <MessageSearchResults
            phase={results.phase}
            isOffline={results.isOffline}
            now={now}
            results={results.list.map(toResult)}
            onOpen={(id) => onOpen(results.list.find((message) => message.id === id)!)}
            onMore={results.nextId === null ? undefined : search.loadMore}
            onRetry={search.search}
          />
        </>
      )}
    </>
  );
}
