import { profileEventHandlers, reloadRemarksAndBlocks } from '../features/profile/event-handlers.ts';
import { siteEventHandlers } from '../features/site/event-handlers.ts';
import type { EventClient } from '../shared/events/event-client.ts';
import { type EventContext, type EventHandlers, handleEvent } from '../shared/events/event-handlers.ts';
import { createLoaderWithBackoff } from '../shared/loading/create-loader-with-backoff.ts';
import { notificationEventHandlers, reloadNotifications } from '../shared/notifications/event-handlers.ts';
import { blockedUserIdsAtom } from '../shared/users/blocks.ts';

/** The handlers of what first screens show. */
const EVENT_HANDLERS: readonly EventHandlers[] = [profileEventHandlers, notificationEventHandlers, siteEventHandlers];

/** Retries until the handlers have loaded: without them the page would miss these events until a reload. */
const loadLazyHandlers = createLoaderWithBackoff(() => import('./lazy-event-handlers.ts'));

/** Registers the event handlers of all slices. Chat has its own, since its database owns the position in the stream. */
export function registerEventHandlers(events: EventClient, context: EventContext): void {
  const { store } = context;
  events.onAny((event) => {
    handleEvent(EVENT_HANDLERS, event, context);
    void loadLazyHandlers().then((lazy) => handleEvent(lazy.LAZY_EVENT_HANDLERS, event, context));
  });
  events.onConnectionState((state) => {
    if (state !== 'live') return;
    reloadRemarksAndBlocks(context);
    reloadNotifications(context);
  });
  events.onEventsMissed(() => loadLazyHandlers().then((lazy) => lazy.reloadShownData(context)));
  store.sub(
    blockedUserIdsAtom,
    () => store.get(blockedUserIdsAtom)?.size && loadLazyHandlers().then((lazy) => lazy.hidePostsOfBlockedUsers(store)),
  );
}
