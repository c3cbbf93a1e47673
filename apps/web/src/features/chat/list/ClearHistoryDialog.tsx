import type { Group } from '@quintet/domain/chat/message';
import { Dialog } from '@quintet/ui/Dialog';
import type { ReactNode } from 'react';
import { useIntl } from 'react-intl';
import { useAsyncAction } from '../../../shared/forms/use-async-action.ts';
import type { ChatClient } from '../chat-client.ts';
import { useGroupName } from '../use-group-name.ts';

interface ClearHistoryDialogProps {
  chat: ChatClient;
  group: Group;
  onClose: () => void;
}

/** Confirms clearing a chat's history. */
export function ClearHistoryDialog({ chat, group, onClose }: ClearHistoryDialogProps): ReactNode {
  const intl = useIntl();
  const name = useGroupName(group);
  const { isBusy, run } = useAsyncAction();
  return (
    <Dialog
      isOpen
      tone="danger"
      title={intl.formatMessage({ id: 'chat.list.clear-title' }, { name })}
      confirmLabel={intl.formatMessage({ id: 'chat.list.clear-confirm' })}
      cancelLabel={intl.formatMessage({ id: 'chat.action.cancel' })}
      isBusy={isBusy}
      onConfirm={() => void run(() => chat.groupCommands.clear(group.id)).then(onClose)}
      onCancel={onClose}
    >
      {intl.formatMessage({ id: 'chat.list.clear-text' })}
    </Dialog>
  );
}
