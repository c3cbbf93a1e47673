import { Toggle } from '@quintet/api/enums';
import { useQuery } from '@tanstack/react-query';
import { useStore } from 'jotai/react';
import type { ReactNode } from 'react';
import { useNavigate } from 'react-router';
import { useChatClient } from '../features/chat/chat-client-atom.ts';
import { groupsAtom } from '../features/chat/sync/atoms.ts';
import FriendsPage from '../features/contacts/FriendsPage.tsx';
import { GroupDialogs } from '../features/groups/GroupDialogs.tsx';
import { enterCodeEntry } from '../features/groups/menu-entries.ts';
import { me } from '../features/profile/queries.ts';
import { showError } from '../shared/feedback/errors.ts';
import type { MenuEntries } from '../shared/navigation/menu-entry.ts';
import { paths } from '../shared/navigation/paths.ts';

/** Other slices' entries above the friends. */
const ENTRIES: MenuEntries<undefined> = { enterCode: enterCodeEntry };

const loadDetails = () => import('./RoomDetails.tsx');

/** /friends: the friends, whose chats open here. */
export default function FriendsScreen(): ReactNode {
  const navigate = useNavigate();
  const chat = useChatClient();
  const store = useStore();
  const { data } = useQuery(me());
  function openDirect(userId: string): void {
    const openRoom = ({ id }: { id: string }): void => void navigate(paths.room.href({ id }));
    // A chat of this device opens offline, too.
    const known = [...store.get(groupsAtom).values()].find(({ target }) => target?.id === userId);
    if (known) openRoom(known);
    else chat?.openDirect(userId).then(openRoom, showError);
  }
  const profile = data
    ? { ...data, avatar: data.avatar_thumbnail ?? data.avatar, isFindable: data.findable_by_id === Toggle.OPEN }
    : null;
  return (
    <>
      <FriendsPage profile={profile} entries={ENTRIES} onMessage={openDirect} />
      <GroupDialogs loadDetails={loadDetails} />
    </>
  );
}
