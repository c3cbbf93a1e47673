import { Dialog } from '@quintet/ui/Dialog';
import { ReportSheet } from '@quintet/ui/views/chat/ReportSheet';
import type { Message } from '@quintet/domain/chat/message';
import type { Report } from '@quintet/domain/chat/report';
import type { ReactNode } from 'react';
import { useIntl } from 'react-intl';
import { showToast } from '../../../shared/feedback/toasts.ts';
import { useAsyncAction } from '../../../shared/forms/use-async-action.ts';
import { useErrorText } from '../../../shared/feedback/use-error-text.ts';
import type { ChatClient } from '../chat-client.ts';
import type { ActionDialog } from './message-action.ts';
import { ForwardDialog } from './ForwardDialog.tsx';

interface MessageDialogsProps {
  chat: ChatClient;
  dialog: ActionDialog | null;
  onClose: () => void;
}

/** The dialogs of message actions. */
export function MessageDialogs({ chat, dialog, onClose }: MessageDialogsProps): ReactNode {
  switch (dialog?.type) {
    case 'retract':
      return <RetractDialog chat={chat} messages={dialog.messages} onClose={onClose} />;
    case 'report':
      return <ReportMessagesSheet chat={chat} messages={dialog.messages} onClose={onClose} />;
    case 'share':
      return <ForwardDialog chat={chat} messages={dialog.messages} onClose={onClose} />;
    case 'unpin':
      return <UnpinDialog chat={chat} messages={dialog.messages} onClose={onClose} />;
    case 'refused':
      return <ActionErrorDialog error={dialog.error} onClose={onClose} />;
    default:
      return null;
  }
}

interface MessageDialogProps {
  chat: ChatClient;
  messages: readonly Message[];
  onClose: () => void;
}

function RetractDialog({ chat, messages, onClose }: MessageDialogProps): ReactNode {
  const intl = useIntl();
  const { isBusy, run } = useAsyncAction();
  async function retract(): Promise<void> {
    for (const message of messages) await chat.messageCommands.retract(message);
  }
  return (
    <Dialog
      isOpen
      tone="danger"
      title={intl.formatMessage({ id: 'chat.action.retract-title' }, { count: messages.length })}
      confirmLabel={intl.formatMessage({ id: 'chat.action.retract' })}
      cancelLabel={intl.formatMessage({ id: 'chat.action.cancel' })}
      isBusy={isBusy}
      onConfirm={() => void run(retract).then(onClose)}
      onCancel={onClose}
    >
      {intl.formatMessage({ id: 'chat.action.retract-text' })}
    </Dialog>
  );
}

/** Unpins what the user no longer sees, having cleared the history. */
function UnpinDialog({ chat, messages, onClose }: MessageDialogProps): ReactNode {
  const intl = useIntl();
  const { isBusy, run } = useAsyncAction();
  async function unpin(): Promise<void> {
    for (const message of messages) await chat.messageCommands.unpin(message);
  }
  return (
    <Dialog
      isOpen
      title={intl.formatMessage({ id: 'chat.pins.cleared-title' })}
      confirmLabel={intl.formatMessage({ id: 'chat.action.unpin' })}
      cancelLabel={intl.formatMessage({ id: 'chat.action.cancel' })}
      isBusy={isBusy}
      onConfirm={() => void run(unpin).then(onClose)}
      onCancel={onClose}
    >
      {intl.formatMessage({ id: 'chat.pins.cleared-text' })}
    </Dialog>
  );
}

function ReportMessagesSheet({ chat, messages, onClose }: MessageDialogProps): ReactNode {
  const { isBusy, run } = useAsyncAction();
  async function report(input: Report): Promise<void> {
    await chat.messageCommands.report(messages, input);
    showToast('chat.report.done');
  }
  return (
    <ReportSheet
      isOpen
      isBusy={isBusy}
      onClose={onClose}
      onReport={(input) => void run(() => report(input)).then(onClose)}
    />
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
