import type { OnEvents } from '../../shared/events/on-events.ts';
import { currentSession } from '../../shared/session/session.ts';
import { loadBlocks } from '../../shared/users/blocks.ts';
import { memoQuery, mutualGroupsQuery, userQuery } from '../../shared/users/queries.ts';
import { loadRemarks } from '../../shared/users/sync-remarks.ts';
import { setMe } from './queries.ts';

/** The queries about other users; their keys begin with method and path. */
const USER_QUERIES = [userQuery, memoQuery, mutualGroupsQuery].map((query) => query('').queryKey.slice(0, 2));

export const onProfileEvents: OnEvents = (events, client) => {
  const session = currentSession();
  const invalidateUsers = (): void => {
    for (const queryKey of USER_QUERIES) void client.invalidateQueries({ queryKey });
  };
  // Failed loads are repeated with the next event or connection.
  const reloadContacts = (): void => {
    void Promise.allSettled([loadRemarks(session), loadBlocks(session)]);
    invalidateUsers();
  };
  events.on('user', ({ user: me }) => setMe(client, me));
  events.on('contacts', reloadContacts);
  events.on('contact', invalidateUsers);
  events.on('contact_removed', invalidateUsers);
  events.onConnectionState((state) => {
    if (state === 'live') reloadContacts();
  });
};
