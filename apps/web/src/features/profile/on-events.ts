import type { RegisterStreamHandlers } from '../../shared/events/on-events.ts';
import { currentSession } from '../../shared/session/session.ts';
import { loadBlockedUsers } from '../../shared/users/blocks.ts';
import { memoQuery, mutualGroupsQuery, userQuery } from '../../shared/users/queries.ts';
import { loadRemarkNicknames } from '../../shared/users/sync-remarks.ts';
import { setOwnUser } from './queries.ts';

/** The queries about other users; their keys begin with method and path. */
const USER_QUERIES = [userQuery, memoQuery, mutualGroupsQuery].map((query) => query('').queryKey.slice(0, 2));

export const onProfileEvents: RegisterStreamHandlers = (events, client) => {
  const session = currentSession();
  const invalidateUsers = (): void => {
    for (const queryKey of USER_QUERIES) void client.invalidateQueries({ queryKey });
  };
  // Failed loads are repeated with the next event or connection.
  const reloadContacts = (): void => {
    void Promise.allSettled([loadRemarkNicknames(session), loadBlockedUsers(session)]);
    invalidateUsers();
  };
  events.on('user', ({ user: me }) => setOwnUser(client, me));
  events.on('contacts', reloadContacts);
  events.on('contact', invalidateUsers);
  events.on('contact_removed', invalidateUsers);
  events.onConnectionState((state) => {
    if (state === 'live') reloadContacts();
  });
};
