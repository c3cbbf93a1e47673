import { RoomLayout, RoomPlaceholderArea } from '@quintet/ui/views/chat/RoomLayout';
import { RoomSkeleton } from '@quintet/ui/views/chat/RoomSkeleton';
import { useAtomValue, useSetAtom } from 'jotai/react';
import { type ReactNode, useEffect, useState } from 'react';
import { useParams } from 'react-router';
import type { ChatClient } from '../chat-client.ts';
import { useChatClient } from '../chat-client-atom.ts';
import { groupAtomFamily } from '../sync/atoms.ts';
import { closeRoomSearchAtom } from '../search/room-search-state.ts';
import { RoomTitleBar } from './RoomTitleBar.tsx';
import { RoomView } from './RoomView.tsx';
import { type RoomExtensions, RoomExtensionsContext } from './room-extensions.ts';
import { RoomError } from './RoomError.tsx';
import { createRoomTimelineController } from './room-timeline-controller.ts';
import { useRoomKeyboardInsetRef } from './use-room-keyboard-inset-ref.ts';
import { useEscapeToCloseRoom, useCloseRoom } from './use-close-room.ts';

/** A chat room (spec §2): title bar, messages and composer. */
export default function RoomPage({ extensions }: { extensions: RoomExtensions }): ReactNode {
  const { id = '' } = useParams();
  const room = useRoomKeyboardInsetRef();
  useEscapeToCloseRoom(useCloseRoom());
  return (
    <RoomExtensionsContext value={extensions}>
      <RoomLayout ref={room}>
        <RoomLoader key={id} groupId={id} />
      </RoomLayout>
    </RoomExtensionsContext>
  );
}

function RoomLoader({ groupId }: { groupId: string }): ReactNode {
  const chat = useChatClient();
  return (
    <>
      <RoomTitleBar groupId={groupId} />
      {chat ? <LoadedRoom chat={chat} groupId={groupId} /> : <RoomSkeleton />}
    </>
  );
}

interface LoadedRoomProps {
  chat: ChatClient;
  groupId: string;
}

function LoadedRoom({ chat, groupId }: LoadedRoomProps): ReactNode {
  const [room] = useState(() => createRoomTimelineController(groupId, chat.roomDeps));
  useEffect(() => chat.attachRoom(room), [chat, room]);
  const group = useAtomValue(groupAtomFamily(groupId));
  const { phase, error } = useAtomValue(room.stateAtom);
  // Without its group, the room of a user who has just left or was removed.
  const isGone = phase === 'ready' && !group;
  const isUnavailable = phase === 'failed' || isGone;
  const closeRoomSearch = useSetAtom(closeRoomSearchAtom);
  useEffect(() => {
    if (isUnavailable) closeRoomSearch(groupId);
  }, [isUnavailable, closeRoomSearch, groupId]);
  if (isUnavailable) {
    return (
      <RoomPlaceholderArea>
        <RoomError groupId={groupId} isGone={isGone} error={error} onRetry={() => void room.refresh()} />
      </RoomPlaceholderArea>
    );
  }
  if (!group) return <RoomSkeleton />;
  return <RoomView chat={chat} room={room} group={group} isOpening={phase === 'opening'} />;
}
