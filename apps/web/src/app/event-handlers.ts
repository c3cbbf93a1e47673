import { onContactsEvents } from '../features/contacts/on-events.ts';
import { onGroupEvents } from '../features/groups/on-events.ts';
import { onProfileEvents } from '../features/profile/on-events.ts';
import { onSocialEvents } from '../features/social/on-events.ts';
import type { OnEvents } from '../shared/events/on-events.ts';
import { setMaintenance } from '../shared/requests/maintenance.ts';

const onSiteEvents: OnEvents = (events) => events.on('maintenance', ({ maintenance }) => setMaintenance(maintenance));

const SLICES: readonly OnEvents[] = [onProfileEvents, onContactsEvents, onGroupEvents, onSocialEvents, onSiteEvents];

/** Registers the event handlers of all slices. Chat has its own, since its database owns the position in the stream. */
export const registerEventHandlers: OnEvents = (events, client, store) => {
  for (const onEvents of SLICES) onEvents(events, client, store);
};
