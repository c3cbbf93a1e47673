import type { QueryClient } from '@tanstack/react-query';
import { groupAtom } from '../features/chat/sync/atoms.ts';
import { applyContactsEvent } from '../features/contacts/apply-event.ts';
import { refreshDiscoverContent } from '../features/discover/apply-event.ts';
import { refreshDiscoverKinds } from '../features/discover/kinds.ts';
import { invalidateGroupQueries } from '../features/groups/invalidate-group-queries.ts';
import { applyRedEnvelopeEvent } from '../features/red-envelopes/apply-event.ts';
import { signedInDevicesQuery } from '../features/profile/queries.ts';
import { setApprovedLoginIdAtom } from '../features/profile/scan/approved-login.ts';
import { refreshOpenableEnvelopeStatuses } from '../features/red-envelopes/load-statuses.ts';
import { hideBlockedAuthors } from '../features/social/actions/blocks.ts';
import { upsertPostsAtom } from '../features/social/posts.ts';
import { applyWalletEvent } from '../features/wallet/apply-event.ts';
import type { StreamEventOfType } from '../shared/events/event-client.ts';
import { reloadAllQueries } from '../shared/requests/reload-all-queries.ts';
import type { Session } from '../shared/session/session.ts';

type LateEvent = StreamEventOfType<
  | 'contact'
  | 'contact_removed'
  | 'contacts'
  | 'members'
  | 'group'
  | 'balance'
  | 'trading_log'
  | 'binding'
  | 'post'
  | 'red_envelope'
  | 'discover'
  | 'sessions'
  | 'login_qrcode'
>;

/** Applies an event to friends, groups, posts, the wallet, red envelopes, discover content, signed-in devices or a login by QR code. A file of its own, because no first screen shows what these events change. */
export function applyLazyEvent(event: LateEvent, client: QueryClient, store: Session['store']): void | Promise<void> {
  switch (event.type) {
    case 'balance':
      refreshOpenableEnvelopeStatuses(store);
      return applyWalletEvent(client, event);
    case 'trading_log':
    case 'binding':
      return applyWalletEvent(client, event);
    case 'red_envelope':
      return applyRedEnvelopeEvent(client, store, event, store.get(groupAtom(event.group_id))?.member_count ?? 0);
    case 'discover':
      return refreshDiscoverContent(client, store);
    case 'sessions':
      return client.invalidateQueries({ queryKey: signedInDevicesQuery().queryKey });
    case 'login_qrcode':
      return store.set(setApprovedLoginIdAtom, event.qrcode_id);
    case 'post':
      return store.set(upsertPostsAtom, [event.post]);
    case 'members':
      return invalidateGroupQueries(client, event.group_id);
    case 'group':
      return invalidateGroupQueries(client, event.group.id);
    default:
      return applyContactsEvent(client, event);
  }
}

/** Loads what is shown again, after events were missed. The kinds of discover content are in no query. */
export async function reloadShownData(client: QueryClient, store: Session['store']): Promise<void> {
  await Promise.all([reloadAllQueries(client), refreshDiscoverKinds({ store })]);
}

/** Hides the posts of users who are blocked now. */
export const hidePostsOfBlockedUsers = (store: Session['store']): void => hideBlockedAuthors(store);
