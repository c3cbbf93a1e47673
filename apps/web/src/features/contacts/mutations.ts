import { useMutation, useQueryClient } from '@tanstack/react-query';
import { api } from '../../shared/requests/api.ts';
import { addFriend } from '../../shared/users/add-friend.ts';
import { allFriendsQuery, upsertFriendInList, removeFriendFromList } from '../../shared/users/contacts.ts';
import { reloadFriends } from './queries.ts';

/** Makes a user a friend. The form shows the error. */
export function useAddFriendMutation() {
  const client = useQueryClient();
  return useMutation({
    meta: { isInline: true },
    mutationFn: (id: string) => addFriend(client, id),
  });
}

/** Ends a friendship: the friend disappears at once and comes back when the server rejects it. */
export function useRemoveFriendMutation() {
  const client = useQueryClient();
  return useMutation({
    mutationFn: (id: string) => api.DELETE('/api/v1/users/contacts/{id}', { params: { path: { id } } }),
    onMutate: async (id) => {
      // A response under way would show the friend again.
      await client.cancelQueries({ queryKey: allFriendsQuery().queryKey });
      return removeFriendFromList(client, id);
    },
    onError: (_error, _id, dropped) => {
      if (dropped) upsertFriendInList(client, dropped);
    },
    onSettled: () => reloadFriends(client),
  });
}
