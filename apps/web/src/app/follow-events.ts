import type { Events } from '../shared/events/events.ts';
import type { QueryClient } from '@tanstack/react-query';
import { keepMe } from '../features/profile/queries.ts';
import { setMaintenance } from '../shared/maintenance.ts';
import type { Session } from '../shared/session.ts';

/** What of the event stream is no single feature's, or changes what another one has asked for. */
export function followEvents(events: Events, client: QueryClient, store: Session['store']): void {
  events.on('user', ({ user }) => keepMe(client, user));
  events.on('post', async ({ post }) => {
    const { keepPostsAtom } = await import('../features/social/posts.ts');
    store.set(keepPostsAtom, [post]);
  });
  events.on('maintenance', ({ maintenance }) => setMaintenance(maintenance));
}
