import { QUICK_EMOJIS } from '@quintet/domain/chat/reactions';
import type { MessageId } from '@quintet/i18n/ids';
import type { ReactNode } from 'react';
import { useIntl } from 'react-intl';
import { fn } from 'storybook/test';
import { Dialog } from '../../components/Dialog.tsx';
import { ReportForm } from '../../components/ReportForm.tsx';
import { Sheet } from '../../components/Sheet.tsx';
import { UserOrChatPicker } from '../../components/UserOrChatPicker.tsx';
import { ForwardOptions } from '../../views/chat/ForwardOptions.tsx';
import { MessageMenu } from '../../views/chat/MessageMenu.tsx';
import { MessageSearchResults } from '../../views/chat/MessageSearchResults.tsx';
import { RoomSearchSheet } from '../../views/chat/RoomSearchSheet.tsx';
import { FileDropOverlay } from '../../views/chat/sending/FileDropOverlay.tsx';
import { SelectedFilesSheetView } from '../../views/chat/sending/SelectedFilesSheetView.tsx';
import { useIsStoryWindowWide } from '../StoryAppShell.tsx';
import {
  EXAMPLE_ROOM_SEARCH_RESULTS,
  EXAMPLE_SELECTED_FILES,
  EXAMPLE_SHARE_CHATS,
  STORY_NOW_MS,
} from './story-chats.ts';
import { useStoryMessageActions } from './story-message-actions.ts';
import { useStoryElement } from './use-story-element.ts';

/** The questions before an action: title, text and confirmation. */
const QUESTIONS = {
  unsend: ['chat.action.retract-title', 'chat.action.retract-text', 'chat.action.retract', 'danger'],
  hide: ['chat.action.hide-title', 'chat.action.hide-text', 'chat.action.delete', 'danger'],
  unpin: ['chat.pins.cleared-title', 'chat.pins.cleared-text', 'chat.action.unpin', 'normal'],
} as const satisfies Record<string, readonly [MessageId, MessageId, MessageId, 'normal' | 'danger']>;

const OVERLAYS = {
  'search-open': <Search key="open" />,
  searching: <Search key="found" phase="found" />,
  'search-failed': <Search key="failed" phase="failed" />,
  actions: <Actions />,
  preview: (
    <SelectedFilesSheetView
      items={EXAMPLE_SELECTED_FILES}
      onRemove={fn()}
      onMove={fn()}
      onAdd={fn()}
      onSend={fn()}
      onClose={fn()}
    />
  ),
  drop: <FileDropOverlay />,
  report: <Report />,
  unsend: <Question name="unsend" />,
  hide: <Question name="hide" />,
  unpin: <Question name="unpin" />,
  forward: <Forward />,
  'forward-to': <ForwardTo items={EXAMPLE_SHARE_CHATS} />,
} as const satisfies Record<string, ReactNode>;

export type StoryRoomOverlayState = keyof typeof OVERLAYS;

/** What lies over a room. */
export function StoryOverlayOnRoom({ state }: { state: string }): ReactNode {
  return OVERLAYS[state as StoryRoomOverlayState];
}

function Search({ phase }: { phase?: 'found' | 'failed' }) {
  return (
    <RoomSearchSheet
      isOpen
      text={phase ? 'station' : ''}
      onChange={fn()}
      onSearch={fn()}
      canSearch={phase !== undefined}
      onDay={fn()}
      today={new Date(STORY_NOW_MS)}
      onClose={fn()}
    >
      {phase && (
        <MessageSearchResults
          phase={phase}
          results={phase === 'found' ? EXAMPLE_ROOM_SEARCH_RESULTS : []}
          now={STORY_NOW_MS}
          onOpen={fn()}
          onRetry={fn()}
        />
      )}
    </RoomSearchSheet>
  );
}

function Report() {
  const intl = useIntl();
  return (
    <Sheet isOpen onClose={fn()} title={intl.formatMessage({ id: 'chat.report.title' })}>
      <ReportForm isBusy={false} onNext={fn()} />
    </Sheet>
  );
}

function Question({ name }: { name: keyof typeof QUESTIONS }) {
  const intl = useIntl();
  const [title, text, confirm, tone] = QUESTIONS[name];
  const values = { count: 1 };
  return (
    <Dialog
      isOpen
      tone={tone}
      title={intl.formatMessage({ id: title }, values)}
      confirmLabel={intl.formatMessage({ id: confirm }, values)}
      cancelLabel={intl.formatMessage({ id: 'kit.dialog.cancel' })}
      onConfirm={fn()}
      onCancel={fn()}
    >
      {intl.formatMessage({ id: text }, values)}
    </Dialog>
  );
}

/** How several messages are forwarded; a red envelope is among them. */
function Forward() {
  const intl = useIntl();
  return (
    <Sheet isOpen onClose={fn()} title={intl.formatMessage({ id: 'chat.forward.how' }, { count: 3 })}>
      <ForwardOptions
        separatelyDisabledReason={intl.formatMessage({ id: 'chat.forward.not-separately' })}
        onSelect={fn()}
      />
    </Sheet>
  );
}

function ForwardTo({ items }: { items: typeof EXAMPLE_SHARE_CHATS }) {
  const intl = useIntl();
  return (
    <UserOrChatPicker
      isOpen
      title={intl.formatMessage({ id: 'chat.forward.title' })}
      items={items}
      initialIds={items.slice(0, 2).map(({ id }) => id)}
      confirmLabel={(count) => intl.formatMessage({ id: 'chat.forward.send' }, { count })}
      confirmIcon="send"
      onConfirm={fn()}
      onClose={fn()}
    />
  );
}

/** The menu of another user's message, once it is shown. */
function Actions() {
  const items = useStoryMessageActions().filter(({ id }) => id !== 'retract');
  const isWide = useIsStoryWindowWide();
  const element = useStoryElement('[role=log] article', -3);
  if (!element) return null;
  const reactions = { emojis: QUICK_EMOJIS, isMine: (emoji: string) => emoji === '👍', onReact: fn() };
  return (
    <MessageMenu
      at={{ x: 9000, y: 0, element, isTouch: true }}
      isPlain={isWide}
      reactions={reactions}
      items={items}
      onClose={fn()}
    />
  );
}
