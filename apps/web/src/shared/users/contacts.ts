import type { Schemas } from '@quintet/api/types';
import type { QueryClient } from '@tanstack/react-query';
import { $api } from '../requests/query.ts';

export type FriendContact = Schemas['Contact'];

/** The friends of this user; the screen shows its error. */
export const allFriendsQuery = () =>
  $api.queryOptions('get', '/api/v1/users/contacts', {}, { select: ({ result }) => result });

function updateContacts(client: QueryClient, update: (known: FriendContact[]) => FriendContact[]): void {
  client.setQueryData(allFriendsQuery().queryKey, (known: { result: FriendContact[] } | undefined) =>
    known ? { result: update(known.result) } : known,
  );
}

/** Shows a friend, new or changed, if the list is loaded. */
export function upsertFriendInList(client: QueryClient, contact: FriendContact): void {
  updateContacts(client, (known) => [...known.filter(({ id }) => id !== contact.id), contact]);
}

/** Removes a friend from the list; returns the friend. */
export function removeFriendFromList(client: QueryClient, id: string): FriendContact | undefined {
  let dropped: FriendContact | undefined;
  updateContacts(client, (known) => {
    dropped = known.find((contact) => contact.id === id);
    return known.filter((contact) => contact !== dropped);
  });
  return dropped;
}
