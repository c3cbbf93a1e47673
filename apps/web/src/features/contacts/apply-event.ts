import type { QueryClient } from '@tanstack/react-query';
import type { StreamEventOfType } from '../../shared/events/event-client.ts';
import { allFriendsQuery } from '../../shared/users/contacts.ts';
import { removeFriendFromList, putFriendInList, reloadFriends } from './queries.ts';

type ContactsEvent = StreamEventOfType<'contact' | 'contact_removed' | 'contacts'>;

/** Applies an event to the list of friends. A list that is being loaded may be older than the event, so it is loaded again. */
export async function applyContactsEvent(client: QueryClient, event: ContactsEvent): Promise<void> {
  if (event.type === 'contact') putFriendInList(client, event.contact);
  if (event.type === 'contact_removed') removeFriendFromList(client, event.id);
  const { queryKey } = allFriendsQuery();
  const isLoading = client.isFetching({ queryKey }) > 0;
  if (isLoading) await client.cancelQueries({ queryKey });
  if (event.type === 'contacts' || isLoading) await reloadFriends(client);
}
