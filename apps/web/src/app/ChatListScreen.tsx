import type { ReactNode } from 'react';
import ChatListPage from '../features/chat/list/ChatListPage.tsx';

const loadMenu = () => import('./ChatListMenu.tsx');

/** /chat: the chat list with the menu of other slices' entries. */
export default function ChatListScreen(): ReactNode {
  return <ChatListPage loadMenu={loadMenu} />;
}
