import { registerProfileEventHandlers } from '../features/profile/on-events.ts';
import { registerNotificationEventHandlers } from '../shared/notifications/on-events.ts';
import type { RegisterEventHandlers } from '../shared/events/on-events.ts';
import { createRetryingLoader } from '../shared/loading/create-retrying-loader.ts';
import { setMaintenance } from '../shared/requests/maintenance.ts';
import { blockedUserIdsAtom } from '../shared/users/blocks.ts';

const onSiteEvents: RegisterEventHandlers = (events) =>
  events.on('maintenance', ({ maintenance }) => setMaintenance(maintenance));

/** Their handlers load with the first of these events. */
const LATE_EVENTS = [
  'contact',
  'contact_removed',
  'contacts',
  'members',
  'group',
  'balance',
  'trading_log',
  'binding',
  'post',
  'red_envelope',
  'discover',
  'sessions',
  'login_qrcode',
] as const;

/** What an event told would be missing until a reload, if its handler were not loaded in the end. */
const getLateEvents = createRetryingLoader(() => import('./lazy-event-handlers.ts'));

const onLateEvents: RegisterEventHandlers = (events, client, store) => {
  for (const type of LATE_EVENTS)
    events.on(type, (event) => getLateEvents().then((late) => late.applyLazyEvent(event, client, store)));
  events.onEventsMissed(() => getLateEvents().then((late) => late.reloadShownData(client, store)));
  store.sub(
    blockedUserIdsAtom,
    () => store.get(blockedUserIdsAtom)?.size && getLateEvents().then((late) => late.hidePostsOfBlockedUsers(store)),
  );
};

const SLICES: readonly RegisterEventHandlers[] = [
  registerProfileEventHandlers,
  registerNotificationEventHandlers,
  onSiteEvents,
  onLateEvents,
];

/** Registers the event handlers of all slices. Chat has its own, since its database owns the position in the stream. */
export const registerEventHandlers: RegisterEventHandlers = (events, client, store) => {
  for (const onEvents of SLICES) onEvents(events, client, store);
};
