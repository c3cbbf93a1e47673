import type { Events } from '../shared/events/events.ts';
import type { QueryClient } from '@tanstack/react-query';
import { keepMe } from '../features/profile/queries.ts';
import { setMaintenance } from '../shared/maintenance.ts';

/** What of the event stream is no single feature's, or changes what another one has asked for. */
export function followEvents(events: Events, client: QueryClient): void {
  events.on('user', ({ user }) => keepMe(client, user));
  events.on('maintenance', ({ maintenance }) => setMaintenance(maintenance));
}
