import type { PresentEventBatch } from '../../platform/events/present.ts';
import { queryFriendsByPairs, toFriendPairMapKey } from './contacts.ts';

/** Presents the friend as the reader sees it; nothing if they are no longer friends. */
export const presentContactEvents: PresentEventBatch<'contact'> = async (db, events) => {
  const keys = events.map(({ user_id, ref }) => ({ user_id: user_id!, contact_id: ref.contact_id }));
  const contacts = await queryFriendsByPairs(db, keys);
  return keys.map((key) => () => {
    const contact = contacts.get(toFriendPairMapKey(key));
    return contact ? { type: 'contact', contact } : null;
  });
};

export const presentContactRemovedEvents: PresentEventBatch<'contact_removed'> = async (_db, events) =>
  events.map(({ ref }) => {
    const removed = { type: 'contact_removed', id: ref.contact_id } as const;
    return () => removed;
  });
