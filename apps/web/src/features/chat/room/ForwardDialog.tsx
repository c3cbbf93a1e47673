import type { Message } from '@quintet/domain/chat/message';
import { UserPicker } from '@quintet/ui/UserPicker';
import { useAtomValue } from 'jotai/react';
import type { ReactNode } from 'react';
import { useIntl } from 'react-intl';
import { showError } from '../../../shared/feedback/errors.ts';
import { showToast } from '../../../shared/feedback/toasts.ts';
import type { ChatClient } from '../chat-client.ts';
import { groupListAtom } from '../sync/atoms.ts';
import { useGroupDisplay } from '../list/group-display.ts';
import { canSendAll } from './message-rules.ts';

interface ForwardDialogProps {
  chat: ChatClient;
  messages: readonly Message[];
  onClose: () => void;
}

/**
 * Picks the chats to forward messages to, among those where the user may send all of them. Forwarded messages go through the outbox in
 * order.
 */
export default function ForwardDialog({ chat, messages, onClose }: ForwardDialogProps): ReactNode {
  const intl = useIntl();
  const getDisplay = useGroupDisplay();
  const types = messages.map(({ type }) => type);
  const groups = useAtomValue(groupListAtom).filter((group) => canSendAll(group, types));
  async function forward(ids: readonly string[]): Promise<void> {
    onClose();
    for (const id of ids) await chat.forward(id, messages);
    showToast('chat.share.done');
  }
  return (
    <UserPicker
      isOpen
      title={intl.formatMessage({ id: 'chat.share.title' })}
      items={groups.map((group) => ({ id: group.id, ...getDisplay(group) }))}
      confirmLabel={(count) => intl.formatMessage({ id: 'chat.share.send' }, { count })}
      confirmIcon="send"
      onConfirm={(ids) => void forward(ids).catch(showError)}
      onClose={onClose}
    />
  );
}
