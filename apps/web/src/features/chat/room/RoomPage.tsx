import { ChatType } from '@quintet/api/enums';
import type { Group } from '@quintet/domain/chat/message';
import { targetOf } from '@quintet/domain/chat/groups';
import { RoomHeader } from '@quintet/ui/views/chat/RoomHeader';
import { RoomSkeleton } from '@quintet/ui/views/chat/RoomSkeleton';
import { useAtomValue } from 'jotai/react';
import { type ReactNode, useEffect, useState } from 'react';
import { useIntl } from 'react-intl';
import { useLocation, useNavigate, useParams } from 'react-router';
import { reportFailure } from '../../../shared/failures.ts';
import { useIsOnline } from '../../../shared/network.ts';
import { paths } from '../../../shared/paths.ts';
import type { Chat } from '../chat.ts';
import { useChat } from '../chat-atom.ts';
import { groupAtom, livenessAtom } from '../data/atoms.ts';
import { useIsWide } from '../../../shared/use-is-wide.ts';
import { tell } from '../../../shared/notices.ts';
import { useLater } from '../use-later.ts';
import { useRoomVoices } from '../voice/use-room-voices.ts';
import { RoomViewer } from '../viewer/RoomViewer.tsx';
import type { Destination } from './jump.ts';
import { NoRoom } from './NoRoom.tsx';
import { Pinned } from './Pinned.tsx';
import { Questions } from './Questions.tsx';
import { RoomComposer } from './RoomComposer.tsx';
import styles from './RoomPage.module.css';
import { RoomTimeline } from './RoomTimeline.tsx';
import type { Room } from './room.ts';
import { SelectionFoot } from './SelectionFoot.tsx';
import { useGroupName } from '../use-group-name.ts';
import { useDesk } from './use-desk.ts';
import { useKeyboardRoom } from './use-keyboard-room.ts';

/** A chat room (spec §2): messages between a head and a composer. */
export default function RoomPage(): ReactNode {
  const { id = '' } = useParams();
  const chat = useChat();
  const room = useKeyboardRoom();
  return (
    <div ref={room} className={styles.room}>
      <Head groupId={id} />
      {chat ? <OpenRoom key={id} chat={chat} groupId={id} /> : <RoomSkeleton />}
    </div>
  );
}

function useSubtitle(group: Group | undefined): string | undefined {
  const intl = useIntl();
  const isOnline = useIsOnline();
  const isConnecting = useLater(useAtomValue(livenessAtom) !== 'live' && isOnline, 1500);
  if (isConnecting) return intl.formatMessage({ id: 'chat.room.connecting' });
  if (group?.type !== ChatType.GROUP) return undefined;
  return intl.formatMessage({ id: 'chat.room.members' }, { count: group.member_count });
}

function Head({ groupId }: { groupId: string }): ReactNode {
  const navigate = useNavigate();
  const location = useLocation();
  const isWide = useIsWide();
  const me = useChat()?.me ?? '';
  const group = useAtomValue(groupAtom(groupId));
  const subtitle = useSubtitle(group);
  const isDirect = group?.type === ChatType.DM;
  const back = (): void => {
    // Opened by its address: there is no list behind it.
    if (location.key === 'default') void navigate(paths.chat.href(), { replace: true });
    else void navigate(-1);
  };
  return (
    <RoomHeader
      id={(group && targetOf(group, me)) ?? groupId}
      name={useGroupName(group)}
      src={isDirect ? group?.target?.avatar_thumbnail : group?.icon_thumbnail}
      kind={isDirect ? 'person' : 'group'}
      subtitle={subtitle}
      onBack={isWide ? undefined : back}
    />
  );
}

function OpenRoom({ chat, groupId }: { chat: Chat; groupId: string }): ReactNode {
  const [room] = useState(() => chat.createRoom(groupId));
  useEffect(() => chat.enter(room), [chat, room]);
  return <Inside chat={chat} room={room} />;
}

function Inside({ chat, room }: { chat: Chat; room: Room }): ReactNode {
  const group = useAtomValue(groupAtom(room.groupId));
  const { phase, error } = useAtomValue(room.stateAtom);
  if (phase === 'failed') {
    return (
      <div className={styles.empty}>
        <NoRoom error={error} onRetry={() => void room.refresh()} />
      </div>
    );
  }
  if (!group) return <RoomSkeleton />;
  return <Talk chat={chat} room={room} group={group} isOpening={phase === 'opening'} />;
}

interface TalkProps {
  chat: Chat;
  room: Room;
  group: Group;
  isOpening: boolean;
}

function Talk({ chat, room, group, isOpening }: TalkProps): ReactNode {
  const navigate = useNavigate();
  const desk = useDesk(chat, group);
  useRoomVoices(room, chat.me);
  const talkTo = (userId: string): void => {
    chat.openDirect(userId).then(({ id }) => navigate(paths.room.href({ id })), reportFailure);
  };
  async function open(to: Destination): Promise<void> {
    const arrival = await room.goTo(to);
    if (arrival === 'gone') tell('chat.room.message-gone');
    if (arrival === 'failed') tell('chat.room.message-failed');
  }
  return (
    <>
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
      <RoomViewer chat={chat} room={room} />
      <Questions chat={chat} question={desk.question} onAnswered={desk.answered} />
    </>
  );
}
