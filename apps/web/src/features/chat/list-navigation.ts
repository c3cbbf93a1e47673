import type { Location } from 'react-router';

/** History state: the entry before is the chat list. */
const FROM_LIST_STATE = { isOverList: true } as const;

export const cameFromList = ({ state }: Location): boolean =>
  (state as Partial<typeof FROM_LIST_STATE> | null)?.isOverList ?? false;

/** Navigation options for opening a chat from the list: pushes an entry, or replaces the open room. Going back always leads to the list. */
export function getOpenOptions(location: Location, isRoomOpen: boolean): { replace: boolean; state: unknown } {
  return { replace: isRoomOpen, state: isRoomOpen ? location.state : FROM_LIST_STATE };
}
