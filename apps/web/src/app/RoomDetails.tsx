import { getDirectPartnerId } from '@quintet/domain/chat/groups';
import type { Group } from '@quintet/domain/chat/message';
import { toAuthorId } from '@quintet/domain/social/author-id';
import { useAtomValue, useSetAtom } from 'jotai/react';
import { useState, type ReactNode } from 'react';
import { useNavigate } from 'react-router';
import type { ChatClient } from '../features/chat/chat-client.ts';
import { useChatClient } from '../features/chat/chat-client-atom.ts';
import { ClearHistoryDialog } from '../features/chat/list/ClearHistoryDialog.tsx';
import { useGetGroupDisplay } from '../features/chat/list/group-display.ts';
import { searchedRoomIdAtom } from '../features/chat/search/room-search-state.ts';
import { groupAtomFamily, sortedGroupsAtom } from '../features/chat/sync/atoms.ts';
import { useChatReportActions } from '../features/chat/use-chat-report-actions.ts';
import { useNewestPinPreview } from '../features/chat/use-newest-pin-preview.ts';
import { useOpenDirectChat } from '../features/chat/use-open-direct-chat.ts';
import { ChatDetails } from '../features/groups/details/ChatDetails.tsx';
import { openedChatDetailsAtom } from '../features/groups/details/details-state.ts';
import { showError } from '../shared/feedback/errors.ts';
import { LazyPagePart } from '../shared/loading/LazyPagePart.tsx';
import { paths } from '../shared/navigation/paths.ts';

const loadRoomMedia = () => import('../features/chat/media/RoomMediaGallery.tsx');

/** The details of the open room. In app because they show what the chat feature knows. */
export default function RoomDetails(): ReactNode {
  const chat = useChatClient();
  const open = useAtomValue(openedChatDetailsAtom);
  // Stays during the closing animation.
  const [groupId, setGroupId] = useState('');
  if (open && open.groupId !== groupId) setGroupId(open.groupId);
  const group = useAtomValue(groupAtomFamily(groupId));
  return chat && group && <Details key={group.id} chat={chat} group={group} />;
}

function Details({ chat, group }: { chat: ChatClient; group: Group }): ReactNode {
  const navigate = useNavigate();
  const getDisplay = useGetGroupDisplay();
  const { name, src, avatarId: id, kind } = getDisplay(group);
  const chats = useAtomValue(sortedGroupsAtom);
  const pinnedMessage = useNewestPinPreview(group.id);
  const report = useChatReportActions(group.id);
  const setSearchedRoom = useSetAtom(searchedRoomIdAtom);
  const closeDetails = useSetAtom(openedChatDetailsAtom);
  const openDirect = useOpenDirectChat({ onOpen: () => closeDetails(null) });
  const [isClearing, setIsClearing] = useState(false);

  function openProfile(userId: string): void {
    closeDetails(null);
    void navigate(paths.author.href({ id: toAuthorId(userId) }));
  }

  return (
    <>
      <ChatDetails
        group={group}
        partnerId={getDirectPartnerId(group, chat.me)}
        report={report}
        avatar={{ id, name, src, kind }}
        chats={chats.filter((other) => other.id !== group.id).map((other) => ({ id: other.id, ...getDisplay(other) }))}
        pinnedMessage={pinnedMessage?.text}
        media={<LazyPagePart load={loadRoomMedia} props={{ chat, groupId: group.id }} />}
        onPinnedMessage={() =>
          pinnedMessage &&
          void navigate(paths.room.href({ id: group.id }, { message: pinnedMessage.id }), { replace: true })
        }
        onNotifyChange={(changed) => void chat.groupCommands.changeNotify(group.id, changed).catch(showError)}
        onSearch={() => setSearchedRoom(group.id)}
        onClear={() => setIsClearing(true)}
        onProfile={openProfile}
        onMessage={(userId) => void openDirect(userId).catch(showError)}
      />
      {isClearing && <ClearHistoryDialog chat={chat} group={group} onClose={() => setIsClearing(false)} />}
    </>
  );
}
