import { useIntl } from 'react-intl';
import { EmptyState } from '../../components/EmptyState.tsx';
import { ChatPanesLayout } from '../../views/chat/ChatPanesLayout.tsx';
import { StoryAppShell } from '../StoryAppShell.tsx';
import { StoryChatList, type StoryChatListState } from './StoryChatList.tsx';
import { StoryOverlayOnChatList } from './StoryOverlayOnChatList.tsx';

/** The list, beside the invitation to open a chat on a wide window. */
export function StoryChatListScreen({ state = 'full' }: { state?: StoryChatListState }) {
  const intl = useIntl();
  return (
    <StoryAppShell tab="/chat" isOffline={state === 'offline'} unread={state === 'full' ? 1296 : 0}>
      <ChatPanesLayout
        isRoomOpen={false}
        list={<StoryChatList state={state} />}
        room={
          <EmptyState illustration="chat" title={intl.formatMessage({ id: 'chat.room.pick-title' })}>
            {intl.formatMessage({ id: 'chat.room.pick-text' })}
          </EmptyState>
        }
      />
      <StoryOverlayOnChatList state={state} />
    </StoryAppShell>
  );
}
