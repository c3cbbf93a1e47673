import { fn } from 'storybook/test';
import type { ReactNode } from 'react';
import { useIntl } from 'react-intl';
import { Button } from '../../components/Button.tsx';
import { EmptyState } from '../../components/EmptyState.tsx';
import { ErrorState } from '../../components/ErrorState.tsx';
import { IconButton } from '../../components/IconButton.tsx';
import { ChatPanesLayout } from '../../views/chat/ChatPanesLayout.tsx';
import { EmptyRoom } from '../../views/chat/EmptyRoom.tsx';
import { PinnedBar } from '../../views/chat/PinnedBar.tsx';
import { RoomFooter, RoomLayout, RoomPlaceholderArea } from '../../views/chat/RoomLayout.tsx';
import { RoomHeader } from '../../views/chat/RoomHeader.tsx';
import { RoomSkeleton } from '../../views/chat/RoomSkeleton.tsx';
import { SearchHitsBar } from '../../views/chat/SearchHitsBar.tsx';
import { StoryAppShell, useIsStoryWindowWide } from '../StoryAppShell.tsx';
import { StoryChatList } from './StoryChatList.tsx';
import { StoryMessageSelectionBar, StoryRoomComposer, type StoryComposerState } from './StoryRoomComposer.tsx';
import { StoryRoomMessages, type StoryRoomMessagesState } from './StoryRoomMessages.tsx';
import { StoryOverlayOnRoom, type StoryRoomOverlayState } from './StoryOverlayOnRoom.tsx';

/** Why the user is no longer in the room. */
const REASONS = ['other', 'left', 'removed', 'dissolved'] as const;
type Reason = (typeof REASONS)[number];

export type StoryRoomScreenState =
  | 'full'
  | 'empty'
  | 'loading'
  | 'failed'
  | 'offline'
  | 'offline-unloaded'
  | 'connecting'
  | 'hits'
  | Reason
  | StoryRoomMessagesState
  | StoryComposerState
  | StoryRoomOverlayState;

interface RoomProps {
  state: StoryRoomScreenState;
  kind: 'group' | 'user';
}

const ROOMS = {
  group: { id: 'g1', name: '周末爬山 Weekend hikes' },
  user: { id: 'u2', name: 'Moss Harbour' },
} as const;

/** A room beside the list (wide window) or alone (phone), as features/chat/room composes it. */
export function StoryRoomScreen({ state, kind }: RoomProps) {
  const isOffline = state === 'offline' || state === 'offline-unloaded';
  return (
    <StoryAppShell tab="/chat" isOpened isOffline={isOffline} unread={1296}>
      <ChatPanesLayout
        isRoomOpen
        list={<StoryChatList openId={ROOMS[kind].id} />}
        room={
          <RoomLayout>
            <Header state={state} kind={kind} />
            <Content state={state} kind={kind} />
          </RoomLayout>
        }
      />
    </StoryAppShell>
  );
}

const isGone = (state: StoryRoomScreenState): state is Reason => REASONS.includes(state as Reason);

function Header({ state, kind }: RoomProps) {
  const intl = useIntl();
  const isWide = useIsStoryWindowWide();
  const members = intl.formatMessage({ id: 'chat.room.members' }, { count: 2300, shown: '2.3k' });
  const status = state === 'connecting' ? intl.formatMessage({ id: 'chat.room.connecting' }) : undefined;
  return (
    <RoomHeader
      {...ROOMS[kind]}
      kind={kind}
      {...(kind === 'group' ? { subtitle: status ?? members } : { status })}
      onBack={isWide ? undefined : fn()}
      end={
        !isGone(state) && (
          <>
            <IconButton icon="search" label={intl.formatMessage({ id: 'chat.search.open' })} />
            <IconButton icon="more" label={intl.formatMessage({ id: 'groups.menu.details' })} />
          </>
        )
      }
    />
  );
}

/** In place of the messages and the composer. */
function Unavailable({ state }: { state: 'failed' | 'offline-unloaded' | Reason }) {
  const intl = useIntl();
  if (isGone(state))
    return (
      <EmptyState
        illustration="lock"
        title={intl.formatMessage({ id: 'chat.room.gone-title' })}
        action={<Button variant="secondary">{intl.formatMessage({ id: 'chat.room.to-list' })}</Button>}
      >
        {intl.formatMessage({ id: 'chat.room.gone-text' }, { reason: state })}
      </EmptyState>
    );
  const isOffline = state === 'offline-unloaded';
  return (
    <ErrorState
      illustration={isOffline ? 'offline' : 'broken'}
      title={intl.formatMessage({ id: 'chat.room.failed-title' })}
      onRetry={fn()}
    >
      {isOffline && intl.formatMessage({ id: 'chat.room.offline-text' })}
    </ErrorState>
  );
}

function Messages({ state, kind }: RoomProps) {
  if (state === 'loading') return <RoomSkeleton />;
  if (state !== 'empty') return <StoryRoomMessages state={state} kind={kind} />;
  return <EmptyRoom />;
}

function Content({ state, kind }: RoomProps): ReactNode {
  if (state === 'failed' || state === 'offline-unloaded' || isGone(state))
    return (
      <RoomPlaceholderArea>
        <Unavailable state={state} />
      </RoomPlaceholderArea>
    );
  const hits = { position: 2, count: 30, hasMore: true, onOlder: fn(), onNewer: fn(), onList: fn(), onClose: fn() };
  return (
    <>
      {state === 'full' && <PinnedBar index={1} count={3} text="We meet at the station at seven" onOpen={fn()} />}
      {state === 'hits' && <SearchHitsBar {...hits} />}
      <Messages state={state} kind={kind} />
      <RoomFooter>
        {state === 'selecting' ? <StoryMessageSelectionBar /> : <StoryRoomComposer state={state} />}
      </RoomFooter>
      <StoryOverlayOnRoom state={state} />
    </>
  );
}
