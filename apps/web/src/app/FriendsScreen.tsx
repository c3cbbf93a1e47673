import { Toggle } from '@quintet/api/enums';
import { useQuery } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { useMatch, useNavigate } from 'react-router';
import { getRoomNavigationOptions } from '../features/chat/list-navigation.ts';
import { useOpenDirectChat } from '../features/chat/use-open-direct-chat.ts';
import { AllFriendsContent } from '../features/contacts/AllFriendsContent.tsx';
import FriendsPage from '../features/contacts/FriendsPage.tsx';
import { GroupDialogs } from '../features/groups/GroupDialogs.tsx';
import { enterGroupCodeMenuEntry } from '../features/groups/menu-entries.ts';
import { showError } from '../shared/feedback/errors.ts';
import type { MenuEntries } from '../shared/navigation/menu-entry.ts';
import { paths } from '../shared/navigation/paths.ts';
import { ownUserQuery } from '../shared/users/own-user.ts';

/** Other slices' entries above the friends. */
const ENTRIES: MenuEntries<undefined> = { enterCode: enterGroupCodeMenuEntry };

const loadDetails = () => import('./RoomDetails.tsx');

/** /friends: the friends, whose chats open here. In their tab of the chat list only the list shows. */
export default function FriendsScreen(): ReactNode {
  const isPage = useMatch(paths.friends.pattern) !== null;
  const navigate = useNavigate();
  const openDirect = useOpenDirectChat(isPage ? {} : { getOptions: getRoomNavigationOptions });
  const openChat = (userId: string): void => void openDirect(userId).catch(showError);
  const { data } = useQuery(ownUserQuery());
  const profile = data
    ? { ...data, avatar: data.avatar_thumbnail ?? data.avatar, isFindable: data.findable_by_id === Toggle.OPEN }
    : null;
  if (!isPage)
    return (
      <AllFriendsContent
        onAdd={() => void navigate(paths.friends.href({ dialogVisible: 'add' }))}
        onMessage={openChat}
      />
    );
  return (
    <>
      <FriendsPage profile={profile} entries={ENTRIES} onMessage={openChat} />
      <GroupDialogs loadDetails={loadDetails} />
    </>
  );
}
