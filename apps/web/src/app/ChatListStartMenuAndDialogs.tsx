import type { ReactNode } from 'react';
import { ChatListStartMenu } from '../features/chat/list/ChatListStartMenu.tsx';
import { newChatMenuEntry, newFriendMenuEntry } from '../features/contacts/menu-entries.ts';
import { GroupDialogs } from '../features/groups/GroupDialogs.tsx';
import { enterGroupCodeMenuEntry, newGroupMenuEntry } from '../features/groups/menu-entries.ts';
import { searchMenuEntry } from '../features/social/search/menu-entries.ts';
import type { MenuEntries } from '../shared/navigation/menu-entry.ts';

/** The entries of the chat list's menu. */
const MENU: MenuEntries<undefined> = {
  newChat: newChatMenuEntry,
  newGroup: newGroupMenuEntry,
  newFriend: newFriendMenuEntry,
  enterCode: enterGroupCodeMenuEntry,
  search: searchMenuEntry,
};

const loadDetails = () => import('./RoomDetails.tsx');

/** The menu of the chat list and the sheets that its entries open. Loads apart from the list. */
export default function ChatListStartMenuAndDialogs(): ReactNode {
  return (
    <>
      <ChatListStartMenu entries={MENU} />
      <GroupDialogs loadDetails={loadDetails} />
    </>
  );
}
