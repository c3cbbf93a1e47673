import type { ReactNode } from 'react';
import ChatListPage from '../features/chat/list/ChatListPage.tsx';
import type { MenuEntries } from '../shared/navigation/menu-entry.ts';

/** What the menu of the chat list starts: new groups, contacts. */
const MENU: MenuEntries<undefined> = {};

/** /chat: the chat list with the entries of other slices. */
export default function ChatListScreen(): ReactNode {
  return <ChatListPage menu={MENU} />;
}
