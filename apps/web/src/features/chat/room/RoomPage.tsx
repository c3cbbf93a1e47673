import type { Group } from '@quintet/domain/chat/message';
import { RoomSkeleton } from '@quintet/ui/views/chat/RoomSkeleton';
import { useAtomValue } from 'jotai/react';
import { lazy, type ReactNode, Suspense, useEffect, useEffectEvent, useRef, useState } from 'react';
import { useLocation, useNavigate, useParams, useSearchParams } from 'react-router';
import { showError } from '../../../shared/errors.ts';
import { paths } from '../../../shared/paths.ts';
import type { Chat } from '../chat-client.ts';
import { useChat } from '../chat-client-atom.ts';
import { groupAtom } from '../data/atoms.ts';
import { showToast } from '../../../shared/toasts.ts';
import { useIsWide } from '../../../shared/use-is-wide.ts';
import { useRoomVoices } from '../voice/use-voice-playlist.ts';
import { RoomViewer } from '../viewer/RoomMediaViewer.tsx';
import { Head } from './RoomTitleBar.tsx';
import { Heard } from './LiveAnnouncer.tsx';
import type { Destination } from './jump-to-message.ts';
import { NoRoom } from './RoomError.tsx';
import { Pinned } from './PinnedMessages.tsx';
import { Questions } from './MessageDialogs.tsx';
import { RoomComposer } from './RoomComposer.tsx';
import styles from './RoomPage.module.css';
import { RoomTimeline } from './RoomTimeline.tsx';
import { createRoom, type Room } from './room.ts';
import { SelectionFoot } from './SelectionToolbar.tsx';
import { useDesk } from './use-message-actions.ts';
import { useKeyboardRoom } from './use-keyboard-inset.ts';
import { useEscape, useLeaving } from './use-leave-room.ts';

const RoomSearch = lazy(() => import('../search/RoomSearch.tsx'));

/** A chat room (spec §2): messages between a head and a composer. */
export default function RoomPage(): ReactNode {
  const { id = '' } = useParams();
  const room = useKeyboardRoom();
  useEscape(useLeaving());
  return (
    <div ref={room} className={styles.room} data-room-page>
      <OneRoom key={id} groupId={id} />
    </div>
  );
}

function OneRoom({ groupId }: { groupId: string }): ReactNode {
  const chat = useChat();
  const [isSearching, setIsSearching] = useState(false);
  return (
    <>
      <Head groupId={groupId} onSearch={() => setIsSearching(true)} />
      {chat ? (
        <OpenRoom chat={chat} groupId={groupId} isSearching={isSearching} onSearched={() => setIsSearching(false)} />
      ) : (
        <RoomSkeleton />
      )}
    </>
  );
}

interface OpenProps {
  chat: Chat;
  groupId: string;
  isSearching: boolean;
  onSearched: () => void;
}

function OpenRoom({ chat, groupId, ...searching }: OpenProps): ReactNode {
  const [room] = useState(() => createRoom(groupId, chat.wire));
  useEffect(() => chat.enter(room), [chat, room]);
  const group = useAtomValue(groupAtom(groupId));
  const { phase, error } = useAtomValue(room.stateAtom);
  if (phase === 'failed') {
    return (
      <div className={styles.empty}>
        <NoRoom error={error} onRetry={() => void room.refresh()} />
      </div>
    );
  }
  if (!group) return <RoomSkeleton />;
  return <Talk chat={chat} room={room} group={group} isOpening={phase === 'opening'} {...searching} />;
}

interface TalkProps extends Pick<OpenProps, 'isSearching' | 'onSearched'> {
  chat: Chat;
  room: Room;
  group: Group;
  isOpening: boolean;
}

function Talk({ chat, room, group, isOpening, isSearching, onSearched }: TalkProps): ReactNode {
  const navigate = useNavigate();
  const location = useLocation();
  const isWide = useIsWide();
  const desk = useDesk(chat, group);
  useRoomVoices(room, chat.me);
  const talkTo = (userId: string): void => {
    // Beside the list it takes the place of this room, as any other that is chosen does.
    const how = isWide ? { replace: true, state: location.state as unknown } : {};
    chat.openDirect(userId).then(({ id }) => navigate(paths.room.href({ id }), how), showError);
  };
  async function open(to: Destination): Promise<void> {
    const arrival = await room.goTo(to);
    if (arrival === 'gone') showToast('chat.room.message-gone');
    if (arrival === 'failed') showToast('chat.room.message-failed');
  }

  // An address may name a message, such as one that was found from the list of chats.
  const { key } = location;
  const named = useSearchParams()[0].get('message');
  const leadTo = useEffectEvent((id: string) => void open({ id }));
  const led = useRef('');
  useEffect(() => {
    if (!named || isOpening || led.current === key) return;
    led.current = key;
    leadTo(named);
  }, [key, named, isOpening]);
  return (
    <>
      <Heard group={group} />
      <Pinned group={group} onOpen={(to) => void open(to)} />
      {isOpening ? (
        <RoomSkeleton />
      ) : (
        <RoomTimeline
          chat={chat}
          room={room}
          group={group}
          desk={desk}
          onSpeaker={talkTo}
          onOpen={(to) => void open(to)}
        />
      )}
      <div className={styles.foot}>
        {desk.selection ? (
          <SelectionFoot desk={desk} />
        ) : (
          <RoomComposer
            chat={chat}
            group={group}
            onSent={() => void room.showLatest()}
            onOpen={(id) => void open({ id })}
          />
        )}
      </div>
      <RoomViewer chat={chat} room={room} />
      {isSearching && (
        <Suspense>
          <RoomSearch group={group} onOpen={(to) => void open(to)} onClose={onSearched} />
        </Suspense>
      )}
      <Questions chat={chat} question={desk.question} onAnswered={desk.answered} />
    </>
  );
}
