import type { ReactNode } from 'react';
import { ListMenu } from '../features/chat/list/ListMenu.tsx';
import { newChatEntry, newFriendEntry } from '../features/contacts/menu-entries.ts';
import { GroupDialogs } from '../features/groups/GroupDialogs.tsx';
import { enterCodeEntry, newGroupEntry } from '../features/groups/menu-entries.ts';
import { searchEntry } from '../features/social/search/menu-entries.ts';
import type { MenuEntries } from '../shared/navigation/menu-entry.ts';

/** The entries of the chat list's menu. */
const MENU: MenuEntries<undefined> = {
  newChat: newChatEntry,
  newGroup: newGroupEntry,
  newFriend: newFriendEntry,
  enterCode: enterCodeEntry,
  search: searchEntry,
};

const loadDetails = () => import('./RoomDetails.tsx');

/** The menu of the chat list and the sheets that its entries open. Loads apart from the list. */
export default function ChatListMenu(): ReactNode {
  return (
    <>
      <ListMenu entries={MENU} />
      <GroupDialogs loadDetails={loadDetails} />
    </>
  );
}
