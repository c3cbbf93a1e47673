import { buildRoomRows } from '@quintet/domain/chat/rows';
import { QUICK_EMOJIS } from '@quintet/domain/chat/reactions';
import { fn } from 'storybook/test';
import { useEffect, useState, type ReactNode } from 'react';
import { useIntl } from 'react-intl';
import { Button } from '../../components/Button.tsx';
import { EmptyState } from '../../components/EmptyState.tsx';
import { ErrorState } from '../../components/ErrorState.tsx';
import { IconButton } from '../../components/IconButton.tsx';
import { ChatPanesLayout } from '../../views/chat/ChatPanesLayout.tsx';
import { Composer } from '../../views/chat/Composer.tsx';
import { EmojiPicker } from '../../views/emoji/EmojiPicker.tsx';
import { MessageMenu } from '../../views/chat/MessageMenu.tsx';
import { PinnedBar } from '../../views/chat/PinnedBar.tsx';
import { MessageQuote } from '../../views/chat/MessageQuote.tsx';
import { RoomFooter, RoomLayout, RoomErrorArea } from '../../views/chat/RoomLayout.tsx';
import { RoomHeader } from '../../views/chat/RoomHeader.tsx';
import { RoomSearchSheet } from '../../views/chat/RoomSearchSheet.tsx';
import { RoomSkeleton } from '../../views/chat/RoomSkeleton.tsx';
import { MessageSearchResults } from '../../views/chat/MessageSearchResults.tsx';
import { MessageSelectionBar } from '../../views/chat/MessageSelectionBar.tsx';
import { AttachFileMenu } from '../../views/chat/sending/AttachFileMenu.tsx';
import { SelectedFilesSheetView } from '../../views/chat/sending/SelectedFilesSheetView.tsx';
import { VoiceRecorderBar } from '../../views/chat/sending/VoiceRecorderBar.tsx';
import { VoiceRecordButton } from '../../views/chat/sending/VoiceRecordButton.tsx';
import { makeStoryMessages, renderStoryRow, createStoryConversationRows } from '../../views/chat/story-room.tsx';
import { MessageTimeline } from '../../views/chat/MessageTimeline.tsx';
import { StoryScreen, useIsStoryWide } from '../StoryScreen.tsx';
import { StoryChatList } from './StoryChatList.tsx';
import { EXAMPLE_EMOJI_SECTIONS, STORY_NOW, EXAMPLE_SELECTED_FILES, EXAMPLE_SEARCH_RESULTS } from './fixtures.ts';

export type StoryRoomScreenState =
  | 'full'
  | 'long'
  | 'unread'
  | 'empty'
  | 'loading'
  | 'failed'
  | 'offline'
  | 'gone'
  | 'dissolved'
  | 'connecting'
  | 'read-only'
  | 'no-text'
  | 'refused'
  | 'replying'
  | 'recording'
  | 'selecting'
  | 'searching'
  | 'emojis'
  | 'preview'
  | 'voice-failed'
  | 'actions';

interface RoomProps {
  state: StoryRoomScreenState;
  kind: 'group' | 'person';
}

const ROOMS = {
  group: { id: 'g1', name: '周末爬山 Weekend hikes' },
  person: { id: 'u2', name: 'Moss Harbour' },
} as const;

/** A room beside the list (wide window) or alone (phone), as features/chat/room composes it. */
export function StoryRoomScreen({ state, kind }: RoomProps) {
  return (
    <StoryScreen tab="/chat" isOpened isOffline={state === 'offline'} unread={1296}>
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
    </StoryScreen>
  );
}

function Header({ state, kind }: RoomProps) {
  const intl = useIntl();
  const isWide = useIsStoryWide();
  const members = intl.formatMessage({ id: 'chat.room.members' }, { count: 2300, shown: '2.3k' });
  const status = state === 'connecting' ? intl.formatMessage({ id: 'chat.room.connecting' }) : undefined;
  return (
    <RoomHeader
      {...ROOMS[kind]}
      kind={kind}
      {...(kind === 'group' ? { subtitle: status ?? members } : { status })}
      onBack={isWide ? undefined : fn()}
      end={<IconButton icon="search" label={intl.formatMessage({ id: 'chat.search.open' })} />}
    />
  );
}

function Content({ state, kind }: RoomProps): ReactNode {
  const intl = useIntl();
  if (state === 'failed' || state === 'gone' || state === 'dissolved')
    return (
      <RoomErrorArea>
        {state === 'failed' ? (
          <ErrorState illustration="broken" onRetry={fn()} />
        ) : (
          <Gone reason={state === 'gone' ? 'other' : state} />
        )}
      </RoomErrorArea>
    );
  return (
    <>
      {state === 'full' && <PinnedBar index={1} count={3} text="We meet at the station at seven" onOpen={fn()} />}
      {state === 'loading' && <RoomSkeleton />}
      {state === 'empty' && (
        <RoomErrorArea>
          <EmptyState illustration="chat" title={intl.formatMessage({ id: 'chat.room.empty-title' })}>
            {intl.formatMessage({ id: 'chat.room.empty-text' })}
          </EmptyState>
        </RoomErrorArea>
      )}
      {state !== 'loading' && state !== 'empty' && <Messages state={state} kind={kind} />}
      <RoomFooter>{state === 'selecting' ? <Selection /> : <RoomComposer state={state} />}</RoomFooter>
      {state === 'searching' && (
        <RoomSearchSheet
          isOpen
          text="station"
          onChange={fn()}
          onSearch={fn()}
          canSearch
          onDay={fn()}
          today={new Date(STORY_NOW)}
          onClose={fn()}
        >
          <MessageSearchResults
            phase="found"
            results={EXAMPLE_SEARCH_RESULTS}
            now={STORY_NOW}
            onOpen={fn()}
            onRetry={fn()}
          />
        </RoomSearchSheet>
      )}
      {state === 'actions' && <Actions />}
      {state === 'preview' && (
        <SelectedFilesSheetView
          items={EXAMPLE_SELECTED_FILES}
          onRemove={fn()}
          onMove={fn()}
          onAdd={fn()}
          onSend={fn()}
          onClose={fn()}
        />
      )}
    </>
  );
}

function Gone({ reason }: { reason: 'other' | 'dissolved' }) {
  const intl = useIntl();
  return (
    <EmptyState
      illustration="lock"
      title={intl.formatMessage({ id: 'chat.room.gone-title' })}
      action={<Button variant="secondary">{intl.formatMessage({ id: 'chat.room.to-list' })}</Button>}
    >
      {intl.formatMessage({ id: 'chat.room.gone-text' }, { reason })}
    </EmptyState>
  );
}

function Messages({ state, kind }: RoomProps) {
  const isLong = state === 'long' || state === 'unread';
  const rows = isLong
    ? buildRoomRows({
        messages: makeStoryMessages(1, 120),
        pending: [],
        me: 'u1',
        lastReadSeq: 100,
        unreadAfter: state === 'unread' ? 60 : null,
        hasOldestHistory: true,
      })
    : createStoryConversationRows(kind === 'person' ? ['u1', 'u2'] : undefined, state === 'voice-failed');
  return (
    <MessageTimeline
      rows={rows}
      renderRow={renderStoryRow}
      startAt={state === 'unread' ? 'unread' : null}
      hasBefore={false}
      hasAfter={false}
      unread={state === 'unread' ? 60 : 0}
      onNearStart={fn()}
      onNearEnd={fn()}
      onAtEnd={fn()}
      onSeen={fn()}
      onJump={fn()}
    />
  );
}

const renderEmojiPicker = (onPick: (emoji: string, isByKeyboard: boolean) => void) => (
  <EmojiPicker sections={EXAMPLE_EMOJI_SECTIONS} recent={['🎉', '👍']} tone="" onTone={fn()} onPick={onPick} />
);

function RoomComposer({ state }: { state: StoryRoomScreenState }) {
  const intl = useIntl();
  const isWide = useIsStoryWide();
  const [since] = useState(() => Date.now() - 7000);
  const isRecording = state === 'recording';
  const voice = { isRecording, isLocked: isRecording, onStart: fn(), onLock: fn(), onFinish: fn(), onCancel: fn() };
  return (
    <Composer
      value={state === 'refused' ? 'see example.com' : ''}
      onChange={fn()}
      onSend={fn()}
      canSend={false}
      sendsOnEnter={isWide}
      alert={state === 'refused' ? intl.formatMessage({ id: 'errors.text.hyperlink' }) : undefined}
      start={<AttachFileMenu fileTypes=".pdf" media={['image', 'video']} canSendFiles hasCamera onChoose={fn()} />}
      emojis={renderEmojiPicker}
      end={<VoiceRecordButton {...voice} onSlide={fn()} />}
      replacement={
        isRecording && <VoiceRecorderBar since={since} slide={0} isLocked level={() => 0.5} onCancel={voice.onCancel} />
      }
      above={
        state === 'replying' && (
          <MessageQuote id="u3" name="小雨" text="我可以，几点出发？" onOpen={fn()} onCancel={fn()} />
        )
      }
      textDisabledReason={state === 'no-text' ? intl.formatMessage({ id: 'chat.composer.no-text' }) : undefined}
      disabledReason={state === 'read-only' ? intl.formatMessage({ id: 'chat.composer.not-allowed' }) : undefined}
    />
  );
}

const ACTIONS = [
  { id: 'reply', icon: 'reply' },
  { id: 'copy', icon: 'copy' },
  { id: 'pin', icon: 'pin' },
  { id: 'share', icon: 'share' },
  { id: 'select', icon: 'check' },
  { id: 'retract', icon: 'trash', tone: 'danger' },
] as const;

function useActionItems() {
  const intl = useIntl();
  return ACTIONS.map((action) => ({
    ...action,
    label: intl.formatMessage({ id: `chat.action.${action.id}` }),
    onSelect: fn(),
  }));
}

const SELECTED_ACTIONS = ['copy', 'share', 'retract'];

function Selection() {
  const items = useActionItems().filter(({ id }) => SELECTED_ACTIONS.includes(id));
  return <MessageSelectionBar count={3} items={items} onClose={fn()} />;
}

/** The menu of one of the last messages, once they are shown. */
function Actions() {
  const items = useActionItems();
  const [element, setElement] = useState<HTMLElement>();
  useEffect(() => {
    let frame = 0;
    const find = (): void => {
      const found = [...document.querySelectorAll<HTMLElement>('[role=log] article')].at(-3);
      if (found) setElement(found);
      else frame = requestAnimationFrame(find);
    };
    frame = requestAnimationFrame(find);
    return () => cancelAnimationFrame(frame);
  }, []);
  if (!element) return null;
  const reactions = { emojis: QUICK_EMOJIS, isMine: (emoji: string) => emoji === '👍', onReact: fn() };
  return (
    <MessageMenu at={{ x: 9000, y: 0, element, isTouch: true }} reactions={reactions} items={items} onClose={fn()} />
  );
}
