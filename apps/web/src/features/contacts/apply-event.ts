import type { QueryClient } from '@tanstack/react-query';
import type { StreamEventOfType } from '../../shared/events/event-client.ts';
import { contactsQuery } from '../../shared/users/contacts.ts';
import { removeContactFromList, putContactInList, reloadContacts } from './queries.ts';

type ContactsEvent = StreamEventOfType<'contact' | 'contact_removed' | 'contacts'>;

/** Applies an event to the list of friends. A list that is being loaded may be older than the event, so it is loaded again. */
export async function applyContactsEvent(client: QueryClient, event: ContactsEvent): Promise<void> {
  if (event.type === 'contact') putContactInList(client, event.contact);
  if (event.type === 'contact_removed') removeContactFromList(client, event.id);
  const { queryKey } = contactsQuery();
  const isLoading = client.isFetching({ queryKey }) > 0;
  if (isLoading) await client.cancelQueries({ queryKey });
  if (event.type === 'contacts' || isLoading) await reloadContacts(client);
}
