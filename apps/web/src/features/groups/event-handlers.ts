import type { EventHandlers } from '../../shared/events/event-handlers.ts';
import { invalidateGroupQueries } from './invalidate-group-queries.ts';

export const groupEventHandlers: EventHandlers = {
  members: ({ group_id: id }, { client }) => invalidateGroupQueries(client, id),
  group: ({ group }, { client }) => invalidateGroupQueries(client, group.id),
};
