import { Dialog } from '@quintet/ui/Dialog';
import { ReportSheet } from '@quintet/ui/views/chat/ReportSheet';
import type { Message } from '@quintet/domain/chat/message';
import type { Report } from '@quintet/domain/chat/report';
import { type ReactNode, useEffect, useState } from 'react';
import { useIntl } from 'react-intl';
import { describeError } from '../../../shared/describe-error.ts';
import { showToast } from '../../../shared/toasts.ts';
import { useAsyncAction } from '../../../shared/use-async-action.ts';
import type { Chat } from '../chat-client.ts';
import type { Question } from './message-action.ts';
import { ShareQuestion } from './ForwardDialog.tsx';

interface QuestionsProps {
  chat: Chat;
  question: Question | null;
  onAnswered: () => void;
}

/** What is asked before an action is done, or must be confirmed after it was not. */
export function Questions({ chat, question, onAnswered }: QuestionsProps): ReactNode {
  switch (question?.is) {
    case 'retract':
      return <RetractQuestion chat={chat} messages={question.messages} onAnswered={onAnswered} />;
    case 'report':
      return <ReportQuestion chat={chat} messages={question.messages} onAnswered={onAnswered} />;
    case 'share':
      return <ShareQuestion chat={chat} messages={question.messages} onAnswered={onAnswered} />;
    case 'refused':
      return <Refused error={question.error} onAnswered={onAnswered} />;
    default:
      return null;
  }
}

interface AboutMessages {
  chat: Chat;
  messages: readonly Message[];
  onAnswered: () => void;
}

function RetractQuestion({ chat, messages, onAnswered }: AboutMessages): ReactNode {
  const intl = useIntl();
  const { isBusy, run } = useAsyncAction();
  async function retract(): Promise<void> {
    for (const message of messages) await chat.messages.retract(message);
  }
  return (
    <Dialog
      isOpen
      tone="danger"
      title={intl.formatMessage({ id: 'chat.action.retract-title' }, { count: messages.length })}
      confirmLabel={intl.formatMessage({ id: 'chat.action.retract' })}
      cancelLabel={intl.formatMessage({ id: 'chat.action.cancel' })}
      isBusy={isBusy}
      onConfirm={() => void run(retract).then(onAnswered)}
      onCancel={onAnswered}
    >
      {intl.formatMessage({ id: 'chat.action.retract-text' })}
    </Dialog>
  );
}

function ReportQuestion({ chat, messages, onAnswered }: AboutMessages): ReactNode {
  const { isBusy, run } = useAsyncAction();
  async function report(given: Report): Promise<void> {
    await chat.messages.report(messages, given);
    showToast('chat.report.done');
  }
  return (
    <ReportSheet
      isOpen
      isBusy={isBusy}
      onClose={onAnswered}
      onReport={(given) => void run(() => report(given)).then(onAnswered)}
    />
  );
}

function Refused({ error, onAnswered }: { error: unknown; onAnswered: () => void }): ReactNode {
  const intl = useIntl();
  const [text, setText] = useState<string>();
  useEffect(() => {
    let isCurrent = true;
    void describeError(error).then((says) => {
      if (!isCurrent) return;
      if (says) setText(intl.formatMessage({ id: says.message }, says.values));
      else onAnswered();
    });
    return () => {
      isCurrent = false;
    };
  }, [error, intl, onAnswered]);
  if (text === undefined) return null;
  return (
    <Dialog
      isOpen
      title={text}
      confirmLabel={intl.formatMessage({ id: 'kit.dialog.confirm' })}
      onConfirm={onAnswered}
    />
  );
}
