import type { Location } from 'react-router';

/** Kept with a place in the history: the list of chats is the one before it. */
const FROM_LIST_STATE = { isOverList: true } as const;

export const cameFromList = ({ state }: Location): boolean =>
  (state as Partial<typeof FROM_LIST_STATE> | null)?.isOverList ?? false;

/**
 * How a chat is opened from the list: over it, or, where another one is open beside it, in place of that. So going back leads to the
 * list, however many chats were looked at.
 */
export function getOpenOptions(location: Location, isRoomOpen: boolean): { replace: boolean; state: unknown } {
  return { replace: isRoomOpen, state: isRoomOpen ? location.state : FROM_LIST_STATE };
}
