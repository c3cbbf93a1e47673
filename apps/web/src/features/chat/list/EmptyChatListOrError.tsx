import { isConnectionError } from '@quintet/api/error';
import { ErrorState } from '@quintet/ui/ErrorState';
import { type ReactNode, useState } from 'react';
import { useIntl } from 'react-intl';
import { useNavigate } from 'react-router';
import { LazyPagePart } from '../../../shared/loading/LazyPagePart.tsx';
import { paths } from '../../../shared/navigation/paths.ts';
import { useChatClient } from '../chat-client-atom.ts';

async function loadEmptyChats() {
  const { EmptyChats } = await import('@quintet/ui/views/chat/EmptyChats');
  return { default: EmptyChats };
}

/** The chat list without chats, or its load error. */
export function EmptyChatListOrError({ tab, error }: { tab: 'all' | 'groups'; error: unknown }): ReactNode {
  const intl = useIntl();
  const chat = useChatClient();
  const navigate = useNavigate();
  const [isRetrying, setIsRetrying] = useState(false);
  if (error === null)
    return <LazyPagePart load={loadEmptyChats} props={{ tab, onFriends: () => void navigate(paths.friends.href()) }} />;
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
