import type { Quote } from '@quintet/domain/chat/message';
import { useAtomValue, useStore } from 'jotai/react';
import { useEffect, useRef, useState } from 'react';
import type { Chat } from '../chat-client.ts';
import { draftsAtom } from '../data/atoms.ts';

/** Milliseconds without a key until what was typed is kept. */
const KEPT_AFTER = 300;

interface Writing {
  readonly text: string;
  readonly write: (text: string) => void;
  /** The message that it answers. */
  readonly reply: Quote | null;
  /** It has been sent: the room begins anew. */
  readonly finish: () => void;
}

/** What is typed in a room: kept on the device and shared with the other tabs (spec §3, Group.draft). */
export function useDraft(chat: Chat, groupId: string): Writing {
  const store = useStore();
  const [text, setText] = useState(() => store.get(draftsAtom).get(groupId)?.text ?? '');
  const unkept = useRef<string | null>(null);
  const keep = useRef((): void => undefined);

  useEffect(() => {
    keep.current = () => {
      if (unkept.current === null) return;
      const reply = store.get(draftsAtom).get(groupId)?.reply ?? null;
      const draft = { groupId, text: unkept.current, reply, updatedAt: Date.now() };
      unkept.current = null;
      void chat.saveDraft(draft).catch(() => undefined);
    };
    const keepNow = (): void => keep.current();
    // What another tab types, unless something is being typed here.
    const undo = store.sub(draftsAtom, () => {
      const draft = store.get(draftsAtom).get(groupId);
      if (draft && unkept.current === null) setText(draft.text);
    });
    addEventListener('pagehide', keepNow);
    return () => {
      keepNow();
      undo();
      removeEventListener('pagehide', keepNow);
    };
  }, [chat, groupId, store]);

  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  return {
    text,
    reply: useAtomValue(draftsAtom).get(groupId)?.reply ?? null,
    write(next) {
      setText(next);
      if (next !== '') chat.type(groupId);
      unkept.current = next;
      clearTimeout(timer.current);
      // An empty field has been given up: that is known at once.
      if (next === '') keep.current();
      else timer.current = setTimeout(() => keep.current(), KEPT_AFTER);
    },
    finish() {
      setText('');
      unkept.current = null;
      clearTimeout(timer.current);
    },
  };
}
