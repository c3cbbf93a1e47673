import type { Group } from '@quintet/domain/chat/message';
import { useState } from 'react';
import { reportFailure } from '../../../shared/failures.ts';
import { tell } from '../../../shared/notices.ts';
import type { Chat } from '../chat.ts';
import type { Doing, MessageAction, Question } from './message-actions.ts';
import type { Subject } from './subject.ts';

export interface Desk {
  /** Performs an action of the record; what the server refuses is said in the catalogue's words. */
  readonly act: (action: MessageAction, subject: Subject) => void;
  /** What is to be decided before something is done. */
  readonly question: Question | null;
  readonly answered: () => void;
}

/** What the actions of a room's messages act through. */
export function useDesk(chat: Chat, group: Group): Desk {
  const [question, setQuestion] = useState<Question | null>(null);
  const doing: Doing = { chat, group, say: tell, ask: setQuestion };
  return {
    act: (action, subject) => void action.perform(subject, doing).catch(reportFailure),
    question,
    answered: () => setQuestion(null),
  };
}
