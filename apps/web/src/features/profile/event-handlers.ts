import type { EventContext, EventHandlers } from '../../shared/events/event-handlers.ts';
import { getCurrentSession } from '../../shared/session/session.ts';
import { refreshBlockedUsers } from '../../shared/users/blocks.ts';
import { setCachedOwnUser } from '../../shared/users/own-user.ts';
import { userMemoQuery, mutualGroupsQuery, userQuery } from '../../shared/users/queries.ts';
import { refreshRemarkNicknames } from '../../shared/users/sync-remarks.ts';
import { signedInDevicesQuery } from './queries.ts';
import { setApprovedLoginIdAtom } from './scan/approved-login.ts';

/** The queries about other users; their keys begin with method and path. */
const USER_QUERIES = [userQuery, userMemoQuery, mutualGroupsQuery].map((query) => query('').queryKey.slice(0, 2));

function invalidateUsers({ client }: EventContext): void {
  for (const queryKey of USER_QUERIES) void client.invalidateQueries({ queryKey });
}

/** Reloads the remark names and blocks of this user, and users that are shown. A failed load is repeated with the next event or connection. */
export function reloadRemarksAndBlocks(context: EventContext): void {
  const session = getCurrentSession();
  void Promise.allSettled([refreshRemarkNicknames(session), refreshBlockedUsers(session)]);
  invalidateUsers(context);
}

export const profileEventHandlers: EventHandlers = {
  user: ({ user }, { client }) => setCachedOwnUser(client, user),
  contacts: (_event, context) => reloadRemarksAndBlocks(context),
  contact: (_event, context) => invalidateUsers(context),
  contact_removed: (_event, context) => invalidateUsers(context),
  sessions: (_event, { client }) => client.invalidateQueries({ queryKey: signedInDevicesQuery().queryKey }),
  login_qrcode: ({ qrcode_id: id }, { store }) => store.set(setApprovedLoginIdAtom, id),
};
