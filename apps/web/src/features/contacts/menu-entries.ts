import type { MenuEntry } from '../../shared/navigation/menu-entry.ts';
import { paths } from '../../shared/navigation/paths.ts';

/** An entry of the chat list's menu: the friends, whose rows open their chats. */
export const newChatMenuEntry: MenuEntry<undefined> = {
  icon: 'chat',
  label: 'chat.menu.new-chat',
  open: (_, navigate) => void navigate(paths.friends.href()),
};

/** An entry of the chat list's menu. */
export const newFriendMenuEntry: MenuEntry<undefined> = {
  icon: 'friends',
  label: 'chat.menu.new-friend',
  open: (_, navigate) => void navigate(paths.friends.href({ dialogVisible: 'add' })),
};
