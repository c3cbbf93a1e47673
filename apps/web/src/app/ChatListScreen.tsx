import type { ReactNode } from 'react';
import ChatListPage from '../features/chat/list/ChatListPage.tsx';
import { loadScreen } from './load-screen.ts';

const loadMenu = () => import('./ChatListStartMenuAndDialogs.tsx');
const loadFriends = async () => ({ default: await loadScreen('friends') });

/** /chat: the chat list with other slices' parts: the entries of its menu, and the friends. */
export default function ChatListScreen(): ReactNode {
  return <ChatListPage loadMenu={loadMenu} loadFriends={loadFriends} />;
}
