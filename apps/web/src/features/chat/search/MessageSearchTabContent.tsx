import { CHAT_SEARCH_TEXT_MAX } from '@quintet/domain/limits';
import { EmptyState } from '@quintet/ui/EmptyState';
import { useEffect, useEffectEvent, type ReactNode } from 'react';
import { useIntl } from 'react-intl';
import { useNavigate } from 'react-router';
import { paths } from '../../../shared/navigation/paths.ts';
import ChatListSearchResults from './ChatListSearchResults.tsx';
import { useMessageSearchInAllChats } from './use-message-search-in-all-chats.ts';

interface MessageSearchTabContentProps {
  id: string;
  text: string;
  onCount: (id: string, count: number, hasMore: boolean) => void;
}

/** A tab of the search page: searches the messages of all chats for the text; reports their number. */
export default function MessageSearchTabContent({ id, text, onCount }: MessageSearchTabContentProps): ReactNode {
  const intl = useIntl();
  const navigate = useNavigate();
  const search = useMessageSearchInAllChats();
  const begin = useEffectEvent(() => search.setText(text));
  useEffect(() => begin(), []);
  const { found } = search;
  const count = found?.phase === 'found' ? found.list.length : undefined;
  const hasMore = typeof found?.nextId === 'string';
  useEffect(() => {
    if (count !== undefined) onCount(id, count, hasMore);
  }, [id, count, hasMore, onCount]);
  if (search.isTooLong) {
    return (
      <EmptyState
        illustration="search"
        title={intl.formatMessage({ id: 'chat.search.too-long' }, { max: CHAT_SEARCH_TEXT_MAX })}
      />
    );
  }
  return (
    <ChatListSearchResults
      search={search}
      chats={null}
      hasChats={false}
      onOpen={(message) => void navigate(paths.room.href({ id: message.group_id }, { message: message.id }))}
    />
  );
}
