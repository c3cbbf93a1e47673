import { groupAtomFamily } from '../features/chat/sync/atoms.ts';
import { contactsEventHandlers } from '../features/contacts/event-handlers.ts';
import { refreshDiscoverKinds } from '../features/discover/kinds.ts';
import { discoverEventHandlers } from '../features/discover/event-handlers.ts';
import { groupEventHandlers } from '../features/groups/event-handlers.ts';
import { createRedEnvelopeEventHandlers } from '../features/red-envelopes/event-handlers.ts';
import { removePostsOfBlockedAuthors } from '../features/social/actions/blocks.ts';
import { socialEventHandlers } from '../features/social/event-handlers.ts';
import { walletEventHandlers } from '../features/wallet/event-handlers.ts';
import type { EventContext, EventHandlers } from '../shared/events/event-handlers.ts';
import { reloadAllQueries } from '../shared/requests/reload-all-queries.ts';
import type { Session } from '../shared/session/session.ts';

/** The handlers of what no first screen shows. */
export const LAZY_EVENT_HANDLERS: readonly EventHandlers[] = [
  contactsEventHandlers,
  groupEventHandlers,
  socialEventHandlers,
  walletEventHandlers,
  createRedEnvelopeEventHandlers((store, groupId) => store.get(groupAtomFamily(groupId))?.member_count ?? 0),
  discoverEventHandlers,
];

/** Loads what is shown again, after events were missed. The kinds of discover content are in no query. */
export async function reloadShownData({ client, store }: EventContext): Promise<void> {
  await Promise.all([reloadAllQueries(client), refreshDiscoverKinds({ store })]);
}

/** Hides the posts of users who are blocked now. */
export const hidePostsOfBlockedUsers = (store: Session['store']): void => removePostsOfBlockedAuthors(store);
