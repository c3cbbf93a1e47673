import { useAtomValue } from 'jotai/react';
import { atom } from 'jotai/vanilla';
import type { Chat } from './chat-client.ts';

const base = atom<Chat | null>(null);

/** The session's chats, once they are open on this device. */
export const chatAtom = atom((get) => get(base));
export const setChatAtom = atom(null, (_get, set, chat: Chat | null) => set(base, chat));

export const useChat = (): Chat | null => useAtomValue(chatAtom);
