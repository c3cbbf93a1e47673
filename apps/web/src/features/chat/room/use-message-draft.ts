import type { QuotedMessage } from '@quintet/domain/chat/message';
import { mergePickedMentions, type PickedMention } from '@quintet/domain/mentions';
import { useAtomValue, useStore } from 'jotai/react';
import { useEffect, useRef, useState } from 'react';
import type { ChatClient } from '../chat-client.ts';
import type { PickedMentionStore } from '../../../shared/users/use-picked-mentions.ts';
import { messageDraftsByGroupAtom } from '../sync/atoms.ts';

/** Milliseconds without typing until the draft is saved. */
const SAVE_DELAY_MS = 300;

interface DraftState {
  readonly text: string;
  readonly setText: (text: string) => void;
  /** The names picked for the text, saved with it. */
  readonly picked: PickedMentionStore;
  /** The replied-to message. */
  readonly reply: QuotedMessage | null;
  /** Clears the field after sending. */
  readonly clear: () => void;
}

/** The draft of a room: saved on the device and shared between tabs (spec §3, Group.draft). */
export function useMessageDraft(chat: ChatClient, groupId: string): DraftState {
  const store = useStore();
  const [text, setTextState] = useState(() => store.get(messageDraftsByGroupAtom).get(groupId)?.text ?? '');
  const unsaved = useRef<string | null>(null);
  const picked = useRef<readonly PickedMention[]>(store.get(messageDraftsByGroupAtom).get(groupId)?.picked ?? []);
  const save = useRef((): void => undefined);

  useEffect(() => {
    save.current = () => {
      if (unsaved.current === null) return;
      const reply = store.get(messageDraftsByGroupAtom).get(groupId)?.reply ?? null;
      const draft = { groupId, text: unsaved.current, picked: picked.current, reply, updatedAt: Date.now() };
      unsaved.current = null;
      void chat.saveDraft(draft).catch(() => undefined);
    };
    const saveNow = (): void => save.current();
    // Shows text typed in another tab unless this tab has unsaved text.
    const unsubscribe = store.sub(messageDraftsByGroupAtom, () => {
      const draft = store.get(messageDraftsByGroupAtom).get(groupId);
      if (!draft) return;
      picked.current = mergePickedMentions(picked.current, draft.picked);
      if (unsaved.current === null) setTextState(draft.text);
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
    picked: {
      read: () => picked.current,
      write: (next) => void (picked.current = next),
    },
    reply: useAtomValue(messageDraftsByGroupAtom).get(groupId)?.reply ?? null,
    setText(next) {
      setTextState(next);
      if (next !== '') chat.sendTyping(groupId);
      unsaved.current = next;
      clearTimeout(timer.current);
      // An emptied field is saved at once.
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
