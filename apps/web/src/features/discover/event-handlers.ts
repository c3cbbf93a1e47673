import type { EventHandlers } from '../../shared/events/event-handlers.ts';
import { refreshDiscoverKinds } from './kinds.ts';
import { isDiscoverQuery } from './queries.ts';

export const discoverEventHandlers: EventHandlers = {
  /** The operator published or withdrew content: loads what is shown again. */
  discover: (_event, { client, store }) =>
    Promise.all([refreshDiscoverKinds({ store }), client.invalidateQueries({ predicate: isDiscoverQuery })]),
};
