import type { QueryClient } from '@tanstack/react-query';
import type { EventHandlers } from '../../shared/events/event-handlers.ts';
import { allFriendsQuery, upsertFriendInList, removeFriendFromList } from '../../shared/users/contacts.ts';
import { reloadFriends } from './queries.ts';

/** Cancels a load of the list: it may be older than an event. Returns whether there was one. */
async function cancelLoad(client: QueryClient): Promise<boolean> {
  const { queryKey } = allFriendsQuery();
  const isLoading = client.isFetching({ queryKey }) > 0;
  if (isLoading) await client.cancelQueries({ queryKey });
  return isLoading;
}

export const contactsEventHandlers: EventHandlers = {
  async contact({ contact }, { client }) {
    upsertFriendInList(client, contact);
    if (await cancelLoad(client)) await reloadFriends(client);
  },
  async contact_removed({ id }, { client }) {
    removeFriendFromList(client, id);
    if (await cancelLoad(client)) await reloadFriends(client);
  },
  async contacts(_event, { client }) {
    await cancelLoad(client);
    await reloadFriends(client);
  },
};
