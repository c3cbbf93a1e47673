import type { ReactNode } from 'react';
import { useIntl } from 'react-intl';
import { fn } from 'storybook/test';
import { Dialog } from '../../components/Dialog.tsx';
import { MessageMenu } from '../../views/chat/MessageMenu.tsx';
import { useIsStoryWindowWide } from '../StoryAppShell.tsx';
import { EXAMPLE_CHATS } from './story-chats.ts';
import { useStoryElement } from './use-story-element.ts';

const { name } = EXAMPLE_CHATS[0]!;

/** The actions of a chat with unread messages (apps/web/src/features/chat/list/chat-actions.ts). */
const ACTIONS = [
  { id: 'read', icon: 'double-check' },
  { id: 'mute', icon: 'mute' },
  { id: 'clear', icon: 'trash', tone: 'danger' },
] as const;

const OVERLAYS = { actions: <Actions />, clear: <Clear /> } as const;

export type StoryChatListOverlayState = keyof typeof OVERLAYS;

/** What lies over the chat list. */
export function StoryOverlayOnChatList({ state }: { state: string }): ReactNode {
  return OVERLAYS[state as StoryChatListOverlayState];
}

/** The menu of the first chat: above the list on a phone, at the pointer on a wide window. */
function Actions() {
  const intl = useIntl();
  const isWide = useIsStoryWindowWide();
  const element = useStoryElement(':has(> a[href="/room/g1"])', 0);
  if (!element) return null;
  return (
    <MessageMenu
      at={{ x: 240, y: 260, element, isTouch: !isWide }}
      isPlain={isWide}
      label={intl.formatMessage({ id: 'chat.list.actions' }, { name })}
      items={ACTIONS.map((action) => ({
        ...action,
        label: intl.formatMessage({ id: `chat.list.action-${action.id}` }),
        onSelect: fn(),
      }))}
      onClose={fn()}
    />
  );
}

function Clear() {
  const intl = useIntl();
  return (
    <Dialog
      isOpen
      tone="danger"
      title={intl.formatMessage({ id: 'chat.list.clear-title' }, { name })}
      confirmLabel={intl.formatMessage({ id: 'chat.list.clear-confirm' })}
      cancelLabel={intl.formatMessage({ id: 'kit.dialog.cancel' })}
      onConfirm={fn()}
      onCancel={fn()}
    >
      {intl.formatMessage({ id: 'chat.list.clear-text' })}
    </Dialog>
  );
}
