import { isConnectionError } from '@quintet/api/error';
import { EmptyState } from '@quintet/ui/EmptyState';
import { ErrorState } from '@quintet/ui/ErrorState';
import { type ReactNode, useState } from 'react';
import { useIntl } from 'react-intl';
import { useChatClient } from '../chat-client-atom.ts';
import type { ListTab } from './list-tabs.ts';

const EMPTY_MESSAGES = {
  all: ['chat.list.empty-title', 'chat.list.empty-text'],
  groups: ['chat.list.empty-groups-title', 'chat.list.empty-groups-text'],
  friends: ['chat.list.empty-friends-title', 'chat.list.empty-friends-text'],
} as const;

/** The chat list without chats, or its load error. */
export function EmptyChatList({ tab, error }: { tab: ListTab; error: unknown }): ReactNode {
  const intl = useIntl();
  const chat = useChatClient();
  const [isRetrying, setIsRetrying] = useState(false);
  if (error === null) {
    const [title, text] = EMPTY_MESSAGES[tab];
    return (
      <EmptyState illustration="chat" title={intl.formatMessage({ id: title })}>
        {intl.formatMessage({ id: text })}
      </EmptyState>
    );
  }
  const isOffline = isConnectionError(error);
  const retry = (): void => {
    setIsRetrying(true);
    void chat?.loadGroups().finally(() => setIsRetrying(false));
  };
  return (
    <ErrorState
      illustration={isOffline ? 'offline' : 'broken'}
      title={intl.formatMessage({ id: isOffline ? 'chat.list.offline-title' : 'chat.list.failed-title' })}
      {...(chat && { onRetry: retry })}
      isRetrying={isRetrying}
    >
      {isOffline && intl.formatMessage({ id: 'chat.list.offline-text' })}
    </ErrorState>
  );
}
