import type { Group } from '@quintet/domain/chat/message';
import type { ReactNode } from 'react';
import { ConfirmDialog } from '../../../shared/feedback/ConfirmDialog.tsx';
import type { ChatClient } from '../chat-client.ts';
import { useGetGroupDisplay } from './group-display.ts';

interface ClearHistoryDialogProps {
  chat: ChatClient;
  group: Group;
  onClose: () => void;
}

/** Confirms clearing a chat's history. */
export function ClearHistoryDialog({ chat, group, onClose }: ClearHistoryDialogProps): ReactNode {
  const { name } = useGetGroupDisplay()(group);
  return (
    <ConfirmDialog
      tone="danger"
      title="chat.list.clear-title"
      text="chat.list.clear-text"
      confirmLabel="chat.list.clear-confirm"
      values={{ name }}
      onConfirm={() => chat.groupCommands.clear(group.id).finally(onClose)}
      onCancel={onClose}
    />
  );
}
