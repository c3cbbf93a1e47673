import type { EventClient } from '../shared/events/event-client.ts';
import type { QueryClient } from '@tanstack/react-query';
import { setMe } from '../features/profile/queries.ts';
import { setApprovedLoginAtom } from '../features/profile/scan/approved-login.ts';
import { setMaintenance } from '../shared/requests/maintenance.ts';
import type { Session } from '../shared/session/session.ts';

/** Handles stream events that belong to no single feature or update data of several. */
export function syncEvents(events: EventClient, client: QueryClient, store: Session['store']): void {
  events.on('user', ({ user }) => setMe(client, user));
  events.on('post', async ({ post }) => {
    const { upsertPostsAtom } = await import('../features/social/posts.ts');
    store.set(upsertPostsAtom, [post]);
  });
  events.on('login_qrcode', ({ qrcode_id }) => store.set(setApprovedLoginAtom, qrcode_id));
  events.on('maintenance', ({ maintenance }) => setMaintenance(maintenance));
}
