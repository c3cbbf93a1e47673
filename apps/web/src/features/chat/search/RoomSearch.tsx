import { ApiError } from '@quintet/api/error';
import { CHAT_SEARCH_TEXT_MAX } from '@quintet/domain/limits';
import type { Group } from '@quintet/domain/chat/message';
import { getSearchExcerptParts } from '@quintet/domain/chat/search';
import { RoomSearchSheet } from '@quintet/ui/views/chat/RoomSearchSheet';
import { SearchHitsBar } from '@quintet/ui/views/chat/SearchHitsBar';
import { MessageSearchResults } from '@quintet/ui/views/chat/MessageSearchResults';
import { useEffect, useState, type ReactNode } from 'react';
import { useIntl } from 'react-intl';
import { api } from '../../../shared/requests/api.ts';
import { showError } from '../../../shared/feedback/errors.ts';
import { showToast } from '../../../shared/feedback/toasts.ts';
import { useChatClient } from '../chat-client-atom.ts';
import type { MessageJumpTarget } from '../room/jump-to-message.ts';
import { useMemberNameResolver } from '../use-member-name-resolver.ts';
import { useNow } from '../use-now.ts';
import { formatPreviewUnlessBlocked } from '../use-message-preview.ts';
import { usePagedMessageSearch } from './use-paged-message-search.ts';

interface RoomSearchProps {
  group: Group;
  onOpen: (to: MessageJumpTarget) => void;
  onClose: () => void;
}

/** Searches a room by text or date, jumps to a result, and from there to the ones before and after it. */
export default function RoomSearch({ group, onOpen, onClose }: RoomSearchProps): ReactNode {
  const intl = useIntl();
  const now = useNow();
  const path = { id: group.id };
  const [shownId, setShownId] = useState<string | null>(null);
  const {
    text: typed,
    setText,
    isTooLong,
    canSearch,
    found,
    search,
    loadMore,
  } = usePagedMessageSearch(async (text, nextId, signal) => {
    const query = { text, ...(nextId !== null && { next_id: nextId }) };
    const { data } = await api.GET('/api/v2/groups/{id}/messages/search', { params: { path, query }, signal });
    return data!.result;
  });
  const list = found?.list ?? [];
  const names = useMemberNameResolver(
    group.id,
    list.map(({ user_id }) => user_id),
  );
  // A room shows no own avatar, but search results do.
  const chat = useChatClient();
  useEffect(() => chat?.requestUsers(group.id, [chat.me]), [chat, group.id]);

  // The sheet is removed while it is open, so that the browser does not give the focus back.
  const [opener] = useState(() => document.activeElement);
  useEffect(
    () => () => {
      if (document.activeElement === document.body && opener instanceof HTMLElement)
        opener.focus({ preventScroll: true });
    },
    [opener],
  );

  const shown = list.findIndex(({ id }) => id === shownId);
  const openHit = (index: number): void => {
    const hit = list[index];
    if (!hit) return;
    setShownId(hit.id);
    onOpen(hit);
    if (index >= list.length - 2 && found?.nextId) loadMore();
  };

  async function goToDay(day: Date): Promise<void> {
    try {
      const query = { date: day.toISOString() };
      const { data } = await api.GET('/api/v1/groups/{id}/messages/at', { params: { path, query } });
      onClose();
      onOpen(data!.result);
    } catch (error) {
      if (error instanceof ApiError && error.code === 'api.data_not_exist') showToast('chat.search.no-day');
      else showError(error);
    }
  }

  if (shown >= 0 && found) {
    return (
      <SearchHitsBar
        position={shown + 1}
        count={list.length}
        hasMore={found.nextId !== null}
        onOlder={shown + 1 < list.length ? () => openHit(shown + 1) : undefined}
        onNewer={shown > 0 ? () => openHit(shown - 1) : undefined}
        onList={() => setShownId(null)}
        onClose={onClose}
      />
    );
  }
  return (
    <RoomSearchSheet
      isOpen
      text={typed}
      onChange={setText}
      onSearch={search}
      canSearch={canSearch}
      errorText={
        isTooLong ? intl.formatMessage({ id: 'chat.search.too-long' }, { max: CHAT_SEARCH_TEXT_MAX }) : undefined
      }
      onDay={(day) => void goToDay(day)}
      today={new Date(now)}
      onClose={onClose}
    >
      {found && (
        <MessageSearchResults
          phase={found.phase}
          isOffline={found.isOffline}
          now={now}
          results={list.map((message) => ({
            id: message.id,
            name: names.getName(message.user_id),
            avatarName: names.getUser(message.user_id)?.nickname,
            avatarId: message.user_id,
            src: names.getUser(message.user_id)?.avatar_thumbnail,
            kind: 'user',
            pieces: getSearchExcerptParts(formatPreviewUnlessBlocked(intl, message, names), found.text),
            at: Date.parse(message.create_at),
          }))}
          onOpen={(id) => openHit(list.findIndex((message) => message.id === id))}
          onMore={found.nextId === null ? undefined : loadMore}
          onRetry={search}
        />
      )}
    </RoomSearchSheet>
  );
}
