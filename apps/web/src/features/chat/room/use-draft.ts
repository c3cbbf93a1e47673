import type { Quote } from '@quintet/domain/chat/message';
import { useAtomValue, useStore } from 'jotai/react';
import { useEffect, useRef, useState } from 'react';
import type { ChatClient } from '../chat-client.ts';
import { draftsAtom } from '../data/atoms.ts';

/** Milliseconds without a key until what was typed is kept. */
const SAVE_DELAY_MS = 300;

interface DraftState {
  readonly text: string;
  readonly setText: (text: string) => void;
  /** The message that it answers. */
  readonly reply: Quote | null;
  /** It has been sent: the room begins anew. */
  readonly clear: () => void;
}

/** What is typed in a room: kept on the device and shared with the other tabs (spec §3, Group.draft). */
export function useDraft(chat: ChatClient, groupId: string): DraftState {
  const store = useStore();
  const [text, setTextState] = useState(() => store.get(draftsAtom).get(groupId)?.text ?? '');
  const unsaved = useRef<string | null>(null);
  const save = useRef((): void => undefined);

  useEffect(() => {
    save.current = () => {
      if (unsaved.current === null) return;
      const reply = store.get(draftsAtom).get(groupId)?.reply ?? null;
      const draft = { groupId, text: unsaved.current, reply, updatedAt: Date.now() };
      unsaved.current = null;
      void chat.saveDraft(draft).catch(() => undefined);
    };
    const saveNow = (): void => save.current();
    // What another tab types, unless something is being typed here.
    const unsubscribe = store.sub(draftsAtom, () => {
      const draft = store.get(draftsAtom).get(groupId);
      if (draft && unsaved.current === null) setTextState(draft.text);
    });
    addEventListener('pagehide', saveNow);
    return () => {
      saveNow();
      unsubscribe();
      removeEventListener('pagehide', saveNow);
    };
  }, [chat, groupId, store]);

  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  return {
    text,
    reply: useAtomValue(draftsAtom).get(groupId)?.reply ?? null,
    setText(next) {
      setTextState(next);
      if (next !== '') chat.sendTyping(groupId);
      unsaved.current = next;
      clearTimeout(timer.current);
      // An empty field has been given up: that is known at once.
      if (next === '') save.current();
      else timer.current = setTimeout(() => save.current(), SAVE_DELAY_MS);
    },
    clear() {
      setTextState('');
      unsaved.current = null;
      clearTimeout(timer.current);
    },
  };
}
