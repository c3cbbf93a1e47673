import type { ComponentProps } from 'react';
import { useIntl } from 'react-intl';
import { EmptyState } from '../../components/EmptyState.tsx';
import { ChatPanesLayout } from '../../views/chat/ChatPanesLayout.tsx';
import { StoryScreen } from '../StoryScreen.tsx';
import { StoryChatList } from './StoryChatList.tsx';

/** The list, beside the invitation to open a chat on a wide window. */
export function StoryChatListScreen({ state = 'full' }: Pick<ComponentProps<typeof StoryChatList>, 'state'>) {
  const intl = useIntl();
  return (
    <StoryScreen tab="/chat" isOffline={state === 'offline'} unread={state === 'full' ? 1296 : 0}>
      <ChatPanesLayout
        isRoomOpen={false}
        list={<StoryChatList state={state} />}
        room={
          <EmptyState illustration="chat" title={intl.formatMessage({ id: 'chat.room.pick-title' })}>
            {intl.formatMessage({ id: 'chat.room.pick-text' })}
          </EmptyState>
        }
      />
    </StoryScreen>
  );
}
