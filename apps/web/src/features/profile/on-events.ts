import type { RegisterEventHandlers } from '../../shared/events/on-events.ts';
import { getCurrentSession } from '../../shared/session/session.ts';
import { fetchBlockedUsers } from '../../shared/users/blocks.ts';
import { userMemoQuery, mutualGroupsQuery, userQuery } from '../../shared/users/queries.ts';
import { refreshRemarkNicknames } from '../../shared/users/sync-remarks.ts';
import { setOwnUser } from './queries.ts';

/** The queries about other users; their keys begin with method and path. */
const USER_QUERIES = [userQuery, userMemoQuery, mutualGroupsQuery].map((query) => query('').queryKey.slice(0, 2));

export const registerProfileEventHandlers: RegisterEventHandlers = (events, client) => {
  const session = getCurrentSession();
  const invalidateUsers = (): void => {
    for (const queryKey of USER_QUERIES) void client.invalidateQueries({ queryKey });
  };
  // Failed loads are repeated with the next event or connection.
  const reloadContacts = (): void => {
    void Promise.allSettled([refreshRemarkNicknames(session), fetchBlockedUsers(session)]);
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
