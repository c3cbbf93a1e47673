import { Toggle } from '@quintet/api/enums';
import { useQuery } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { useOpenDirect } from '../features/chat/use-open-direct.ts';
import FriendsPage from '../features/contacts/FriendsPage.tsx';
import { GroupDialogs } from '../features/groups/GroupDialogs.tsx';
import { enterCodeEntry } from '../features/groups/menu-entries.ts';
import { meQuery } from '../features/profile/queries.ts';
import { showError } from '../shared/feedback/errors.ts';
import type { MenuEntries } from '../shared/navigation/menu-entry.ts';

/** Other slices' entries above the friends. */
const ENTRIES: MenuEntries<undefined> = { enterCode: enterCodeEntry };

const loadDetails = () => import('./RoomDetails.tsx');

/** /friends: the friends, whose chats open here. */
export default function FriendsScreen(): ReactNode {
  const openDirect = useOpenDirect();
  const { data } = useQuery(meQuery());
  const profile = data
    ? { ...data, avatar: data.avatar_thumbnail ?? data.avatar, isFindable: data.findable_by_id === Toggle.OPEN }
    : null;
  return (
    <>
      <FriendsPage
        profile={profile}
        entries={ENTRIES}
        onMessage={(userId) => void openDirect(userId).catch(showError)}
      />
      <GroupDialogs loadDetails={loadDetails} />
    </>
  );
}
