import type { Message } from '@quintet/domain/chat/message';
import { CHAT_RECORD_MESSAGES_MAX } from '@quintet/domain/limits';
import { Sheet } from '@quintet/ui/Sheet';
import { UserOrChatPicker } from '@quintet/ui/UserOrChatPicker';
import { type ForwardMode, ForwardOptions } from '@quintet/ui/views/chat/ForwardOptions';
import { useAtomValue } from 'jotai/react';
import { type ReactNode, useState } from 'react';
import { useIntl } from 'react-intl';
import { showError } from '../../../shared/feedback/errors.ts';
import { showToast } from '../../../shared/feedback/toasts.ts';
import type { ChatClient } from '../chat-client.ts';
import { sortedGroupsAtom } from '../sync/atoms.ts';
import { useGetGroupDisplay } from '../list/group-display.ts';
// Loads with the dialog, so that a record which waits offline has its card.
import '../record/ChatRecordMessage.tsx';
import { useChatRecordFromMessages } from '../record/use-chat-record-from-messages.ts';
import { toForwardedOutboxItems, toChatRecordOutboxItem } from '../sending/forward-item.ts';
import { canSendMessageTypes, isForwardableMessage } from './message-rules.ts';

interface ForwardDialogProps {
  chat: ChatClient;
  messages: readonly Message[];
  onClose: () => void;
}

/** A message, or the pictures of an album, are forwarded without a question. */
const isMessageOrAlbum = ([first, ...others]: readonly Message[]): boolean =>
  others.every(({ album_id }) => album_id !== undefined && album_id === first?.album_id);

/**
 * Asks how to forward several messages, and picks the chats, among those where the user may send all of them. Forwarded messages go through
 * the outbox in order.
 */
export default function ForwardDialog({ chat, messages, onClose }: ForwardDialogProps): ReactNode {
  const intl = useIntl();
  const getDisplay = useGetGroupDisplay();
  const record = useChatRecordFromMessages(chat, messages);
  const canForwardAll = messages.every(isForwardableMessage);
  const [mode, setMode] = useState<ForwardMode | null>(
    canForwardAll && isMessageOrAlbum(messages) ? 'separately' : null,
  );
  const types = [...(mode === 'combined' ? ['chat_record' as const] : []), ...messages.map(({ type }) => type)];
  const groups = useAtomValue(sortedGroupsAtom).filter((group) => canSendMessageTypes(group, types));
  async function forward(ids: readonly string[]): Promise<void> {
    onClose();
    for (const id of ids)
      await chat.forward(
        mode === 'combined' ? [toChatRecordOutboxItem(id, record)] : toForwardedOutboxItems(id, messages),
      );
    showToast('chat.forward.done');
  }
  if (mode === null) {
    const isTooLong = messages.length > CHAT_RECORD_MESSAGES_MAX;
    return (
      <Sheet
        isOpen
        title={intl.formatMessage({ id: 'chat.forward.how' }, { count: messages.length })}
        onClose={onClose}
      >
        <ForwardOptions
          separatelyDisabledReason={
            canForwardAll ? undefined : intl.formatMessage({ id: 'chat.forward.not-separately' })
          }
          combinedDisabledReason={
            isTooLong
              ? intl.formatMessage({ id: 'chat.forward.too-many' }, { max: CHAT_RECORD_MESSAGES_MAX })
              : undefined
          }
          onSelect={setMode}
        />
      </Sheet>
    );
  }
  return (
    <UserOrChatPicker
      isOpen
      title={intl.formatMessage({ id: 'chat.forward.title' })}
      items={groups.map((group) => ({ id: group.id, ...getDisplay(group) }))}
      confirmLabel={(count) => intl.formatMessage({ id: 'chat.forward.send' }, { count })}
      confirmIcon="send"
      onConfirm={(ids) => void forward(ids).catch(showError)}
      onClose={onClose}
    />
  );
}
