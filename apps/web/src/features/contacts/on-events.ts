import type { OnEvents } from '../../shared/events/on-events.ts';

/** Keeps the friends up to date. The handlers load with the first event, because a first screen shows no friends. */
export const onContactsEvents: OnEvents = (events, client) => {
  for (const type of ['contact', 'contact_removed', 'contacts'] as const)
    events.on(type, async (event) => (await import('./apply-event.ts')).applyEvent(client, event));
};
