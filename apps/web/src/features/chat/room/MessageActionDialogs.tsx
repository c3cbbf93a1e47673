import { Dialog } from '@quintet/ui/Dialog';
import { Sheet } from '@quintet/ui/Sheet';
import type { Message } from '@quintet/domain/chat/message';
import type { ReactNode } from 'react';
import { useSetAtom } from 'jotai/react';
import { useIntl } from 'react-intl';
import { ConfirmDialog } from '../../../shared/feedback/ConfirmDialog.tsx';
import { ReportDialogForm } from '../../../shared/feedback/ReportDialogForm.tsx';
import { useErrorText } from '../../../shared/feedback/use-error-text.ts';
import type { ChatClient } from '../chat-client.ts';
import { useChatReportActions } from '../use-chat-report-actions.ts';
import { ReactionsSheet } from './ReactionsSheet.tsx';
import { addRetractedTextAtom } from './retracted-texts.ts';
import type { MessageActionDialogState } from './message-action.ts';

interface MessageActionDialogsProps {
  chat: ChatClient;
  dialog: MessageActionDialogState | null;
  onClose: () => void;
}

/** The dialogs of message actions that need the server, loaded on first use. */
export default function MessageActionDialogs({ chat, dialog, onClose }: MessageActionDialogsProps): ReactNode {
  switch (dialog?.type) {
    case 'retract':
    case 'hide':
    case 'unpin':
      return <ConfirmMessageActionDialog type={dialog.type} chat={chat} messages={dialog.messages} onClose={onClose} />;
    case 'reactions':
      return <ReactionsSheet message={dialog.messages[0]!} onClose={onClose} />;
    case 'report':
      return <ReportMessagesSheet messages={dialog.messages} onClose={onClose} />;
    case 'refused':
      return <ActionErrorDialog error={dialog.error} onClose={onClose} />;
    default:
      return null;
  }
}

interface MessageActionDialogProps {
  chat: ChatClient;
  messages: readonly Message[];
  onClose: () => void;
}

const CONFIRMATIONS = {
  retract: {
    tone: 'danger',
    title: 'chat.action.retract-title',
    text: 'chat.action.retract-text',
    confirmLabel: 'chat.action.retract',
  },
  hide: {
    tone: 'danger',
    title: 'chat.action.hide-title',
    text: 'chat.action.hide-text',
    confirmLabel: 'chat.action.delete',
  },
  // Unpins what the user no longer sees, having cleared the history.
  unpin: { title: 'chat.pins.cleared-title', text: 'chat.pins.cleared-text', confirmLabel: 'chat.action.unpin' },
} as const;

function ConfirmMessageActionDialog({
  type,
  chat,
  messages,
  onClose,
}: MessageActionDialogProps & { type: keyof typeof CONFIRMATIONS }): ReactNode {
  const addRetractedText = useSetAtom(addRetractedTextAtom);
  async function run(): Promise<void> {
    for (const message of messages) {
      await chat.messageCommands[type](message);
      const isOwnText = message.type === 'text' && message.user_id === chat.me;
      if (type === 'retract' && isOwnText) addRetractedText(message);
    }
  }
  return (
    <ConfirmDialog
      {...CONFIRMATIONS[type]}
      values={{ count: messages.length }}
      onConfirm={() => run().finally(onClose)}
      onCancel={onClose}
    />
  );
}

function ReportMessagesSheet({ messages, onClose }: Pick<MessageActionDialogProps, 'messages' | 'onClose'>): ReactNode {
  const intl = useIntl();
  const report = useChatReportActions(messages[0]?.group_id ?? '', messages);
  return (
    <Sheet isOpen onClose={onClose} title={intl.formatMessage({ id: 'chat.report.title' })}>
      <ReportDialogForm {...report} onDone={onClose} />
    </Sheet>
  );
}

function ActionErrorDialog({ error, onClose }: { error: unknown; onClose: () => void }): ReactNode {
  const intl = useIntl();
  const text = useErrorText(error);
  if (text === undefined) return null;
  return (
    <Dialog isOpen title={text} confirmLabel={intl.formatMessage({ id: 'kit.dialog.confirm' })} onConfirm={onClose} />
  );
}
