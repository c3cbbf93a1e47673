import type { Group, Message } from '@quintet/domain/chat/message';
import type { MessageRow } from '@quintet/domain/chat/rows';
import { useAtomValue } from 'jotai/react';
import { useState } from 'react';
import { showError } from '../../../shared/errors.ts';
import { showToast } from '../../../shared/toasts.ts';
import type { Chat } from '../chat-client.ts';
import { pinsAtom } from '../data/atoms.ts';
import type { Doing, MessageAction, Question, Standing } from './message-action.ts';
import type { Subject } from './bubble-row.ts';

/** Several messages that were chosen, by id; null while none are being chosen. */
export type Selection = ReadonlyMap<string, MessageRow> | null;

export interface Desk {
  readonly standing: Standing;
  /** Performs an action of the record; what the server refuses is said in the catalogue's words. */
  readonly act: (action: MessageAction, subject: Subject) => void;
  readonly actOnAll: (action: MessageAction) => void;
  readonly selection: Selection;
  readonly toggle: (row: MessageRow) => void;
  readonly stopSelecting: () => void;
  /** What is to be decided before something is done. */
  readonly question: Question | null;
  readonly answered: () => void;
}

const inOrder = (selection: Selection): Message[] =>
  [...(selection?.values() ?? [])].map(({ message }) => message).sort((a, b) => a.seq - b.seq);

/** What the actions of a room's messages act through. */
export function useDesk(chat: Chat, group: Group): Desk {
  const [question, setQuestion] = useState<Question | null>(null);
  const [selection, setSelection] = useState<Selection>(null);
  const pins = useAtomValue(pinsAtom(group.id));
  const standing: Standing = { group, pins };

  const toggle = (row: MessageRow): void => {
    const next = new Map(selection);
    if (!next.delete(row.message.id)) next.set(row.message.id, row);
    setSelection(next);
  };
  const doing: Doing = { ...standing, chat, say: showToast, ask: setQuestion, select: toggle };
  return {
    standing,
    act: (action, subject) => void action.perform(subject, doing).catch(showError),
    actOnAll(action) {
      void action.performAll?.(inOrder(selection), doing).catch(showError);
      setSelection(null);
    },
    selection,
    toggle,
    stopSelecting: () => setSelection(null),
    question,
    answered: () => setQuestion(null),
  };
}
