import { useMutation, useQueryClient } from '@tanstack/react-query';
import { api } from '../../shared/requests/api.ts';
import { allFriendsQuery } from '../../shared/users/contacts.ts';
import { type FriendContact, removeFriendFromList, putFriendInList, reloadFriends } from './queries.ts';

/** Makes a user a friend and shows them in the list. The form shows the error. */
export function useAddFriendMutation() {
  const client = useQueryClient();
  return useMutation({
    // Offline a mutation would wait; here it fails and says so.
    networkMode: 'always',
    meta: { isInline: true },
    mutationFn: async (id: string): Promise<FriendContact> => {
      const { data } = await api.POST('/api/v1/users/contacts', { body: { contact: id } });
      return data!.result;
    },
    onSuccess: (contact) => putFriendInList(client, contact),
  });
}

/** Ends a friendship: the friend disappears at once and comes back when the server rejects it. */
export function useRemoveFriendMutation() {
  const client = useQueryClient();
  return useMutation({
    networkMode: 'always',
    mutationFn: (id: string) => api.DELETE('/api/v1/users/contacts/{id}', { params: { path: { id } } }),
    onMutate: async (id) => {
      // A response under way would show the friend again.
      await client.cancelQueries({ queryKey: allFriendsQuery().queryKey });
      return removeFriendFromList(client, id);
    },
    onError: (_error, _id, dropped) => {
      if (dropped) putFriendInList(client, dropped);
    },
    onSettled: () => reloadFriends(client),
  });
}
