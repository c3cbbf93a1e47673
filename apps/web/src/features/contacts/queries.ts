import type { Schemas } from '@quintet/api/types';
import type { QueryClient } from '@tanstack/react-query';
import { $api } from '../../shared/requests/query.ts';
import { allFriendsQuery } from '../../shared/users/contacts.ts';

export type FriendContact = Schemas['Contact'];

/** The invite code of this user and how many registered with it, loaded at each opening; its sheet shows the error. */
export const ownInviteCodeQuery = () =>
  $api.queryOptions(
    'get',
    '/api/v1/users/invitation',
    {},
    { select: ({ result }) => result, staleTime: 0, meta: { isInline: true } },
  );

function updateContacts(client: QueryClient, update: (known: FriendContact[]) => FriendContact[]): void {
  client.setQueryData(allFriendsQuery().queryKey, (known: { result: FriendContact[] } | undefined) =>
    known ? { result: update(known.result) } : known,
  );
}

/** Shows a friend, new or changed, if the list is loaded. */
export function putFriendInList(client: QueryClient, contact: FriendContact): void {
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

/** Loads the friends again, now or when they are shown. */
export const reloadFriends = (client: QueryClient): Promise<void> =>
  client.invalidateQueries({ queryKey: allFriendsQuery().queryKey });
