import type { EventContext, EventHandlers } from '../events/event-handlers.ts';
import { refreshNewNotificationCount, setNewNotificationCount } from './new-count.ts';

/** The list of notifications; its pages load again when it is shown. */
export const NOTIFICATIONS_QUERY_KEY = ['get', '/api/v1/notification/list'];

const reloadList = ({ client }: EventContext): void =>
  void client.invalidateQueries({ queryKey: NOTIFICATIONS_QUERY_KEY });

export const notificationEventHandlers: EventHandlers = {
  notification({ count }, context) {
    setNewNotificationCount(context.store, count);
    reloadList(context);
  },
};

/** Loads the notifications again at each connection. A failed load is repeated with the next one. */
export function reloadNotifications(context: EventContext): void {
  refreshNewNotificationCount(context.store).catch(() => undefined);
  reloadList(context);
}
