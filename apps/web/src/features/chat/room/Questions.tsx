import { Dialog } from '@quintet/ui/Dialog';
import { type ReactNode, useState } from 'react';
import { useIntl } from 'react-intl';
import { reportFailure } from '../../../shared/failures.ts';
import type { Chat } from '../chat.ts';
import type { Question } from './message-actions.ts';

interface QuestionsProps {
  chat: Chat;
  question: Question | null;
  onAnswered: () => void;
}

/** What is asked before an action is done. */
export function Questions({ chat, question, onAnswered }: QuestionsProps): ReactNode {
  return question && <RetractQuestion chat={chat} messages={question.messages} onAnswered={onAnswered} />;
}

interface RetractProps extends Omit<QuestionsProps, 'question'> {
  messages: Question['messages'];
}

function RetractQuestion({ chat, messages, onAnswered }: RetractProps): ReactNode {
  const intl = useIntl();
  const [isBusy, setIsBusy] = useState(false);
  async function retract(): Promise<void> {
    setIsBusy(true);
    try {
      for (const message of messages) await chat.messages.retract(message);
    } catch (error) {
      reportFailure(error);
    }
    onAnswered();
  }
  return (
    <Dialog
      isOpen
      tone="danger"
      title={intl.formatMessage({ id: 'chat.action.retract-title' }, { count: messages.length })}
      confirmLabel={intl.formatMessage({ id: 'chat.action.retract' })}
      cancelLabel={intl.formatMessage({ id: 'chat.action.cancel' })}
      isBusy={isBusy}
      onConfirm={() => void retract()}
      onCancel={onAnswered}
    >
      {intl.formatMessage({ id: 'chat.action.retract-text' })}
    </Dialog>
  );
}
