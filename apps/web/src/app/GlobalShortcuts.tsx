import { useSetAtom } from 'jotai/react';
import type { ReactNode } from 'react';
import { useMatch, useNavigate } from 'react-router';
import { useChatListGroups } from '../features/chat/list/use-chat-list-groups.ts';
import { getRoomNavigationOptions, getOpenRoomId } from '../features/chat/list-navigation.ts';
import { searchedRoomIdAtom } from '../features/chat/search/room-search-state.ts';
import { paths } from '../shared/navigation/paths.ts';
import { useShortcut } from '../shared/navigation/use-shortcut.ts';

const findVisibleField = (): HTMLElement | undefined =>
  [...document.querySelectorAll<HTMLElement>('[role=search] input')].find((field) => field.checkVisibility());

/** The keys of members on every screen, loaded after it. */
export default function GlobalShortcuts(): ReactNode {
  const navigate = useNavigate();
  // The search field of the page, else the search.
  useShortcut({ key: 'k', isWithControl: true }, () => {
    const field = findVisibleField();
    if (field) field.focus();
    else void navigate(paths.search.href());
  });
  const isInRoom = useMatch(paths.room.pattern) !== null;
  const isOnChats = useMatch(paths.chat.pattern) !== null || isInRoom;
  return (
    <>
      {isOnChats && <ChatShortcuts />}
      {isInRoom && <RoomShortcuts />}
    </>
  );
}

/** Alt with an arrow key opens the chat above or below the open one. */
function ChatShortcuts(): ReactNode {
  const navigate = useNavigate();
  const groups = useChatListGroups();
  const move = (step: 1 | -1): void => {
    const openId = getOpenRoomId();
    const current = groups.findIndex(({ id }) => id === openId);
    const next = groups[current < 0 ? 0 : current + step];
    if (next) void navigate(paths.room.href({ id: next.id }), getRoomNavigationOptions());
  };
  useShortcut({ key: 'ArrowUp', isWithAlt: true }, () => move(-1));
  useShortcut({ key: 'ArrowDown', isWithAlt: true }, () => move(1));
  return null;
}

/** Searches the open room. */
function RoomShortcuts(): ReactNode {
  const search = useSetAtom(searchedRoomIdAtom);
  useShortcut({ key: 'f', isWithControl: true }, () => search(getOpenRoomId() ?? null));
  return null;
}
