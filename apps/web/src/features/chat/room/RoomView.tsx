import type { Group } from '@quintet/domain/chat/message';
import { toAuthorId } from '@quintet/domain/social/author-id';
import { RoomFooter } from '@quintet/ui/views/chat/RoomLayout';
import { RoomSkeleton } from '@quintet/ui/views/chat/RoomSkeleton';
import { useAtomValue, useSetAtom } from 'jotai/react';
import { type ReactNode, useEffect, useEffectEvent, useRef } from 'react';
import { useLocation, useNavigate, useSearchParams } from 'react-router';
import { paths } from '../../../shared/navigation/paths.ts';
import type { ChatClient } from '../chat-client.ts';
import { getOpenRoomId } from '../list-navigation.ts';
import { showToast } from '../../../shared/feedback/toasts.ts';
import { useLazyDialog } from '../../../shared/loading/use-lazy-component.ts';
import { useRegisterVoicePlaylist } from '../voice/use-register-voice-playlist.ts';
import { LazyRoomMediaViewer } from '../viewer/LazyRoomMediaViewer.tsx';
import { closeRoomSearchAtom, searchedRoomIdAtom } from '../search/room-search-state.ts';
import { NewMessageAnnouncer } from './NewMessageAnnouncer.tsx';
import type { MessageJumpTarget } from './jump-to-message.ts';
import { PinnedMessages } from './PinnedMessages.tsx';
import { RoomComposer } from './RoomComposer.tsx';
import { RoomTimeline } from './RoomTimeline.tsx';
import { type RoomTimelineController } from './room-timeline-controller.ts';
import { useMessageActionsController } from './use-message-actions-controller.ts';

const loadForwardDialog = () => import('./ForwardDialog.tsx');
const loadMessageActionDialogs = () => import('./MessageActionDialogs.tsx');
const loadSelectionToolbar = () => import('./SelectionToolbar.tsx');
const loadRoomSearch = () => import('../search/RoomSearch.tsx');

interface RoomViewProps {
  chat: ChatClient;
  room: RoomTimelineController;
  group: Group;
  isOpening: boolean;
}

/** An open room: pins, search, messages, composer and the dialogs of its messages. */
export function RoomView({ chat, room, group, isOpening }: RoomViewProps): ReactNode {
  const navigate = useNavigate();
  const location = useLocation();
  const messageActions = useMessageActionsController(chat, group);
  const { dialog, closeDialog } = messageActions;
  const isForwarding = dialog?.type === 'forward';
  const ForwardDialog = useLazyDialog(isForwarding, loadForwardDialog, closeDialog);
  const MessageActionDialogs = useLazyDialog(dialog !== null && !isForwarding, loadMessageActionDialogs, closeDialog);
  const SelectionToolbar = useLazyDialog(
    messageActions.selection !== null,
    loadSelectionToolbar,
    messageActions.stopSelecting,
  );
  const isSearching = useAtomValue(searchedRoomIdAtom) === group.id;
  const closeRoomSearch = useSetAtom(closeRoomSearchAtom);
  const closeSearch = (): void => closeRoomSearch(group.id);
  // If the address has come back to this room, a key may have opened its search again.
  useEffect(
    () => () => {
      if (getOpenRoomId() !== group.id) closeRoomSearch(group.id);
    },
    [closeRoomSearch, group.id],
  );
  const RoomSearch = useLazyDialog(isSearching, loadRoomSearch, closeSearch);
  useRegisterVoicePlaylist(room, chat);
  async function open(to: MessageJumpTarget): Promise<void> {
    const result = await room.jumpTo(to);
    if (result === 'gone') showToast('chat.room.message-gone');
    if (result === 'failed') showToast('chat.room.message-failed');
  }

  // A URL may name a message, e.g. a search result.
  const { key } = location;
  const namedMessage = useSearchParams()[0].get('message');
  const jumpToNamed = useEffectEvent((id: string) => void open({ id }));
  const handledKey = useRef('');
  useEffect(() => {
    if (!namedMessage || isOpening || handledKey.current === key) return;
    handledKey.current = key;
    jumpToNamed(namedMessage);
  }, [key, namedMessage, isOpening]);
  return (
    <>
      <NewMessageAnnouncer group={group} />
      <PinnedMessages
        group={group}
        onOpen={(to) => void open(to)}
        onUnpin={(pin) => messageActions.openDialog({ type: 'unpin', messages: [pin] })}
      />
      {isSearching && RoomSearch && <RoomSearch group={group} onOpen={(to) => void open(to)} onClose={closeSearch} />}
      {isOpening ? (
        <RoomSkeleton />
      ) : (
        <RoomTimeline
          chat={chat}
          room={room}
          group={group}
          messageActions={messageActions}
          onSender={(userId) => void navigate(paths.author.href({ id: toAuthorId(userId) }))}
          onOpen={(to) => void open(to)}
        />
      )}
      <RoomFooter>
        {messageActions.selection && SelectionToolbar ? (
          <SelectionToolbar messageActions={messageActions} />
        ) : (
          <RoomComposer
            chat={chat}
            group={group}
            onSent={() => void room.showLatest()}
            onOpen={(id) => void open({ id })}
          />
        )}
      </RoomFooter>
      <LazyRoomMediaViewer {...{ chat, room, messageActions }} />
      {ForwardDialog && dialog?.type === 'forward' && (
        <ForwardDialog chat={chat} messages={dialog.messages} onClose={closeDialog} />
      )}
      {MessageActionDialogs && <MessageActionDialogs chat={chat} dialog={dialog} onClose={closeDialog} />}
    </>
  );
}
