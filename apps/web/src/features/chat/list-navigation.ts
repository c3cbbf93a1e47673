import { matchPath, type Location } from 'react-router';
import { paths } from '../../shared/navigation/paths.ts';

/** History state: the entry before is the chat list. */
const FROM_LIST_STATE = { isOverList: true } as const;

export const cameFromChatList = ({ state }: Location): boolean =>
  (state as Partial<typeof FROM_LIST_STATE> | null)?.isOverList ?? false;

/** The open room by the address, which is ahead of the screen while a room loads. */
export const getOpenRoomId = (): string | undefined =>
  matchPath(paths.room.pattern, window.location.pathname)?.params.id;

/** Navigation options for opening a chat from the list: pushes an entry, or replaces the open room. Going back always leads to the list. */
export function getRoomNavigationOptions(): { replace: boolean; state: unknown } {
  const isRoomOpen = getOpenRoomId() !== undefined;
  return { replace: isRoomOpen, state: isRoomOpen ? history.state?.usr : FROM_LIST_STATE };
}
