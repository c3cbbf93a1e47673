import type { EventHandlers } from '../../shared/events/event-handlers.ts';
import { setMaintenance } from '../../shared/requests/maintenance.ts';

export const siteEventHandlers: EventHandlers = {
  maintenance: ({ maintenance }) => setMaintenance(maintenance),
};
