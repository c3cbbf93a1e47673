import { Toggle } from '@quintet/api/enums';
import { useQuery } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { useMatch, useNavigate } from 'react-router';
import { getOpenOptions } from '../features/chat/list-navigation.ts';
import { useOpenDirect } from '../features/chat/use-open-direct.ts';
import { Friends } from '../features/contacts/Friends.tsx';
import FriendsPage from '../features/contacts/FriendsPage.tsx';
import { GroupDialogs } from '../features/groups/GroupDialogs.tsx';
import { enterCodeEntry } from '../features/groups/menu-entries.ts';
import { meQuery } from '../features/profile/queries.ts';
import { showError } from '../shared/feedback/errors.ts';
import type { MenuEntries } from '../shared/navigation/menu-entry.ts';
import { paths } from '../shared/navigation/paths.ts';

/** Other slices' entries above the friends. */
const ENTRIES: MenuEntries<undefined> = { enterCode: enterCodeEntry };

const loadDetails = () => import('./RoomDetails.tsx');

/** /friends: the friends, whose chats open here. In their tab of the chat list only the list shows. */
export default function FriendsScreen(): ReactNode {
  const isPage = useMatch(paths.friends.pattern) !== null;
  const navigate = useNavigate();
  const openDirect = useOpenDirect(isPage ? {} : { getOptions: getOpenOptions });
  const openChat = (userId: string): void => void openDirect(userId).catch(showError);
  const { data } = useQuery(meQuery());
  const profile = data
    ? { ...data, avatar: data.avatar_thumbnail ?? data.avatar, isFindable: data.findable_by_id === Toggle.OPEN }
    : null;
  if (!isPage)
    return <Friends onAdd={() => void navigate(paths.friends.href({ dialogVisible: 'add' }))} onMessage={openChat} />;
  return (
    <>
      <FriendsPage profile={profile} entries={ENTRIES} onMessage={openChat} />
      <GroupDialogs loadDetails={loadDetails} />
    </>
  );
}
