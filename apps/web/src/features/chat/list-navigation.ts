import type { Location } from 'react-router';

/** Kept with a place in the history: the list of chats is the one before it. */
const OVER_LIST = { isOverList: true } as const;

export const isOverList = ({ state }: Location): boolean =>
  (state as Partial<typeof OVER_LIST> | null)?.isOverList ?? false;

/**
 * How a chat is opened from the list: over it, or, where another one is open beside it, in place of that. So going back leads to the
 * list, however many chats were looked at.
 */
export function openingFrom(location: Location, isRoomOpen: boolean): { replace: boolean; state: unknown } {
  return { replace: isRoomOpen, state: isRoomOpen ? location.state : OVER_LIST };
}
