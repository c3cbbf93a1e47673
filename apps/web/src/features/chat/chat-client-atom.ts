import { useAtomValue } from 'jotai/react';
import { atom } from 'jotai/vanilla';
import type { ChatClient } from './chat-client.ts';

const chatClientBaseAtom = atom<ChatClient | null>(null);

/** The session's chat client, once its database is open. */
export const chatClientAtom = atom((get) => get(chatClientBaseAtom));
export const setChatClientAtom = atom(null, (_get, set, chat: ChatClient | null) => set(chatClientBaseAtom, chat));

export const useChatClient = (): ChatClient | null => useAtomValue(chatClientAtom);
