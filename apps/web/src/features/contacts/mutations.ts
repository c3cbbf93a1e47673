import { useMutation, useQueryClient } from '@tanstack/react-query';
import { api } from '../../shared/requests/api.ts';
import { contactsQuery } from '../../shared/users/contacts.ts';
import { type Contact, removeContactFromList, putContactInList, reloadContacts } from './queries.ts';

/** Makes a user a friend and shows them in the list. The form shows the error. */
export function useAddContactMutation() {
  const client = useQueryClient();
  return useMutation({
    // Offline a mutation would wait; here it fails and says so.
    networkMode: 'always',
    meta: { isInline: true },
    mutationFn: async (id: string): Promise<Contact> => {
      const { data } = await api.POST('/api/v1/users/contacts', { body: { contact: id } });
      return data!.result;
    },
    onSuccess: (contact) => putContactInList(client, contact),
  });
}

/** Ends a friendship: the friend disappears at once and comes back when the server rejects it. */
export function useRemoveContactMutation() {
  const client = useQueryClient();
  return useMutation({
    networkMode: 'always',
    mutationFn: (id: string) => api.DELETE('/api/v1/users/contacts/{id}', { params: { path: { id } } }),
    onMutate: async (id) => {
      // A response under way would show the friend again.
      await client.cancelQueries({ queryKey: contactsQuery().queryKey });
      return removeContactFromList(client, id);
    },
    onError: (_error, _id, dropped) => {
      if (dropped) putContactInList(client, dropped);
    },
    onSettled: () => reloadContacts(client),
  });
}
